/** Calls about the people of a portal: the client's contact, and what clients change of their own profile. */

import type { Bodies } from '../../settings/own/bodies'
import { colleaguesShape } from '../schema/entities/colleagues'
import { consultantShape } from '../schema/entities/consultant'
import { userShape } from '../schema/entities/user'
import { ask, one, type Signal, type UploadOptions } from './ask'

export const consultant = (pocId: string, options?: Signal) =>
  ask('consultant', one(consultantShape, 'poc', 'consultant'), { params: { pocId }, ...options })

const readProfile = one(userShape, 'user', 'client')

export const changeProfile = (id: string, json: Bodies['changeProfile'], options?: Signal) =>
  ask('changeProfile', readProfile, { params: { id }, json, ...options })

/** @param form with the `photo`; without one, there is none any more. */
export const changePhoto = (id: string, form: FormData, options?: UploadOptions) =>
  ask('changePhoto', readProfile, { params: { id }, form, ...options })

const readColleagues = one(colleaguesShape, 'colleagues')

export const colleagues = (clientId: string, options?: Signal) =>
  ask('colleagues', readColleagues, { params: { clientId }, ...options })

export const inviteColleague = (clientId: string, json: Bodies['inviteColleague'], options?: Signal) =>
  ask('inviteColleague', readColleagues, { params: { clientId }, json, ...options })

export const removeColleague = (clientId: string, json: Bodies['removeColleague'], options?: Signal) =>
  ask('removeColleague', readColleagues, { params: { clientId }, json, ...options })

export const changeColleague = (clientId: string, json: Bodies['changeColleague'], options?: Signal) =>
  ask('changeColleague', readColleagues, { params: { clientId }, json, ...options })

/** Calls about what clients change of their own profile. */
import type { Bodies } from '../../../settings/own/bodies'
import { userShape } from '../../schema/entities/user'
import { ask, one, type Signal, type UploadOptions } from '../ask'

const readProfile = one(userShape, 'user', 'client')

export const changeProfile = (id: string, json: Bodies['changeProfile'], options?: Signal) =>
  ask('changeProfile', readProfile, { params: { id }, json, ...options })

/** @param form with the `photo`; without one, there is none any more. */
export const changePhoto = (id: string, form: FormData, options?: UploadOptions) =>
  ask('changePhoto', readProfile, { params: { id }, form, ...options })

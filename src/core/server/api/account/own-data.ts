/** Calls about all that is kept of the client. */
import type { Bodies } from '../../../settings/own/bodies'
import { ownDataShape } from '../../schema/entities/own-data'
import { ask, one, type Signal } from '../ask'

const readOwnData = one(ownDataShape, 'ownData')

export const ownData = (clientId: string, options?: Signal) =>
  ask('ownData', readOwnData, { params: { clientId }, ...options })

export const askForCopy = (clientId: string, options?: Signal) =>
  ask('askForCopy', readOwnData, { params: { clientId }, ...options })

export const askForErasure = (clientId: string, json: Bodies['askForErasure'], options?: Signal) =>
  ask('askForErasure', readOwnData, { params: { clientId }, json, ...options })

export const withdrawErasure = (clientId: string, options?: Signal) =>
  ask('withdrawErasure', readOwnData, { params: { clientId }, ...options })

/** Calls about the client's own ways in: what there is of them, and how they change. */

import { isRecord, ownField } from '../../page/is-record'
import type { Bodies } from '../../settings/own/bodies'
import type { RequestOptions } from '../outgoing'
import { securityShape } from '../schema/entities/security'
import { ask, one, type Signal } from './ask'
import { readQuestion, textUnder } from './ways'

const readSecurity = one(securityShape, 'security')

export const security = (options?: Signal) => ask('security', readSecurity, options)

export const changePassword = (
  json: Bodies['changePassword'],
  options?: Pick<RequestOptions, 'signal' | 'isLastToken'>,
) => ask('changePassword', textUnder('token'), { json, ...options })

export const newPasskeyOptions = (options?: Signal) => ask('newPasskeyOptions', readQuestion, options)

export const addPasskey = (json: Bodies['addPasskey'], options?: Signal) =>
  ask('addPasskey', readSecurity, { json, ...options })

export const removePasskey = (passkeyId: string, options?: Signal) =>
  ask('removePasskey', readSecurity, { params: { passkeyId }, ...options })

/** A second step that is about to be turned on. */
export interface SetUp {
  setUp: string
  /** The key for an app, and the address that holds it; empty for codes by mail. */
  secret: string
  address: string
}

const readSetUp = Object.assign(
  (answer: unknown): SetUp | undefined => {
    const place = [ownField(answer, 'data'), answer].find(isRecord)
    const textOf = (name: string) => String(ownField(place, name) ?? '')
    const setUp = textOf('setUp')
    return setUp ? { setUp, secret: textOf('secret'), address: textOf('address') } : undefined
  },
  { shape: {} },
)

export const beginSecondStep = (json: Bodies['beginSecondStep'], options?: Signal) =>
  ask('beginSecondStep', readSetUp, { json, ...options })

const readCodes = Object.assign(
  (answer: unknown): string[] | undefined => {
    const codes = [ownField(answer, 'data'), answer].map((place) => ownField(place, 'recoveryCodes'))
    const found = codes.find(Array.isArray)
    return found?.map(String)
  },
  { shape: {} },
)

export const turnOnSecondStep = (json: Bodies['turnOnSecondStep'], options?: Signal) =>
  ask('turnOnSecondStep', readCodes, { json, ...options })

export const turnOffSecondStep = (options?: Signal) => ask('turnOffSecondStep', readSecurity, options)

export const renewRecoveryCodes = (options?: Signal) => ask('renewRecoveryCodes', readCodes, options)

/** @param session One of them; without it, all others than the one that asks. */
export const endSessions = (json: Bodies['endSessions'], options?: Signal) =>
  ask('endSessions', readSecurity, { json, ...options })

/** Calls to sign in, and to reset a forgotten password. */
import { isRecord, ownField } from '../../page/is-record'
import type { Bodies } from '../../settings/own/bodies'
import { type SecondStepWay, secondStepWays } from '../schema/entities/security'
import { type User, userShape } from '../schema/entities/user'
import { reader } from '../schema/read'
import { ask, type Signal } from './ask'

const readUser = reader(userShape)

/** A sign-in that is half done: the server asks for a second step. */
export interface HalfDone {
  /** Names the sign-in to the server. */
  step: string
  /** By what the client can go on, the best first. */
  ways: readonly SecondStepWay[]
  /** For how many days a browser is trusted; without it, none is. */
  trustDays?: number | undefined
}

export interface SignedIn {
  user: User
  token: string
  /** Stands for the second step the next time, in this browser. */
  trust?: string | undefined
}

const readHalfDone = reader({ step: 'id', ways: ['text'], 'trustDays?': 'number' })

const isWay = (word: string): word is SecondStepWay => secondStepWays.some((way) => way === word)

/** The user may be whole, or no more than an id, beside the token or in it: the profile is asked for afterwards. */
function signedIn(answer: unknown): SignedIn | HalfDone | undefined {
  const places = [ownField(answer, 'data'), answer]
  const find = (...names: string[]) =>
    places.flatMap((place) => names.map((name) => ownField(place, name))).find(Boolean)
  const half = readHalfDone(find('secondStep'))
  if (half) {
    const ways = half.ways.filter(isWay)
    return ways.length > 0 ? { ...half, ways } : undefined
  }
  const found = find('user', 'client')
  const user = readUser(isRecord(found) ? found : { _id: found ?? find('userId', 'clientId', '_id', 'id') })
  const [token, trust] = [find('token'), find('trust')]
  if (!user || typeof token !== 'string') return undefined
  return { user, token, ...(typeof trust === 'string' && { trust }) }
}

/** Reads who has signed in. The texts in it may be HTML. */
export const readSignedIn = Object.assign(signedIn, { shape: { user: userShape } })

export const login = (json: Bodies['login'], options?: Signal) =>
  ask('login', readSignedIn, { json, ...options })

/** Nobody would hear of a mail that was not sent, or of a password that was not set: the answer must say that it was. */
export const succeeded = (answer: unknown) => ownField(answer, 'success') === true || undefined

export const sendResetEmail = (email: string, options?: Signal) =>
  ask('sendResetEmail', succeeded, { json: { email }, ...options })

export const resetPassword = (userId: string, token: string, password: string, options?: Signal) =>
  ask('resetPassword', succeeded, { params: { userId, token }, json: { password }, ...options })

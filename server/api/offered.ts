/** What not every server can, and this one does. */
import { abilities, ownSessionCalls, signInWays } from '../../src/core/server/schema/index.ts'
import type { Dependencies } from './dependencies.ts'

/** All ways in that there are. */
export const allWays = signInWays
export type Way = (typeof allWays)[number]

/** All of it, except that a new ticket names no project by its id: its subject does. */
export const offered = abilities.filter((each) => each !== 'serviceId')

/** The same for a session that another server keeps. */
export const offeredToOthers = offered.filter((each) => !ownSessionCalls.includes(each))

/** What is said of it beside the answer to a sign-in and to the session's check. */
export function announced(
  isOwnSession: boolean,
  { limits, receiveUpload, signInWays: ways }: Pick<Dependencies, 'limits' | 'receiveUpload' | 'signInWays'>,
) {
  const lacks = [
    ...(receiveUpload ? [] : ['uploads']),
    ...(ways.includes('password') ? [] : ['changePassword']),
    ...(ways.includes('passkey') ? [] : ['passkeys']),
  ]
  return {
    optional: (isOwnSession ? offered : offeredToOthers).filter((each) => !lacks.includes(each)),
    ...(isOwnSession && { renewFor: limits.renewSeconds }),
  }
}

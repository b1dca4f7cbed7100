/** The ways to sign in that a form offers. */
import { computed } from 'nanostores'
import { warnOnce } from '../../page/warn-once'
import type { SignInWay } from '../../server/schema/entities/security'
import type { Sending } from '../../server/sending'
import { $settings } from '../../settings/config'

const none: readonly SignInWay[] = []

/** In the order of the form. Where the host signs its clients in, there is none. */
export const $signInWays = computed($settings, ({ getToken, signInWays }) => (getToken ? none : signInWays))

/** Statuses by which a server says that it lacks a call. */
export const isMissing = (status: number): boolean => [404, 405, 501].includes(status)

/** Says so in the console where a setting names a way that the server lacks. The client reads the refusal, and has the other ways. */
export function warnOfMissing(way: SignInWay, sending: Sending): void {
  if (sending.status === 'refused' && isMissing(sending.code)) tellMissing(way)
}

export const tellMissing = (way: SignInWay) =>
  warnOnce(`the server has no "${way}" sign-in, which \`signInWays\` names.`)

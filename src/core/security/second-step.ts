/** Turns the second step on and off. */
import * as api from '../server/api/security'
import type { SecondStepKind } from '../server/schema'
import type { Sender } from '../server/sending'
import { securityMessages } from '../text/messages/security/security'
import { act, change } from './acts'
import { $security } from './security'

export type { SetUp } from '../server/api/security'

export const beginSecondStep = (kind: SecondStepKind, sender: Sender) =>
  act(({ signal }) => api.beginSecondStep({ kind }, { signal }), sender)

/** @returns the recovery codes, which nobody gets to see again; `null` when it is not on. */
export async function turnOnSecondStep(setUp: string, code: string, sender: Sender) {
  const json = { setUp, code: code.replace(/\s/g, '') }
  const codes = await act(({ signal }) => api.turnOnSecondStep(json, { signal }), sender)
  if (codes) $security.refresh()
  return codes
}

export const turnOffSecondStep = (sender: Sender) =>
  change(({ signal }) => api.turnOffSecondStep({ signal }), sender, securityMessages.get().turnedOff)

/** @returns the new codes; those of before count no more. */
export async function renewRecoveryCodes(sender: Sender) {
  const codes = await act(({ signal }) => api.renewRecoveryCodes({ signal }), sender)
  if (codes) $security.refresh()
  return codes
}

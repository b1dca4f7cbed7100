/** Codes that are short enough to type. A digest of one is read back in a second: they are kept signed. */
import { hex, type Sign, sixDigitCode } from '../../base/secrets.ts'
import { stepCode } from '../../mail/texts/step-code.ts'
import type { Client } from '../../stores/records.ts'
import type { Store } from '../../stores/store.ts'
import type { Dependencies } from '../dependencies.ts'
import { withName } from './asking.ts'
import { accountOf } from './own-places.ts'
import { inWholeUnits } from './password-link.ts'

const signed = async (sign: Sign, ...lines: string[]) => hex(await sign(lines.join('\n')))

/** A code by mail, for what is pending under this id. */
export const keptCode = (id: string, code: string, { sign }: Pick<Dependencies, 'sign'>): Promise<string> =>
  signed(sign, 'sign-in-code', id, code)

/** A recovery code, as a client may write it: `7k2m9 qxd4f`. */
export const keptRecoveryCode = (
  clientId: string,
  code: string,
  { signRecovery }: Pick<Dependencies, 'signRecovery'>,
): Promise<string> =>
  signed(signRecovery, 'recovery-code', clientId, code.toUpperCase().replace(/[\s-]/g, ''))

/**
 * Mails a code for what is pending under this id.
 *
 * @param keep Keeps it in the store that it is given: a code that is on its way to a mailbox counts.
 */
export async function mailCode(
  id: string,
  { client, address }: { client: Client; address: string },
  dependencies: Dependencies,
  keep: (code: string, store: Store) => Promise<unknown>,
): Promise<void> {
  const { clock, count, limits, mails, portalUrl, signInWays, store } = dependencies
  const account = await accountOf(client.email.toLowerCase(), address, dependencies)
  await withName(client.id, () => count(['stepMail', account]))
  const code = sixDigitCode()
  const kept = await keptCode(id, code, dependencies)
  const within = inWholeUnits(limits.stepSeconds)
  const until = clock().getTime() + limits.stepSeconds * 1000
  await store.together(async (store) => {
    await keep(kept, store)
    await mails.keep(stepCode(client, { code, within, portalUrl, signInWays }), store, until)
  })
  mails.deliver()
}

/** @returns the key of an app; `undefined` if it was sealed by another secret than today's, which the log is told */
export async function openKey(
  sealed: string,
  { log, sealKey }: Pick<Dependencies, 'log' | 'sealKey'>,
): Promise<string | undefined> {
  return sealKey.open(sealed).catch(() => {
    log(new Error('The key of an app was sealed by another SECOND_STEP_SECRET than that of today.'))
    return undefined
  })
}

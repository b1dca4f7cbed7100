/** Codes that are short enough to type. A digest of one is read back in a second: they are kept signed. */
import { hex, sixDigitCode } from '../../base/secrets.ts'
import { stepCode } from '../../mail/texts/step-code.ts'
import type { Client } from '../../stores/records.ts'
import type { Dependencies } from '../dependencies.ts'
import { withName } from './asking.ts'
import { inWholeUnits } from './password-link.ts'

type Signing = Pick<Dependencies, 'sign'>

const signed = async ({ sign }: Signing, ...lines: string[]) => hex(await sign(lines.join('\n')))

/** A code by mail, for what is pending under this id. */
export const keptCode = (id: string, code: string, signing: Signing): Promise<string> =>
  signed(signing, 'sign-in-code', id, code)

/** A recovery code, as a client may write it: `7k2m9 qxd4f`. */
export const keptRecoveryCode = (clientId: string, code: string, signing: Signing): Promise<string> =>
  signed(signing, 'recovery-code', clientId, code.toUpperCase().replace(/[\s-]/g, ''))

/** Mails a code for what is pending under this id. @returns it as it is kept */
export async function mailCode(id: string, client: Client, dependencies: Dependencies): Promise<string> {
  const { clock, count, limits, mails, portalUrl, store } = dependencies
  await withName(client.id, () => count(['stepMail', client.id]))
  const code = sixDigitCode()
  const within = inWholeUnits(limits.stepSeconds)
  const until = clock().getTime() + limits.stepSeconds * 1000
  await mails.keep(stepCode(client, { code, within, portalUrl }), store, until)
  mails.deliver()
  return keptCode(id, code, dependencies)
}

/** Codes that are short enough to type. A digest of one is read back in a second: they are kept signed. */
import { hex } from '../../base/secrets.ts'
import type { Dependencies } from '../dependencies.ts'

type Signing = Pick<Dependencies, 'sign'>

const signed = async ({ sign }: Signing, ...lines: string[]) => hex(await sign(lines.join('\n')))

/** A code by mail, for what is pending under this id. */
export const keptCode = (id: string, code: string, signing: Signing): Promise<string> =>
  signed(signing, 'sign-in-code', id, code)

/** A recovery code, as a client may write it: `7k2m9 qxd4f`. */
export const keptRecoveryCode = (clientId: string, code: string, signing: Signing): Promise<string> =>
  signed(signing, 'recovery-code', clientId, code.toUpperCase().replace(/[\s-]/g, ''))

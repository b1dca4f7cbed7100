/** Passwords on their way to the server: `docs/server/password.md` says how they travel. */
import { baseUrl } from '../page/browser'
import { warnOnce } from '../page/warn-once'
import { loadForAction } from '../server/load-code'
import { $settings } from '../settings/config'

/** This machine's own names: nobody else can listen there. */
const ownHost = /^(.+\.)?localhost$|^127\.[\d.]+$|^\[::1]$/

/**
 * A password for the `password` field of a request: encrypted, unless the host's server takes it as it was typed.
 * @throws an error whose message is for the client, when the code for AES can't be loaded.
 */
export async function passwordToSend(password: string): Promise<string> {
  const { apiUrl, passwordEncryption } = $settings.get()
  if (passwordEncryption === 'aes') {
    const { encryptPassword } = await loadForAction(() => import('./password'))
    return encryptPassword(password)
  }
  const { protocol, hostname } = new URL(apiUrl, baseUrl())
  if (protocol === 'http:' && !ownHost.test(hostname))
    warnOnce('"passwordEncryption" is "none", without https: passwords can be read on their way.')
  return password
}

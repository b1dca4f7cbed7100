/** Passwords on their way to the server: `docs/server/password.md` says how they travel. */
import { originOf, ownMachine } from '../page/origin'
import { warnOnce } from '../page/warn-once'
import { ApiError } from '../server/api-error'
import { loadForAction } from '../server/load-code'
import { $settings } from '../settings/config'
import { signInMessages } from '../text/messages/session/sign-in'

const loadCode = () => loadForAction(() => import('./password'))

/** Loads the code for a password while it is typed. A failure waits until it is sent. */
export async function preparePassword(): Promise<void> {
  if ($settings.get().passwordEncryption === 'aes') await loadCode().catch(() => {})
}

/** Statuses by which servers refuse a password. */
const mayMeanPassword = [200, 400, 401, 422]

/** Makes a call with a password, as it was typed. If it is refused, the field says what nobody sees there. */
export async function withPassword<Answer>(
  password: string,
  call: (sent: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call(await passwordToSend(password))
  } catch (error) {
    const isRefused = error instanceof ApiError && mayMeanPassword.includes(error.status)
    if (!isRefused || !/^[\s\p{Cf}]|[\s\p{Cf}]$/u.test(password)) throw error
    const { call: name, status, message, cause, fields } = error
    const said = { ...fields, password: fields.password || signInMessages.get().passwordBlanks }
    throw new ApiError(name, status, message, { ...error, cause, fields: said })
  }
}

/**
 * A password for the `password` field of a request: encrypted, unless the host's server takes it as it was typed.
 * @throws an error whose message is for the client, when the code for AES can't be loaded.
 */
export async function passwordToSend(password: string): Promise<string> {
  const { apiUrl, passwordEncryption } = $settings.get()
  if (passwordEncryption === 'aes') {
    const { encryptPassword } = await loadCode()
    return encryptPassword(password)
  }
  const origin = originOf(apiUrl) ?? ''
  if (origin.startsWith('http:') && !ownMachine.test(origin))
    warnOnce('"passwordEncryption" is "none", without https: passwords can be read on their way.')
  return password
}

/** What only a server can make for the calls of the ways to sign in: codes of mails, questions to passkeys, sign-ins that are half done. */
import { signInValues } from '../../../../server/api/descriptions/sign-in-values.ts'
import type { Passkeys } from '../../../../server/api/webauthn.ts'
import type { BrowserApi } from '../../../../server/browser.ts'
import { demoPeople } from '../../../../server/seed/people.ts'
import { toRequest } from '../../api/request.ts'
import type { PageServer, Values } from './server.ts'

const { ada } = demoPeople
const { password, email } = signInValues.login
const { response } = signInValues.addPasskey

/** Takes each passkey, unseen: the page has no device to ask. */
export const anyPasskey: Passkeys = {
  creationOptions: async () => ({ challenge: crypto.randomUUID() }),
  requestOptions: async () => ({ challenge: crypto.randomUUID() }),
  verifyNew: async ({ id }) => ({ id, publicKey: '', counter: 0, transports: [] }),
  verify: async (_response, _challenge, { counter }) => counter + 1,
}

export function createSignInMakers(
  { mails }: Pick<BrowserApi, 'mails'>,
  server: PageServer,
): Readonly<Record<string, () => Promise<Values>>> {
  /** Asks a call as Ada. @returns the data of the answer */
  async function ask(call: string, values: Readonly<Record<string, string>> = {}) {
    const fields = Object.entries(values)
    const asked = toRequest(`POST /api/v1/auth/user/client/${call}`, 'application/json', fields)
    const { data } = await (await server.ask(asked, ada.id)).json()
    return data
  }

  /** Has something mailed. A mail is sent after the answer. @returns the answer's data, and the mail's six digits */
  async function askByMail(call: string, values: Readonly<Record<string, string>>) {
    const before = mails.length
    const data = await ask(call, values)
    while (mails.length === before) await new Promise((resolve) => setTimeout(resolve))
    const [code = ''] = /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '') ?? []
    return { data, code }
  }

  async function beginSecondStep() {
    const { data, code } = await askByMail('beginSecondStep', { 'body.kind': 'mail' })
    return { 'body.setUp': data.setUp, 'body.code': code }
  }

  /** Signs in by a password. @returns the half of a sign-in that is done */
  async function beginSignIn() {
    await ask('turnOnSecondStep', await beginSecondStep())
    const { secondStep } = await ask('login', {
      'body.email': String(email.example),
      'body.password': String(password.example),
    })
    return { 'body.step': secondStep.step }
  }

  const askPasskey = async (call: string) => ({ 'body.challenge': (await ask(call)).challenge })
  const addPasskey = async () =>
    ask('addPasskey', {
      ...(await askPasskey('newPasskeyOptions')),
      'json.response': JSON.stringify(response.example),
      'body.name': 'Sample',
    })

  return {
    async signInByLink() {
      const browser = String(signInValues.sendSignInLink.browser.example)
      const sent = { 'body.email': String(email.example), 'body.browser': browser }
      const { data, code } = await askByMail('sendSignInLink', sent)
      return { 'body.request': data.request, 'body.browser': browser, 'body.code': code }
    },
    addPasskey: () => askPasskey('newPasskeyOptions'),
    async removePasskey() {
      await addPasskey()
      return { 'path.passkeyId': String(signInValues.removePasskey.passkeyId.example) }
    },
    async signInByPasskey() {
      await addPasskey()
      return askPasskey('passkeyOptions')
    },
    sendStepCode: beginSignIn,
    async signInByStep() {
      const half = await beginSignIn()
      const { code } = await askByMail('sendStepCode', half)
      return { ...half, 'body.way': 'mail', 'body.code': code }
    },
    turnOnSecondStep: beginSecondStep,
    async renewRecoveryCodes() {
      await ask('turnOnSecondStep', await beginSecondStep())
      return {}
    },
    changePassword: async () => ({ 'body.current': String(password.example) }),
  }
}

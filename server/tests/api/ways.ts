/** The API with all ways in, on any store, and what people do there to sign in. */
import type { Context } from 'hono'
import * as v from 'valibot'
import type { ApiOptions } from '../../api/dependencies'
import { createPasskeys } from '../../api/node/passkeys'
import { answers } from '../../api/schemas'
import { createClock } from '../../base/clock'
import { totpCode } from '../../base/totp'
import type { Mail } from '../../mail/mail'
import { createSeed } from '../../seed/seed'
import { createMemoryStore } from '../../stores/memory/memory'
import type { Store } from '../../stores/store'
import { openApi } from './open-api'
import { signIn, tokenIn } from './people'
import { createAuthenticator } from './soft-authenticator'
import { type Answer, type Speaker, speakTo } from './speak'

export const start = new Date('2026-11-20T12:00:00.000Z')
export const auth = '/auth/user/client'
export const known = 'client@example.com'
export const unknown = 'nobody@example.com'
export const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

export const passkeys = createPasskeys({
  domain: 'portal.example.com',
  origins: ['https://portal.example.com'],
})

export type Ways = Awaited<ReturnType<typeof openWays>>

export async function openWays(options: Partial<ApiOptions> = {}, store: Store = createMemoryStore()) {
  const clock = createClock(start)
  const mails: Mail[] = []
  if (await store.isEmpty()) {
    const hashPassword = async (password: string) => password
    await store.load(await createSeed({ now: start, hashPassword, withoutLarge: true }))
  }
  const { app } = await openApi({
    ...{ store, clock: clock.now },
    passkeys,
    addressOf: (context: Context) => context.req.header('X-Forwarded-For') ?? 'here',
    sendMail: async (mail) => {
      mails.push(mail)
    },
    ...options,
  })
  const fetch = async (path: string, init: RequestInit) => app.request(path, init)
  const as = (token?: string, headers: Record<string, string> = {}) =>
    speakTo(fetch, token, { 'User-Agent': firefox, ...headers })
  return { app, as, clock, mails, nobody: as(), store }
}

/** What a browser keeps for a link. */
export const aBrowser = (letter = 'b') => letter.repeat(32)

export async function askForLink(by: Speaker, email = known, browser = aBrowser()): Promise<string> {
  const { body } = await by.post(`${auth}/sendSignInLink`, { email, browser })
  return v.parse(v.object({ data: v.object({ request: v.string() }) }), body).data.request
}

/** What stands in a mail with a link that signs in. */
export function mailedIn(mail: Mail | undefined) {
  const found = /\/sign-in#\/(\w+)\/(\w+)\/(\d{6})/.exec(mail?.text ?? '')
  const [, request = '', token = '', code = ''] = found ?? []
  return { request, token, code }
}

export const codeIn = (mail: Mail | undefined) =>
  /code for the client portal: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? ''

const halfDone = v.object({
  data: v.object({ secondStep: v.object({ step: v.string(), ways: v.array(v.string()) }) }),
})
/** The step that an answer asks for. */
export const stepIn = ({ body }: Answer) => v.parse(halfDone, body).data.secondStep

export async function signInAfresh({ as, nobody }: Ways, email = known): Promise<Speaker> {
  return as(tokenIn(await signIn(nobody, email)))
}

/** Turns the codes of an app on. @returns the app's key, and the recovery codes */
export async function turnOnApp(by: Speaker, now: Date) {
  const begun = await by.post(`${auth}/beginSecondStep`, { kind: 'totp' })
  const { setUp, secret } = v.parse(v.object({ setUp: v.string(), secret: v.string() }), begun.body.data)
  const code = await appCode(secret, now)
  const { body } = await by.post(`${auth}/turnOnSecondStep`, { setUp, code })
  return { key: secret, recoveryCodes: v.parse(answers.turnOnSecondStep, body).data.recoveryCodes }
}

export const appCode = (key: string, now: Date) => totpCode(key, Math.floor(now.getTime() / 30_000))

const user = v.optional(v.looseObject({ id: v.string() }))
const asked = v.object({ challenge: v.string(), options: v.looseObject({ challenge: v.string(), user }) })
/** What a browser is asked for a passkey with. */
export async function optionsFor(by: Speaker, path = 'passkeyOptions', json: object = {}) {
  const { body } = await by.post(`${auth}/${path}`, json)
  return v.parse(asked, body.data)
}

/** Adds a passkey. */
export async function addPasskey(by: Speaker, name = 'Firefox, Windows') {
  const authenticator = await createAuthenticator()
  const { challenge, options } = await optionsFor(by, 'newPasskeyOptions')
  const response = await authenticator.create(options)
  return { authenticator, answer: await by.post(`${auth}/addPasskey`, { challenge, response, name }) }
}

/** A store that fails when a session is kept. */
export const withoutSessions = (store: Store): Store => ({
  ...store,
  addSession: () => Promise.reject(new Error('no connection')),
  inTurn: (clientId, write) => store.inTurn(clientId, (store) => write(withoutSessions(store))),
  together: (write) => store.together((store) => write(withoutSessions(store))),
})

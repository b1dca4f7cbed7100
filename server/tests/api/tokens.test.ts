/** Tokens that were signed by the right secret, or say which key to take, as OWASP ASVS 5.0 asks in V9; and whose they are. */
import {
  base64url,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { type BrowserApi, createBrowserApi } from '../../browser'
import type { Client } from '../../stores/records'
import { expectRefusal } from './expect-refusal'
import { speakTo } from './speak'

const start = new Date('2026-11-20T12:00:00.000Z')
const seconds = start.getTime() / 1000
const ownKey = new TextEncoder().encode('in-process, known to everyone: no secret at all')
const otherKey = new TextEncoder().encode('another secret of thirty-two bytes or more, for each algorithm')
const claims = { sub: 'client-ada', aud: 'client-portal', exp: seconds + 60, passwordVersion: 1 }

let api: BrowserApi
const read = (token: string) => speakTo(api.fetch, token).get('/clients/clientInformation/client-ada')
const ask = async (token: string) => (await read(token)).status

const signed = (payload: JWTPayload, header: Partial<JWTHeaderParameters> = {}, key = ownKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'HS256', ...header }).sign(key)

beforeEach(() => {
  api = createBrowserApi({ start })
})

test('one that is right counts: the others below differ from it in one thing', async () => {
  expect(await ask(await signed(claims))).toBe(200)
})

const jwk = { kty: 'oct', k: Buffer.from(otherKey).toString('base64url') }
const { passwordVersion, ...otherKind } = claims
const { aud, ...forNobody } = claims
const { exp, ...endless } = claims

/** The same signature over Ada's id. */
async function tampered(): Promise<string> {
  const [header, payload = '', signature] = (await api.signIn('new@example.com')).token.split('.')
  const changed = new TextDecoder().decode(base64url.decode(payload)).replace('client-new', 'client-ada')
  return [header, base64url.encode(changed), signature].join('.')
}

test.each<[string, () => string | Promise<string>]>([
  ['is no token', () => 'abc'],
  ['is not signed (alg: none)', () => new UnsecuredJWT(claims).encode()],
  ['is signed with another secret', () => signed(claims, {}, otherKey)],
  ['holds another client than was signed', tampered],
  ['is for another server', () => signed({ ...claims, aud: 'another-server' })],
  ['never ends', () => signed(endless)],
  ['is signed by another algorithm with our secret', () => signed(claims, { alg: 'HS512' })],
  [
    'is signed by a pair of keys',
    async () =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256' })
        .sign((await generateKeyPair('RS256')).privateKey),
  ],
  // jose's types allow no secret here; an attacker writes what they like.
  ['brings its own key', () => signed(claims, { jwk: jwk as JsonWebKey }, otherKey)],
  [
    'says where its key is',
    () => signed(claims, { jku: 'https://evil.example/keys', x5u: 'https://evil.example/key' }, otherKey),
  ],
  ['names a key that is a file', () => signed(claims, { kid: '/dev/null' }, new Uint8Array(32))],
  ['begins later', () => signed({ ...claims, nbf: seconds + 30 })],
  ['is of another kind', () => signed(otherKind)],
  ['says of no server that it is for it', () => signed(forNobody)],
])('one that %s does not count', async (_what, make) => {
  const answer = await read(await make())
  expectRefusal(answer, 401, 'You are not signed in. Please sign in and try again.')
  expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer')
})

/** What the company's own software does in the table of clients: all is as before but Ada's row. */
function changeAda(change: (ada: Client) => Client | undefined): void {
  const { clientAndCount } = api.store
  api.store.clientAndCount = async (...asked) => {
    const found = await clientAndCount(...asked)
    const client = found?.client.id === 'client-ada' ? change(found.client) : found?.client
    return client && { isCounted: false, ...found, client }
  }
}

test('those of a client whom the company has removed count no longer', async () => {
  const { token } = await api.signIn()
  expect(await ask(token)).toBe(200)
  changeAda(() => undefined)
  expect(await ask(token)).toBe(401)
})

test('all of a client end when the version of the password in the database is raised, and no others', async () => {
  const tokens = [await api.signIn(), await api.signIn(), await api.signIn('new@example.com')]
  const statuses = () =>
    Promise.all(
      tokens.map(async ({ user, token }) => {
        const { status } = await speakTo(api.fetch, token).get(`/clients/clientInformation/${user.id}`)
        return status
      }),
    )
  expect(await statuses()).toEqual([200, 200, 200])
  changeAda((ada) => ({ ...ada, passwordVersion: ada.passwordVersion + 1 }))
  expect(await statuses()).toEqual([401, 401, 200])
})

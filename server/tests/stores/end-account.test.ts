/**
 * The statement of the guide that ends an account, beside a server that runs; on PostgreSQL when DATABASE_URL names a
 * server, and else on PGlite.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hashPassword } from '../../api/node/password'
import { answers } from '../../api/schemas'
import { sha256 } from '../../base/secrets'
import { readConfig } from '../../config/config'
import { createSeed } from '../../seed/seed'
import { type RunningServer, startServer } from '../../start'
import { openPostgres } from '../../stores/node/postgres'
import { listenToNews } from '../api/listen-to-news'
import { credentials, fileOf, type Speaker, speakTo } from '../api/speak'
import { createAnyDatabase } from './any-database'

const [, statement = ''] =
  /## End an account[\s\S]*?```sql\n([\s\S]+?)```/.exec(readFileSync('docs/server/staff.md', 'utf8')) ?? []
const email = 'grace@example.com'
const chosen = 'four words nobody guesses'
const payments = '/payments/getPaymentofClient'
const folder = mkdtempSync(join(tmpdir(), 'cp-end-account-'))

let demo: RunningServer
let company: Client
let drop: () => Promise<void>
let nobody: Speaker

beforeAll(async () => {
  const database = await createAnyDatabase()
  drop = database.drop
  const seed = await createSeed({ now: new Date(), hashPassword, withoutLarge: true })
  // Ada has something of everything.
  for (const client of seed.clients) if (client.id === 'client-ada') client.email = email
  const store = await openPostgres(database.url, (store) => store.load(seed), console.error)
  await store.close()
  demo = await startServer({
    ...readConfig({ DATA_DIR: folder, DATABASE_URL: database.url, DEMO: 'off' }),
    port: 0,
  })
  nobody = speakTo(ask)
  company = new Client({ connectionString: database.url })
  await company.connect()
}, 60_000)

afterAll(async () => {
  await company.end()
  await demo.stop()
  await drop()
  rmSync(folder, { recursive: true })
})

const ask = (path: string, init?: RequestInit) => fetch(demo.url + path, init)
const signIn = (password = 'portal-demo', as = email) =>
  nobody.post('/auth/user/client/login', credentials(as, password))
const tokenIn = ({ body }: Awaited<ReturnType<typeof signIn>>) => v.parse(answers.login, body).data.token
const setPassword = (link: string, password: string) =>
  nobody.post(`/auth/user/client/updatePassword/${link}`, credentials('', password))

/** Asks for a link to a new password. */
const forget = (as = email) => nobody.post('/auth/user/client/sendPasswordResetEmail', { email: as })
/** The links that were mailed to a client, the newest first. */
const linksOf = async (id: string) => {
  const outbox = await (await ask('/outbox')).text()
  return Array.from(
    outbox.matchAll(/href="[^"]*\/reset-password#\/([^"]+)"/g),
    ([, path = '']) => path,
  ).filter((path) => path.startsWith(`${id}/`))
}

/** The newest of so many links, once it is there: the answer waits for no mail. */
const mailed = (id: string, count: number) =>
  vi.waitUntil(async () => {
    const links = await linksOf(id)
    return links.length === count && links[0]
  }, 10_000)

/** All that is kept of clients, but for what ends by itself. */
async function records(): Promise<unknown[]> {
  const kept: unknown[] = []
  for (const table of ['projects', 'updates', 'payments', 'notifications', 'tickets', 'messages', 'files']) {
    const { rows } = await company.query(`select * from ${table} order by 1`)
    expect(rows).not.toEqual([])
    kept.push(table, ...rows)
  }
  return kept
}

test('nobody signs in, sessions, links and mails are over, and the records are kept', async () => {
  const token = tokenIn(await signIn())
  const grace = speakTo(ask, token)
  const form = { subject: 'The menu', message: 'It does not open.', attachment: fileOf('menu.txt') }
  await grace.send('/support/client/createTicket/client-ada', form)
  const tickets = '/support/client/tickets?userId=client-ada'
  const [file = ''] =
    /\/api\/v1\/uploads\/[^"]*menu\.txt[^"]*/.exec(JSON.stringify((await grace.get(tickets)).body)) ?? []
  expect(file).toContain('signature=')
  expect((await ask(file)).status).toBe(200)
  await forget()
  const link = await mailed('client-ada', 1)
  const page = await listenToNews(ask, token)
  const before = await records()

  expect((await company.query(statement)).rowCount).toBe(1)

  expect(await page.next()).toEqual(['session {}'])
  expect(await page.ended).toBe('ended')
  const unknown = await signIn('portal-demo', 'nobody@example.com')
  expect(unknown.status).toBe(401)
  const { status, body } = await signIn()
  expect([status, body]).toEqual([401, unknown.body])
  expect((await grace.get(tickets)).status).toBe(401)
  expect((await grace.post('/auth/user/client/renewToken')).status).toBe(401)
  expect((await ask(file)).status).toBe(403)
  expect((await setPassword(link, chosen)).status).toBe(400)
  expect((await forget()).body).toEqual((await forget('nobody@example.com')).body)
  // Asked for later, so a mail to the other would be there, too.
  await forget('new@example.com')
  await mailed('client-new', 1)
  expect(await linksOf('client-ada')).toEqual([link])
  expect(await records()).toEqual(before)
  // There is nobody of this email any more.
  expect((await company.query(statement)).rowCount).toBe(0)
})

test('is taken back by the email: then a new password leads to all that was there', async () => {
  await company.query(`update clients set email = '${email}' where id = 'client-ada'`)
  expect((await signIn()).status).toBe(401)
  await forget()
  const link = await mailed('client-ada', 2)
  expect((await setPassword(link, chosen)).status).toBe(200)
  const { body } = await speakTo(ask, tokenIn(await signIn(chosen))).get(`${payments}/client-ada`)
  expect(body.data).not.toEqual([])
})

test('a link whose mail was under way sets a password with which nobody signs in', async () => {
  expect((await company.query(statement)).rowCount).toBe(1)
  const link = [await sha256('under-way'), 'client-ada', Date.now() + 60_000]
  await company.query('insert into reset_links values ($1, $2, $3)', link)
  expect((await setPassword('client-ada/under-way', chosen)).status).toBe(200)
  const { rows } = await company.query(`select email from clients where id = 'client-ada'`)
  const [{ email: now }] = rows
  expect(now).toMatch(/^ended \d{4}-\d\d-\d\d: grace@example\.com$/)
  expect([(await signIn(chosen)).status, (await signIn(chosen, now)).status]).toEqual([401, 400])
})

test('the email is free for a new account, which sees nothing of the old one', async () => {
  await company.query(
    `insert into clients (id, name, email, password_hash, password_version) values ('client-other', 'Grace', $1, $2, 1)`,
    [email, await hashPassword('portal-demo')],
  )
  const other = speakTo(ask, tokenIn(await signIn()))
  expect((await other.get(`${payments}/client-other`)).body.data).toEqual([])
  expect((await other.get(`${payments}/client-ada`)).status).toBe(404)
})

/**
 * An account is locked, ended, taken back and erased by a process of its own, beside two servers on one database; on
 * PostgreSQL when DATABASE_URL names a server, and else on PGlite.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hashPassword } from '../../api/node/password'
import { type Config, readConfig } from '../../config/config'
import { createSeed } from '../../seed/seed'
import { runCommand } from '../../staff/command'
import { connectTo } from '../../staff/connect'
import { type RunningServer, startServer } from '../../start'
import { openPostgres } from '../../stores/node/postgres'
import { listenToNews } from '../api/listen-to-news'
import { forgetPassword, setPassword, signIn as signInBy, tokenIn } from '../api/people'
import { at, fileOf, type Speaker, speakTo } from '../api/speak'
import { createAnyDatabase } from '../stores/any-database'
import { wordsOf } from './desk'

const email = 'grace@example.com'
const chosen = 'four words nobody guesses'
const payments = '/payments/getPaymentofClient'
const folder = mkdtempSync(join(tmpdir(), 'cp-staff-servers-'))

let config: Config
let demo: RunningServer
/** The other server on the same database. */
let other: RunningServer
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
  const limits = { LIMIT_RATES_WRITE_TRIES: '100000' }
  const read = readConfig({ DATA_DIR: folder, DATABASE_URL: database.url, DEMO: 'off', ...limits })
  config = { ...read, port: 0 }
  demo = await startServer(config)
  other = await startServer(config)
  nobody = speakTo(ask)
  company = new Client({ connectionString: database.url })
  await company.connect()
}, 60_000)

afterAll(async () => {
  await company.end()
  await Promise.all([demo.stop(), other.stop()])
  await drop()
  rmSync(folder, { recursive: true })
})

const ask = (path: string, init?: RequestInit) => at(demo.url)(path, init)
const askOther = (path: string, init?: RequestInit) => at(other.url)(path, init)

/** Types a command, in a process that opens the database by itself. */
async function type(line: string): Promise<{ code: number; said: string }> {
  let said = ''
  const print = (text: string) => {
    said += `${text}\n`
  }
  const terminal = { stopping: new AbortController().signal, user: 'maya', stdin: async () => '' }
  const code = await runCommand(wordsOf(line), () => connectTo(config), {
    ...terminal,
    print,
    complain: print,
  })
  return { code, said }
}

const signIn = (as = email) => signInBy(nobody, as)
/** Asks for a link to a new password. */
const forget = (as = email) => forgetPassword(nobody, as)
/** The links that were mailed to a client by either server: the one that looks first sends a mail. */
const linksOf = async (id: string) => {
  const outboxes = [await (await ask('/outbox')).text(), await (await askOther('/outbox')).text()]
  return Array.from(
    outboxes.join('').matchAll(/href="[^"]*\/reset-password[#/]*\/([^"#/]+\/[^"]+)"/g),
    ([, path = '']) => path,
  ).filter((path) => path.startsWith(`${id}/`))
}

/** So many links, once they are there: the answer waits for no mail. */
const mailed = (id: string, count: number) =>
  vi.waitUntil(async () => {
    const links = await linksOf(id)
    return links.length === count && links
  }, 15_000)

/** All rows of some tables. */
async function rowsOf(tables: readonly string[]): Promise<unknown[]> {
  const kept: unknown[] = []
  for (const table of tables) {
    const { rows } = await company.query(`select * from "${table}" order by 1`)
    kept.push(table, ...rows)
  }
  return kept
}

/** All that is kept of clients, but for what ends by itself. */
const records = () =>
  rowsOf(['projects', 'updates', 'payments', 'notifications', 'tickets', 'messages', 'files', 'uploads'])

/** The token that a company's own server issues by what stands in the table. */
async function ownToken(): Promise<string> {
  const { rows } = await company.query(`select password_version from clients where id = 'client-ada'`)
  return new SignJWT({ passwordVersion: rows[0]?.password_version })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('client-ada')
    .setAudience('client-portal')
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(new TextEncoder().encode(readFileSync(join(folder, 'secret'), 'utf8')))
}

const tickets = '/support/client/tickets?userId=client-ada'

/** Grace is signed in at both servers, has a link to a file, and listens to news. */
async function signedIn() {
  const token = tokenIn(await signIn())
  const grace = speakTo(ask, token)
  const form = { subject: 'The menu', message: 'It does not open.', attachment: fileOf('menu.txt') }
  expect((await grace.send('/support/client/createTicket/client-ada', form)).status).toBe(200)
  const [file = ''] =
    /\/api\/v1\/uploads\/[^"]*menu\.txt[^"]*/.exec(JSON.stringify((await grace.get(tickets)).body)) ?? []
  expect(file).toContain('signature=')
  const pages = [await listenToNews(ask, token), await listenToNews(askOther, token)]
  const everywhere = [grace, speakTo(askOther, token)]
  for (const one of everywhere) expect((await one.get(tickets)).status).toBe(200)
  for (const get of [ask, askOther]) expect((await get(file)).status).toBe(200)
  return {
    /** What has to be so once the account is closed. */
    async isOver() {
      for (const page of pages) {
        let heard = await page.next()
        // Of the ticket that was raised before, the other server may hear late.
        if (heard[0] === 'tickets {}') heard = heard.length > 1 ? heard.slice(1) : await page.next()
        expect(heard).toEqual(['session {}'])
        expect(await page.ended).toBe('ended')
      }
      for (const one of everywhere) {
        const answer = await one.get(tickets)
        expect([answer.status, answer.body.message]).toEqual([
          401,
          'Your session has ended. Please sign in again.',
        ])
        expect((await one.post('/auth/user/client/renewToken')).status).toBe(401)
      }
      for (const get of [ask, askOther]) expect((await get(file)).status).toBe(403)
    },
  }
}

test.each(['lock', 'end'])(
  '%s: nobody signs in, sessions, links and mails are over on each server, and the records are kept',
  async (verb) => {
    const session = await signedIn()
    const links = (await linksOf('client-ada')).length
    await forget()
    const [link = ''] = await mailed('client-ada', links + 1)
    const before = await records()

    expect(await type(`client ${verb} --client ${email}`)).toMatchObject({ code: 0 })

    await session.isOver()
    const unknown = await signIn('nobody@example.com')
    const { status, body } = await signIn()
    expect([status, body]).toEqual([401, unknown.body])
    expect((await setPassword(nobody, link, chosen)).status).toBe(400)
    expect((await forget()).body).toEqual((await forget('nobody@example.com')).body)
    expect(await records()).toEqual(before)
    const own = speakTo(ask, await ownToken())
    expect((await own.get(tickets)).status).toBe(401)
    // Nobody is of this email any more, and nobody signs in by what stands in its place.
    const { rows } = await company.query(`select email from clients where id = 'client-ada'`)
    expect((await signIn(rows[0]?.email)).status).toBe(400)

    expect(await type(`client reopen --client ${email}`)).toMatchObject({ code: 0 })
    expect((await own.get(tickets)).status).toBe(200)
    const again = speakTo(ask, tokenIn(await signIn()))
    expect((await again.get(`${payments}/client-ada`)).body.data).not.toEqual([])
    expect((await linksOf('client-ada')).length).toBe(links + 1)
    await company.query('delete from tries')
  },
)

test('an account that was ended by a statement in SQL is taken back', async () => {
  await company.query(
    `insert into clients (id, name, email, password_hash, password_version)
       values ('client-before', 'Mary Before', 'ended 2026-11-20: before@example.com', '', 2)`,
  )
  expect((await type('client list')).said).toMatch(/Mary Before +before@example\.com .* ended 2026-11-20\n/)
  expect((await type('client reopen --client before@example.com')).code).toBe(0)
  await forget('before@example.com')
  expect(await mailed('client-before', 1)).toHaveLength(1)
})

test('an erased client is in no table and no folder, and the payments are', async () => {
  const session = await signedIn()
  await forget()
  const sums =
    'select payment_id, received_amount, received_date, received_payment_id from payments order by 1'
  const before = (await company.query(sums)).rows
  const tables = (await company.query(`select tablename from pg_tables where schemaname = 'public'`)).rows
  const dump = async () => JSON.stringify(await rowsOf(tables.map(({ tablename }) => tablename)))
  const isSomebody = /lovelace|grace@|menu\.txt|phone-menu/i
  expect(await dump()).toMatch(isSomebody)
  expect(readdirSync(join(folder, 'uploads'))).not.toEqual([])

  const plan = await type(`client erase --client ${email} --reason "Asked for" --dry-run`)
  expect(plan.said).toMatch(/Nothing was written\.\n$/)
  expect(await dump()).toMatch(isSomebody)
  expect(await type(`client erase --client ${email} --reason "Asked for"`)).toMatchObject({ code: 0 })

  await session.isOver()
  expect(await dump()).not.toMatch(isSomebody)
  expect((await company.query(sums)).rows).toEqual(before)
  expect(readdirSync(join(folder, 'uploads'))).toEqual([])
  expect((await signIn()).status).toBe(401)
  expect((await type('log')).said).toMatch(
    / maya +client erase +Former client +client-ada is erased, with .* Asked for\n/,
  )
})

test('of what comes while a client is erased, nothing stays', async () => {
  const token = tokenIn(await signIn('new@example.com'))
  const statuses: number[] = []
  let isErased = false
  const send = async (get: typeof ask, index: number) => {
    while (!isErased) {
      const mary = speakTo(get, token, { 'Idempotency-Key': `key-${index}-${statuses.length}` })
      const attachment = index % 2 ? [fileOf('menu.txt')] : []
      const form = { subject: 'From Mary', message: 'Somerville', attachment }
      const sent = mary.send('/support/client/createTicket/client-new', form)
      // The connection ends with a refusal that comes before the whole form.
      statuses.push(await sent.then(({ status }) => status).catch(() => 401))
    }
  }
  const sending = Array.from({ length: 6 }, (_, index) => send(index < 3 ? ask : askOther, index))
  await vi.waitUntil(() => statuses.length > 10, 10_000)
  expect(await type('client erase --client client-new --reason A')).toMatchObject({ code: 0 })
  const before = statuses.length
  await vi.waitUntil(() => statuses.length > before + 6, 10_000)
  isErased = true
  await Promise.all(sending)
  expect(new Set(statuses)).toEqual(new Set([200, 401]))
  for (const table of ['tickets', 'uploads', 'idempotency_keys']) {
    const left = await company.query(`select 1 from ${table} where client_id = 'client-new'`)
    expect([table, left.rowCount]).toEqual([table, 0])
  }
  expect(readdirSync(join(folder, 'uploads'))).toEqual([])
})

test('an erase that fails half way has written nothing, and is run again', async () => {
  await company.query(
    `insert into clients (id, name, email, password_hash, password_version)
       values ('client-half', 'Mary Half', 'half@example.com', '', 1)`,
  )
  await company.query(`select tell('client-half', 'payments')`)
  // The last statement of all fails.
  await company.query("alter table acts add constraint half check (verb <> 'client erase') not valid")
  const erase = 'client erase --client client-half --reason "Asked for"'
  const news = `select count(*)::int as count from events where client_id = 'client-half'`
  const before = (await company.query(news)).rows
  expect(await type(erase)).toMatchObject({ code: 1 })
  const { rows } = await company.query(`select name, email from clients where id = 'client-half'`)
  expect(rows).toEqual([{ name: 'Mary Half', email: 'half@example.com' }])
  expect((await company.query(news)).rows).toEqual(before)
  await company.query('alter table acts drop constraint half')
  expect(await type(erase)).toMatchObject({ code: 0 })
  expect(await type(erase)).toMatchObject({ code: 0, said: 'client-half is erased already.\n' })
})

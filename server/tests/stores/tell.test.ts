/**
 * What a company writes by SQL and tells by `select tell(…)`, on a database that an earlier version has made; on
 * PostgreSQL when DATABASE_URL names a server, and else on PGlite.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newsNames } from '../../../src/core/server/schema'
import { type KeptNews, ownNews } from '../../stores/news'
import { migrationsFolder } from '../../stores/node/migrations'
import { openPglite } from '../../stores/node/pglite'
import { openPostgres } from '../../stores/node/postgres'
import type { Store } from '../../stores/store'
import { openEarlierDatabase } from './earlier-database'
import { newDatabase } from './new-database'

let url: string
let company: Client
let store: Store
let close: () => Promise<void>
const heard: Omit<KeptNews, 'id'>[] = []

beforeAll(async () => {
  // There was no `tell`.
  const earlier = await openEarlierDatabase(11)
  ;({ url, company, close } = earlier)
  await company.query(
    `insert into clients (id, name, email, password_hash, password_version)
       values ('grace', 'Grace Hopper', 'grace@example.com', '', 1);
     insert into reset_links (token_hash, client_id, expires_at) values ('asked before', 'grace', 2000)`,
  )
  store = await openPostgres(url, async () => {}, console.error)
  store.listen({ hear: ({ id: _, ...news }) => heard.push(news), hears: () => {} })
}, 60_000)

afterAll(async () => {
  await store.close()
  await close()
})

const hears = async (...news: Omit<KeptNews, 'id'>[]) => {
  await vi.waitFor(() => expect(heard).toEqual(news), 15_000)
  heard.length = 0
}

/** Those of the guide, in SQL. */
const examples = Array.from(
  readFileSync('docs/server/write-by-sql.md', 'utf8').matchAll(/```sql\n([\s\S]+?)```/g),
  ([, sql = '']) => sql,
)

const payments = { clientId: 'grace', name: 'payments', target: '' } as const
/** What the example tells: of the payment, and of the project whose sums change. */
const ofExample = [
  { clientId: 'client-ada', name: 'payments', target: '' },
  { clientId: 'client-ada', name: 'services', target: '' },
  { clientId: 'client-ada', name: 'service', target: 'project-website-relaunch' },
] as const

test('a link of an earlier version counts, and is no invitation', async () => {
  const link = { clientId: 'grace', tokenHash: 'asked before', now: 1_000 }
  expect(await store.clientByResetLink(link)).toMatchObject({ name: 'Grace Hopper' })
  const asked = { tokenHash: 'asked again', clientId: 'grace', expiresAt: 2_500 }
  expect(await store.saveResetLink(asked, 1_900)).toBe(false)
})

test('an email is looked up by an index, in whatever letters it is kept', async () => {
  await company.query('set enable_seqscan = off')
  const { rows } = await company.query(
    `explain select * from clients where lower(email) = 'grace@example.com'`,
  )
  await company.query('reset enable_seqscan')
  expect(JSON.stringify(rows)).toContain('clients_lower_email_index')
})

test('comes to open pages when it is committed, as what the store writes', async () => {
  await company.query('begin')
  await company.query(`select tell('grace', 'session')`)
  await company.query('rollback')
  await company.query(`select tell('grace', 'payments')`)
  await company.query(`select tell('grace', 'ticket', 'TKT-1'), tell(client_id => 'grace', name => 'files')`)
  await store.tell('grace', { name: 'payments' })
  const [ticket, files] = [
    { clientId: 'grace', name: 'ticket', target: 'TKT-1' },
    { clientId: 'grace', name: 'files', target: '' },
  ] as const
  await hears(payments, ticket, files, payments)
  const newest = await store.newestNews('grace')
  const kept = await store.newsSince('grace', newest, Date.now())
  expect(kept?.map(({ name, target }) => ({ clientId: 'grace', name, target }))).toEqual([
    payments,
    ticket,
    files,
    payments,
  ])
})

const newUpdate = `insert into updates (id, project_id, title, description, files, action_required_from_client, created_at`

describe('an approval', () => {
  beforeAll(() =>
    company.query(
      `insert into projects (id, client_id, service_id, service_name, industry, active, start_date, end_date,
                             total_cost, received_amount, created_at)
         values ('harbour', 'grace', 'HW-1', 'Harbour', '', 'Active', '', '', 1, 0, now())`,
    ),
  )
  const write = (approval: string | null) =>
    company.query(`${newUpdate}, approval) values ($1, 'harbour', 'Menu', '', '[]', false, now(), $2)`, [
      randomUUID(),
      approval,
    ])

  test.each([
    '{ "subject": "", "version": "" }',
    '{ "id": 7, "subject": "", "version": "" }',
    '{ "id": "APR-7", "subject": "", "version": 3 }',
    '{ "id": "APR-7", "subject": "", "version": null }',
    '{ "id": "APR-7", "version": "3" }',
    '"APR-7"',
    'null',
  ])('that nobody could decide is refused: %s', async (approval) => {
    await expect(write(approval)).rejects.toThrow('updates_approval_check')
    const ofMilestone = `insert into milestones (project_id, title, description, due_date, status, approval)
                           values ('harbour', 'Menu', '', '', '', $1)`
    await expect(company.query(ofMilestone, [approval])).rejects.toThrow('milestones_approval_check')
  })

  test('of the guide is asked for; a server of the version before goes on without any', async () => {
    const guide = readFileSync('docs/server/write-by-sql.md', 'utf8')
    await write(/`'(\{ "id": .*\})'`/.exec(guide)?.[1] ?? expect.fail())
    await write(null)
    await company.query(
      `${newUpdate}) values ('of before', 'harbour', 'Menu', '', '[]', false, now());
       insert into milestones (project_id, title, description, due_date, status)
         values ('harbour', 'Menu', '', '', 'Pending');
       update updates set answered = true where id = 'of before';
       update milestones set status = 'Completed' where project_id = 'harbour'`,
    )
    expect((await store.approval('harbour', 'APR-7'))?.approval).toMatchObject({ version: '3' })
    expect((await store.list('updates', 'harbour')).rows).toHaveLength(3)
    expect((await store.list('milestones', 'harbour')).rows).toMatchObject([
      { status: 'Completed', approval: null },
    ])
  })
})

test('the example of the guide comes to the page', async () => {
  await company.query(
    `insert into clients (id, name, email, password_hash, password_version)
       values ('client-ada', 'Ada Lovelace', 'ada@example.com', '', 1);
     insert into projects (id, client_id, service_id, service_name, industry, active, start_date, end_date, total_cost,
                           received_amount, created_at)
       values ('project-website-relaunch', 'client-ada', '1', 'Relaunch', '', 'Active', '', '', 1, 0, now())`,
  )
  await company.query(examples[0] ?? '')
  await hears(...ofExample)
  const { rows } = await store.list('payments', 'client-ada')
  expect(rows).toMatchObject([{ paymentId: 'PAY-4711', receivedAmount: 1_200 }])
  const project = await store.project('client-ada', 'project-website-relaunch')
  expect(project).toMatchObject({ receivedAmount: 1_200 })
})

test('is refused with what is wrong', async () => {
  await expect(company.query(`select tell('grace', 'payment')`)).rejects.toMatchObject({
    message: 'There is no news "payment".',
    hint: `It is one of: ${newsNames.toSorted().join(', ')}.`,
  })
  await expect(company.query(`select tell('nobody', 'payments')`)).rejects.toThrow('clients')
  await company.query(newsNames.map((name) => `select tell('grace', '${name}')`).join(';'))
  await hears(...newsNames.map((name) => ({ clientId: 'grace', name, target: '' })))
})

test('takes a name that a server has added, without a migration', async () => {
  await company.query(`insert into news_names values ('invoices')`)
  await company.query(`select tell('grace', 'invoices')`)
  const { rows } = await company.query(`select name from events order by id desc limit 1`)
  expect(rows).toEqual([{ name: 'invoices' }])
})

test("a role of the company's own tells, once it may, and never into a table of its own", async () => {
  const role = `crm_${randomUUID().slice(0, 8)}`
  await company.query(
    `create role ${role};
     create schema ${role} authorization ${role};
     create table ${role}.events (client_id text, name text, target text, key text);
     create table ${role}.news_names (name text);
     grant all on ${role}.events to ${role}`,
  )
  const asRole = (sql: string) =>
    company.query(`set role ${role}; ${sql}`).finally(() => company.query('rollback; reset role'))
  try {
    await expect(asRole(`select tell('grace', 'payments')`)).rejects.toThrow('permission denied for function')
    const [write = '', grants = ''] = examples
    await company.query(grants.replaceAll('crm', role))
    await asRole(write.replaceAll('4711', '4712'))
    await hears(...ofExample)
    expect((await company.query(`select * from ${role}.events`)).rows).toEqual([])
  } finally {
    await company.query(`drop owned by ${role} cascade; drop role ${role}`)
  }
})

test('a person whom the guide adds belongs to the account, and hears what is told to it', async () => {
  await company.query(examples[2] ?? '')
  expect(await store.people('client-ada')).toMatchObject([
    { id: 'client-ada', accountId: null, role: '', photo: '', language: '', timeZone: '' },
    { id: 'client-tom', accountId: 'client-ada', role: 'look', invitedAt: '' },
  ])
  await company.query(`select tell('client-tom', 'tickets')`)
  await hears(
    { clientId: 'client-ada', name: 'tickets', target: '' },
    { clientId: 'client-tom', name: 'tickets', target: '' },
  )
  // The guide names what is the person's own.
  const guide = readFileSync('docs/server/write-by-sql.md', 'utf8')
  const [, named = ''] = /but ([^;.]+) tell the one who is named/.exec(guide) ?? []
  expect(Array.from(named.matchAll(/`(\w+)`/g), ([, name]) => name)).toEqual(ownNews)
  await company.query(ownNews.map((name) => `select tell('client-tom', '${name}')`).join(';'))
  await hears(...ownNews.map((name) => ({ clientId: 'client-tom', name, target: '' })))
})

test('a server that starts brings the names that a backup lacks, and one that runs is not ready', async () => {
  await company.query('delete from news_names')
  await expect(company.query(`select tell('grace', 'payments')`)).rejects.toMatchObject({
    message: 'There is no news "payments".',
    hint: 'It is one of: none.',
  })
  await expect(store.checkTables()).rejects.toThrow('Start the server again.')
  const started = await openPostgres(url, async () => {}, console.error)
  await started.tell('grace', { name: 'payments' })
  await hears(payments)
  await store.checkTables()
  await started.close()
})

test('so does a server with PGlite', async () => {
  const folder = await newDatabase()
  const database = await PGlite.create(folder)
  await migrate(drizzle({ client: database }), { migrationsFolder })
  await database.query('delete from news_names')
  await database.close()
  const started = await openPglite(folder)
  await started.checkTables()
  await started.close()
  rmSync(folder, { recursive: true })
})

/**
 * What clients and staff wrote does not go with a row that it names, also in a database of an earlier version; on
 * PostgreSQL when DATABASE_URL names a server, and else on PGlite.
 */
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPostgres } from '../../stores/node/postgres'
import type { Store } from '../../stores/store'
import { openEarlierDatabase } from './earlier-database'

/** The migrations up to those that let rows go with others. */
const before = 14

/** A row in each table that there was. */
const rows = `
  insert into consultants values ('maya', 'Maya Okafor', 'maya@example.com');
  insert into clients (id, name, email, password_hash, password_version, consultant_id)
    values ('grace', 'Grace Hopper', 'grace@example.com', '', 1, 'maya');
  insert into reset_links values ('digest', 'grace', 2000);
  insert into projects (id, client_id, service_id, service_name, industry, active, start_date, end_date, total_cost,
                        received_amount, created_at)
    values ('harbour', 'grace', 'HW-1', 'Harbour website', '', 'Active', '', '', 18000, 0, now());
  insert into updates (id, project_id, title, description, files, action_required_from_client, created_at)
    values ('update', 'harbour', 'Approve', '', '[]', true, now());
  insert into milestones (project_id, title, description, due_date, status)
    values ('harbour', 'Design', '', '', 'In Progress');
  insert into payments (id, client_id, project_id, payment_id, received_date, received_payment_id, received_amount,
                        description, created_at)
    values ('payment', 'grace', 'harbour', 'PAY-1', '2026-11-20', 'DE-1', 6000, '', now());
  insert into notifications values ('bell', 'grace', 'Closed', 'On Monday', '', '', false, now());
  insert into tickets (ticket_id, client_id, subject, status, created_at)
    values ('TKT-1', 'grace', 'The menu', 'Open', now());
  insert into messages (ticket_id, message, message_from, message_from_user_type, date, attachments)
    values ('TKT-1', 'It does not open.', 'Grace Hopper', 'Client', now(), '[]');
  insert into uploads values ('file', 'grace', 'menu.png', 'image/png', 10);
  insert into files (id, project_id, name, remarks, user_type, created_at, upload)
    values ('file', 'harbour', 'menu.png', '', 'Client', now(), '{}');
  insert into idempotency_keys values ('grace', 'key', 'digest', 'TKT-1', 2000);
  insert into tries values ('device:grace@example.com 192.0.2.1', 1, 2000);
  select tell('grace', 'tickets')`

let url: string
let company: Client
let close: () => Promise<void>
let store: Store
let kept: Record<string, number>

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const tables = await company.query(`select tablename from pg_tables where schemaname = 'public'`)
  for (const { tablename } of tables.rows) {
    const counted = await company.query(`select count(*)::int as count from "${tablename}"`)
    counts[tablename] = counted.rows[0]?.count
  }
  return counts
}

const startServer = () => openPostgres(url, async () => {}, console.error)

beforeAll(async () => {
  const earlier = await openEarlierDatabase(before)
  ;({ url, company, close } = earlier)
  await company.query(rows)
  kept = await countRows()
  store = await startServer()
}, 60_000)

afterAll(async () => {
  await store.close()
  await close()
})

test('there was a row in each table, and each is there after the upgrade', async () => {
  expect(Object.entries(kept).filter(([, count]) => count !== 1)).toEqual([])
  expect(await countRows()).toMatchObject(kept)
  await store.checkTables()
})

test.each(['clients', 'projects', 'tickets'])(
  'a delete in %s is refused, and nothing goes',
  async (table) => {
    await expect(company.query(`delete from ${table}`)).rejects.toThrow(/foreign key constraint/)
    expect(await countRows()).toMatchObject(kept)
  },
)

test('no foreign key lets rows go with the row that they name, whichever tables come', async () => {
  const { rows } = await company.query(
    `select conrelid::regclass || ': ' || conname as key, confdeltype as deletes from pg_constraint where contype = 'f'`,
  )
  // Of a consultant who leaves, a client forgets the name.
  const rules = { a: 'refused', r: 'refused', n: 'forgotten' }
  expect(rows.filter(({ deletes }) => !(deletes in rules))).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(14)
})

// `npm run test:postgres` has it.
if (process.env.DATABASE_URL)
  test('the upgrade lets through what a server of before is doing', async () => {
    const earlier = await openEarlierDatabase(before)
    const { company } = earlier
    await company.query(rows)
    await company.query('begin')
    await company.query(`update notifications set read = true where id = 'bell'`)
    const upgraded = openPostgres(earlier.url, async () => {}, console.error)
    const watching = new Client({ connectionString: earlier.url })
    await watching.connect()
    const waits = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type in ('Lock', 'Timeout')`
    await vi.waitFor(async () => expect((await watching.query(waits)).rowCount).toBe(1), 10_000)
    await company.query(`select tell('grace', 'notifications')`)
    await company.query('commit')
    const server = await upgraded
    await expect(company.query('delete from clients')).rejects.toThrow(/foreign key constraint/)
    await Promise.all([server.close(), watching.end()])
    await earlier.close()
  })

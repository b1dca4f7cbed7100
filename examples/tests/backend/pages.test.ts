/** The pages of docs/server/large-lists.md, read to their end: by the example for Node, and by the one for Python. */
import { spawnSync } from 'node:child_process'
import { PGlite } from '@electric-sql/pglite'
import { describe, expect, test, vi } from 'vitest'
import { isInstalled } from '../../../scripts/test/programs/programs'
import { bareDatabase } from '../../../server/tests/stores/new-database'
import { sampleOf } from '../../../tests/trials'

vi.setConfig({ testTimeout: 60_000 })

/** An id, whose it is, and its moment. */
type Row = [id: string, clientId: string, createdAt: string]

interface Task {
  rows: Row[]
  limit: number
}

/** What is no cursor is told from an error of the database. */
async function refuses(read: (cursor: string) => Promise<unknown>): Promise<void> {
  for (const text of ['none', '[]', '[1]', '{}', '["x"]', '["x", {}]', 'null', '5']) {
    for (const cursor of [text, Buffer.from(text).toString('base64url')])
      await expect(read(cursor), text).rejects.toThrow('no cursor')
  }
}

/** Reads page after page. After each one, its first row of all is removed, and a newer one is added. @returns the ids */
const readers: Record<string, (task: Task) => Promise<string[]>> = {
  async Node({ rows, limit }) {
    // An example for hosts has no types.
    const path = '../../backend/pages.js'
    const { paymentsPage } = await import(path)
    const db = await PGlite.create(await bareDatabase())
    await db.exec('create table payments (id text primary key, client_id text, created_at timestamptz)')
    const add = (row: Row) => db.query('insert into payments values ($1, $2, $3)', row)
    for (const row of rows) await add(row)
    const ids: string[] = []
    let cursor: string | undefined
    let turn = 0
    do {
      const page = await paymentsPage(db, 'ada', limit, cursor)
      ids.push(...page.data.map(({ id }: { id: string }) => id))
      await db.query('delete from payments where id = $1', [ids[0]])
      await add([`new-${turn++}`, 'ada', '2027-01-01 00:00:00.000000+00'])
      cursor = page.next
    } while (cursor && turn < 1_000)
    await refuses((text) => paymentsPage(db, 'ada', limit, text))
    await db.close()
    // Of a cursor that is one, the database's own error comes.
    await expect(paymentsPage(db, 'ada', limit)).rejects.not.toThrow(/cursor/)
    return ids
  },
  async Python(task) {
    const options = { input: JSON.stringify(task), encoding: 'utf8' } as const
    const { stdout, stderr } = spawnSync('python3', ['-B', 'examples/tests/backend/pages/check.py'], options)
    return JSON.parse(stdout || `"${stderr}"`)
  },
}

/** Moments that differ by a millionth of a second, or not at all. */
const rows = Array.from({ length: 60 }, (_, index): Row => {
  const millionths = String((index * 7) % 20).padStart(6, '0')
  const owner = index % 6 === 0 ? 'stranger' : 'ada'
  return [`p-${(index * 37) % 60}`, owner, `2026-11-20 09:30:00.${millionths}+00`]
})
const keyOf = ([id, , createdAt]: Row) => `${createdAt} ${id}`
const mine = rows
  .filter(([, clientId]) => clientId === 'ada')
  .toSorted((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1))
  .map(([id]) => id)

test('in Node, by ids that are numbers', async () => {
  // An example for hosts has no types.
  const path = '../../backend/pages.js'
  const { paymentsPage } = await import(path)
  const db = await PGlite.create(await bareDatabase())
  await db.exec('create table payments (id bigint primary key, client_id text, created_at timestamptz)')
  await db.exec("insert into payments select id, 'ada', '2026-01-01' from generate_series(8, 12) as id")
  const ids: number[] = []
  let cursor: string | undefined
  do {
    const page = await paymentsPage(db, 'ada', 2, cursor)
    ids.push(...page.data.map(({ id }: { id: number }) => id))
    cursor = page.next
  } while (cursor)
  await db.close()
  expect(ids).toEqual([12, 11, 10, 9, 8])
})

describe.each(Object.entries(readers))('in %s', (language, read) => {
  test.skipIf(language === 'Python' && !isInstalled('python')).each(sampleOf([7, 1, 50, 1_000], 2))(
    `by %i rows${language === 'Python' ? ' (needs python)' : ''}`,
    async (limit) => {
      expect(await read({ rows, limit })).toEqual(mine)
    },
  )
})

/**
 * The connections to the database break while a client writes, as when PostgreSQL is killed; on PostgreSQL when DATABASE_URL names
 * a server, and else on PGlite.
 */
import { expect, test, vi } from 'vitest'
import { describeError } from '../../api/node/log'
import { openPostgres } from '../../stores/node/postgres'
import { createAnyDatabase } from './any-database'
import { startLine } from './line'

test('the write fails, the log names the database, and the server goes on', async () => {
  const { url, drop } = await createAnyDatabase()
  const line = await startLine(url)
  const logged: unknown[] = []
  const log = (error: unknown) => logged.push(describeError(error).component)
  const store = await openPostgres(line.url, async () => {}, log)
  const write = store.inTurn('client-ada', async (turn) => {
    line.cut()
    // Of the connection that hears of news, and of the one that writes: it is told so between two queries.
    await vi.waitFor(() => expect(logged.length).toBeGreaterThan(1))
    return turn.client('client-ada')
  })
  await expect(write).rejects.toThrow()
  expect(new Set(logged)).toEqual(new Set(['database']))
  expect(await store.client('client-ada')).toBeUndefined()
  await store.close()
  await drop()
}, 60_000)

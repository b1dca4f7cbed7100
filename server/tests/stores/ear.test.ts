/** The connection by which a server hears of what others write: also after an outage in which nobody answers. */
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { KeptNews } from '../../stores/news'
import { createEar } from '../../stores/node/ear'
import { newsChannel } from '../../stores/sql/news'
import { startLine } from './line'
import { startPglite } from './pglite-server'

const news: KeptNews = { id: '1', clientId: 'client-ada', name: 'payments', target: '' }

let database: Awaited<ReturnType<typeof startPglite>>

beforeAll(async () => {
  database = await startPglite()
  // The first question takes its time.
  await say(news)
}, 60_000)
afterAll(() => database.stop())

async function say(news: KeptNews): Promise<void> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query('select pg_notify($1, $2)', [newsChannel, JSON.stringify(news)])
  await client.end()
}

const times = { askEvery: 800, patience: 600 }

test('hears again after an outage in which connections are taken and never answered', async () => {
  const line = await startLine(database.url)
  const ear = createEar(line.url, () => {}, times)
  onTestFinished(ear.close)
  const hears: boolean[] = []
  const heard: KeptNews[] = []
  ear.listen({ hear: (one) => void heard.push(one), hears: (isSo) => void hears.push(isSo) })
  await ear.open()
  await say(news)
  await vi.waitFor(() => expect(heard).toEqual([news]), { timeout: 5_000 })

  line.isSilent = true
  await vi.waitFor(() => expect(line.silentOnes).toBeGreaterThan(1), { timeout: 20_000 })
  expect(hears.at(-1)).toBe(false)
  // Whoever comes to listen now is told.
  const late = vi.fn()
  ear.listen({ hear: () => {}, hears: late })
  expect(late.mock.calls).toEqual([[false]])

  line.isSilent = false
  await vi.waitFor(() => expect(hears.at(-1)).toBe(true), { timeout: 20_000 })
  expect(late.mock.calls.at(-1)).toEqual([true])
  await say({ ...news, id: '2' })
  await vi.waitFor(() => expect(heard.at(-1)?.id).toBe('2'), { timeout: 5_000 })
}, 60_000)

test('can be closed while nobody answers', async () => {
  const line = await startLine(database.url)
  const ear = createEar(line.url, () => {}, { askEvery: 60_000, patience: 60_000 })
  await ear.open()
  line.isSilent = true
  await ear.close()
  const deaf = createEar(line.url, () => {}, { askEvery: 60_000, patience: 60_000 })
  void deaf.open()
  await vi.waitFor(() => expect(line.silentOnes).toBe(1), { timeout: 5_000 })
  await deaf.close()
}, 30_000)

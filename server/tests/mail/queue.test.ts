/** A mail that is to be sent is sent once, whatever the mail server does meanwhile. */
import { beforeEach, expect, test, vi } from 'vitest'
import { createBrowserApi } from '../../browser'
import type { Mail } from '../../mail/mail'
import { createMailQueue } from '../../mail/queue'
import { createMemoryStore } from '../../stores/memory/memory'
import type { Store } from '../../stores/store'
import { speakTo } from '../api/speak'

const minute = 60_000
const hour = 60 * minute
const secret = new TextEncoder().encode('a secret of 32 bytes for a test.')
const mail = {
  clientId: 'client-ada',
  to: 'client@example.com',
  subject: 'A link',
  text: 'https://a.example/secret-link',
}

let store: Store
let time: number
let sent: Mail[]
let isDown: boolean
const log = vi.fn()
const results: string[] = []

beforeEach(() => {
  store = createMemoryStore()
  time = Date.parse('2026-11-20T12:00:00Z')
  sent = []
  isDown = false
  log.mockReset()
  results.length = 0
})

const open = (own = secret) =>
  createMailQueue({
    store,
    secret: own,
    async send(mail) {
      if (isDown) throw Object.assign(new Error('connect 192.0.2.1:587'), { code: 'ESOCKET' })
      sent.push(mail)
    },
    log,
    now: () => time,
    onMail: (result) => results.push(result),
  })

/** One server looks what is due, and ends. */
async function look(queue = open()): Promise<void> {
  queue.deliver()
  await vi.waitUntil(async () => (await store.takeMail(time, time)) === undefined || isDown)
  await queue.close()
}

test('is sent as it was written, once, and nothing of it stays', async () => {
  const queue = open()
  await queue.keep(mail, store)
  await look(queue)
  const { clientId: _, ...written } = mail
  expect(sent).toEqual([written])
  expect(await store.countMails()).toBe(0)
  await look()
  expect(sent).toHaveLength(1)
})

test('stands sealed: nobody who reads the database reads its link', async () => {
  const add = vi.spyOn(store, 'addMail')
  const queue = open()
  await queue.keep(mail, store)
  expect(JSON.stringify(add.mock.calls)).not.toMatch(/secret-link|example\.com/)
  await queue.close()
})

test('waits for a mail server that is away, for hours, and is sent by whichever server is there then', async () => {
  isDown = true
  await open().keep(mail, store)
  for (let passed = 0; passed < 5 * hour; passed += 10 * minute, time += 10 * minute) await look()
  expect(sent).toEqual([])
  expect(results).toContain('failed')
  // Later and later: not thirty times.
  expect(results.length).toBeLessThan(20)
  isDown = false
  time += hour
  await look()
  expect(sent).toHaveLength(1)
  expect(await store.countMails()).toBe(0)
})

test('is given up after a day, with a line in the log that names no address', async () => {
  isDown = true
  await open().keep(mail, store)
  for (let passed = 0; passed < 26 * hour; passed += hour, time += hour) await look()
  expect(results.at(-1)).toBe('given-up')
  expect(results.filter((result) => result === 'given-up')).toHaveLength(1)
  expect(await store.countMails()).toBe(0)
  expect(String(log.mock.lastCall)).toMatch(/given up/)
  expect(String(log.mock.calls)).not.toMatch(/example\.com|secret-link/)
})

test('is given up when its link is of no use any more', async () => {
  isDown = true
  await open().keep(mail, store, time + 30 * minute)
  for (let passed = 0; passed < hour; passed += 5 * minute, time += 5 * minute) await look()
  expect(results.at(-1)).toBe('given-up')
  expect(await store.countMails()).toBe(0)
})

test('two servers that look at once send it once; one that died while sending leaves it to the other', async () => {
  const [one, other] = [open(), open()]
  await one.keep(mail, store)
  one.deliver()
  other.deliver()
  await Promise.all([one.close(), other.close()])
  await look()
  expect(sent).toHaveLength(1)

  await open().keep(mail, store)
  await store.takeMail(time, time + 10 * minute)
  await look()
  expect(sent).toHaveLength(1)
  time += 11 * minute
  await look()
  expect(sent).toHaveLength(2)
})

test('with another secret it is not sent, and not lost without a word', async () => {
  await open().keep(mail, store)
  const queue = open(new TextEncoder().encode('another secret of 32 bytes, too.'))
  queue.deliver()
  await vi.waitUntil(() => log.mock.calls.length > 0)
  await queue.close()
  expect(sent).toEqual([])
  expect(await store.countMails()).toBe(1)
})

test('the mail of a reset stands with its link, before anybody tries to send it', async () => {
  const kept: unknown[] = []
  const api = createBrowserApi({
    mails: { keep: async (mail, _, until) => void kept.push({ ...mail, until }), deliver: () => {} },
  })
  await speakTo(api.fetch).post('/auth/user/client/sendPasswordResetEmail', { email: 'client@example.com' })
  await vi.waitUntil(() => kept.length > 0)
  expect(kept).toEqual([
    expect.objectContaining({
      to: 'client@example.com',
      text: expect.stringContaining('/reset-password#/client-ada/'),
      until: expect.closeTo(api.clock.now().getTime() + 30 * minute, -5),
    }),
  ])
})

/** Files are decided about as they are when the client presses, and as the client has seen them. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { once } from '../../../server/api/intercept'
import { lost } from '../portal'
import { pass, stopTimeInTests, until } from '../server'
import { approve, askedIn, keys, nobody, open, sent, type Tab } from './asked'

stopTimeInTests()

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const filesOf = (call: { body: unknown } | undefined) => Object(call?.body).files

/** A server that keeps one path for all versions of a file. */
function fileOf(text: string) {
  const file = { text, asked: 0 }
  const answer = async () => {
    file.asked++
    return new Response(file.text)
  }
  return { file, answer }
}

test('where other bytes are at a path than the client has seen, it has changed, and nothing is sent', async () => {
  const { file, answer } = fileOf('version 3')
  const tab = await open({ file: answer })
  const asked = askedIn(tab)
  await tab.fileBytes(asked.files[0] ?? '')
  file.text = 'version 4'
  expect(await tab.decide(asked, approve, nobody)).toEqual({ is: 'changed' })
  expect(sent(tab)).toEqual([])
  expect(await tab.decide(asked, approve, nobody)).toMatchObject({ is: 'recorded' })
  expect(filesOf(sent(tab)[0])).toEqual([{ name: 'homepage-design.png', sha256: hashOf('version 4') }])
})

test('what can not be loaded anew goes by what was seen', async () => {
  const { file, answer } = fileOf('seen')
  const tab = await open({
    file: () => (file.asked > 0 ? Promise.reject(new TypeError('Failed')) : answer()),
  })
  const asked = askedIn(tab)
  await tab.fileBytes(asked.files[0] ?? '')
  expect(await tab.decide(asked, approve, nobody)).toMatchObject({ is: 'recorded' })
  expect(filesOf(sent(tab)[0])[0].sha256).toBe(hashOf('seen'))
})

test('they are loaded while the client is asked, once, and the press waits for nothing', async () => {
  const { file, answer } = fileOf('picture')
  const tab = await open({ file: answer })
  const asked = askedIn(tab)
  tab.lookAtFiles(asked)
  await until(() => expect(file.asked).toBe(1))
  expect(await tab.decide(asked, approve, nobody)).toMatchObject({ is: 'recorded' })
  expect(file.asked).toBe(1)
})

test('a file that takes long is waited for ten seconds since the question', async () => {
  const tab = await open({ file: () => new Promise(() => {}) })
  const asked = askedIn(tab)
  tab.lookAtFiles(asked)
  await pass(9_000)
  const outcome = tab.decide(asked, approve, nobody)
  await pass(999)
  expect(sent(tab)).toEqual([])
  await pass(2)
  expect(await outcome).toMatchObject({ is: 'recorded' })
  expect(filesOf(sent(tab)[0])).toEqual([{ name: 'homepage-design.png' }])
})

test('what is sent again names the same files, and has the same key', async () => {
  let isThere = false
  const file = async () => (isThere ? new Response('picture') : Promise.reject(new TypeError('Failed')))
  const tab = await open({ file, rules: { approve: once(lost) } })
  const asked = askedIn(tab)
  tab.lookAtFiles(asked)
  expect(await tab.decide(asked, approve, nobody)).toBeNull()
  isThere = true
  // The step is closed, and opened once more.
  tab.leaveFiles(asked)
  tab.lookAtFiles(asked)
  expect(await tab.decide(asked, approve, nobody)).toMatchObject({ is: 'recorded' })
  expect(new Set(keys(tab)).size).toBe(1)
  expect(keys(tab)).toHaveLength(2)
  expect(filesOf(sent(tab)[1])).toEqual([{ name: 'homepage-design.png' }])
})

test.each([
  ['the step is closed', (tab: Tab) => tab.leaveFiles(askedIn(tab))],
  ['the session ends', async () => (await import('../../../src/core/session/session')).endSession('expired')],
])('nothing goes on loading when %s', async (_, end) => {
  let signal: AbortSignal | null | undefined
  const tab = await open({
    file: (init) => {
      signal = init?.signal
      return new Promise(() => {})
    },
  })
  tab.lookAtFiles(askedIn(tab))
  await until(() => expect(signal?.aborted).toBe(false))
  await end(tab)
  expect(signal?.aborted).toBe(true)
})

/** What the loader does without a file: what the server says of it, when it is asked for again, and what stands in the page. */
import { afterEach, expect, test, vi } from 'vitest'
import type { Fate } from '../../../src/core/index'
import { askForFiles, fateOf } from '../../../src/elements/loader/files'
import { tryAgain } from '../../../src/elements/loader/retry'
import { tellUnavailable, unavailable } from '../../../src/elements/loader/unavailable'
import { record, show } from '../page'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Nobody listens at this port. */
const lostFile = (name: string) => `http://127.0.0.1:1/${name}.js`
const entry = '/cdn/loader.js'

/** What is asked for by `fetch()`. The server says this status of each file; `undefined`: the line swallows all. */
function answerWith(status: number | undefined): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    asked.push(address)
    return new Promise((resolve, reject) => {
      if (status) resolve(new Response(null, { status }))
      signal?.addEventListener('abort', reject)
    })
  })
  return asked
}

test.each<[number, Fate]>([
  [404, 'gone'],
  [410, 'gone'],
  [200, 'lost'],
  [403, 'lost'],
  [503, 'lost'],
])('the server says %i of a file that did not come: it is %s', async (status, fate) => {
  const file = lostFile(`${status}`)
  await expect(askForFiles(file)).rejects.toThrow(TypeError)
  const asked = answerWith(status)
  expect(await fateOf(file, entry)).toBe(fate)
  // Only of a deploy there is a new loader.
  expect(asked).toEqual(fate === 'gone' ? [file, entry] : [file])
})

test('on a line that swallows all, the answer is waited for no longer than some seconds', async () => {
  const file = lostFile('swallowed')
  await askForFiles(file).catch(() => {})
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  answerWith(undefined)
  const fate = fateOf(file)
  limit.abort()
  expect(await fate).toBe('lost')
  expect(timeout.mock.calls).toEqual([[5_000]])
})

test('a file that comes, and can not run, is not lost: nobody asks the server', async () => {
  const file = 'data:text/javascript,throw new RangeError("no")//.js'
  await expect(askForFiles(file)).rejects.toThrow(RangeError)
  const asked = answerWith(404)
  expect(await fateOf(file)).toBe('there')
  expect(asked).toEqual([])
})

test('that is known of a TypeError, too, when it is the same once more', async () => {
  const file = 'data:text/javascript,throw new TypeError("no")//.js'
  for (const fate of ['lost', 'there']) {
    await expect(askForFiles(file)).rejects.toThrow(TypeError)
    answerWith(200)
    expect(await fateOf(file)).toBe(fate)
  }
})

test('where a bundler has named the files, an element whose code did not come is lost, and may come', async () => {
  expect(await fateOf('cp-payments')).toBe('lost')
})

/** Code that can't be had until it is `well`, tried again for a time. */
async function lose(seconds: number, isEndedBy: (tries: number) => boolean = () => false) {
  const line = { isWell: false, tries: 0 }
  const load = async () => {
    line.tries += 1
    if (!line.isWell) throw new TypeError('The line is broken.')
  }
  void tryAgain(load, async (tries) => isEndedBy(tries))
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  return line
}

test('what is lost is asked for at 1, 4 and 16 seconds, and then each minute, more or less', async () => {
  vi.useFakeTimers()
  const line = await lose(6)
  expect(line.tries).toBeGreaterThanOrEqual(2)
  await vi.advanceTimersByTimeAsync(294_000)
  expect(line.tries).toBeGreaterThanOrEqual(5)
  expect(line.tries).toBeLessThan(15)
})

test('what is gone is asked for no more', async () => {
  vi.useFakeTimers()
  const line = await lose(300, (tries) => tries === 2)
  expect(line.tries).toBe(2)
})

test.each<[string, (isAway: boolean) => unknown]>([
  ['nobody sees the page', (isAway) => vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(isAway)],
  [
    'there is no connection',
    (isAway) => vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(!isAway),
  ],
])('while %s, nothing is asked for; it comes soon after that', async (_, setAway) => {
  vi.useFakeTimers()
  setAway(true)
  const line = await lose(60)
  expect(line.tries).toBe(1)
  line.isWell = true
  setAway(false)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(line.tries).toBe(2)
})

test('no try leaves a listener on the page', async () => {
  vi.useFakeTimers()
  const listen = vi.spyOn(window, 'addEventListener')
  const line = await lose(130)
  expect(line.tries).toBeGreaterThanOrEqual(5)
  expect(listen.mock.calls).toEqual([])
})

test.each(Object.entries(unavailable))(
  'in "%s", a reload is named once no other try helps',
  (lang, words) => {
    const raised = record('cp-error')
    const element = show(`<div lang="${lang}"><x-lost></x-lost></div>`).querySelector('x-lost')
    expect(element).not.toBeNull()
    const tell = (fate: Fate) => element && tellUnavailable('x-lost', [element], fate, 'The line is broken.')
    tell('lost')
    const first = element?.textContent ?? ''
    expect(words).toMatch(/^[^.]+\. [^.]+\.$/)
    expect(words.startsWith(`${first} `)).toBe(true)
    tell('lost')
    expect(raised.map(({ detail }) => detail)).toEqual([{ render: true, message: 'The line is broken.' }])
    tell('gone')
    expect(element?.textContent).toBe(words)
    expect(element?.querySelectorAll('[role=alert]').length).toBe(1)
    expect(raised.slice(1).map(({ detail }) => detail)).toEqual([
      { outdated: true, message: 'Reload the page.' },
    ])
  },
)

/** Code whose file a line has lost: it is asked for until it is there, by few requests, and never where no request can help. */
import { afterEach, expect, test, vi } from 'vitest'
import type { Fate } from '../../../src/core/index'
import { openPage } from '../portal'
import { pass, stopTimeInTests } from '../server'

stopTimeInTests()
afterEach(() => vi.unstubAllGlobals())

const address = '/chunks/screen-12345678.js'
const hour = 3_600_000

/** A page with a file beside its scripts. Its line loses the file as often as it is told to. */
async function open(losses: number) {
  vi.stubGlobal('__CP_KNOWS_FILES__', true)
  const page = await openPage()
  const file = { fate: 'lost' as Fate, tries: 0, asked: [] as string[] }
  page.getFilesBy({
    askForFiles: async (need) => {
      file.asked.push(new URL(need).pathname)
      if (++file.tries <= losses) throw new TypeError('The line is broken.')
    },
    fateOf: async () => file.fate,
  })
  // As the bundler writes it: the tests have no such file.
  const load = Object.assign(async () => 'code', { toString: () => `()=>import(\`${address}\`)` })
  return { ...page, file, load }
}

test.each([0, 1, 2, 5, 12])('a file that is lost %i times comes', async (losses) => {
  const { findAgain, load, file } = await open(losses)
  const search = findAgain(load)
  await pass(hour)
  expect(await search).toBe(true)
  expect(file.tries).toBe(losses + 1)
  await pass(hour)
  expect(file.tries).toBe(losses + 1)
})

test('a hundred who miss one file ask together: a few times at first, then each few minutes', async () => {
  const { findAgain, load, file } = await open(Infinity)
  const searches = [...Array(100).keys()].map(() => findAgain(load))
  expect(new Set(searches).size).toBe(1)
  await pass(30_000)
  expect(file.tries).toBeGreaterThan(1)
  expect(file.tries).toBeLessThan(8)
  await pass(hour)
  expect(file.tries).toBeLessThan(80)
  expect(new Set(file.asked)).toEqual(new Set([address]))
})

test('when nobody misses a file any more, the search for it ends, and a later one begins anew', async () => {
  const { findAgain, load, file } = await open(Infinity)
  const [one, other] = [new AbortController(), new AbortController()]
  for (const { signal } of [one, other]) void findAgain(load, signal)
  one.abort()
  await pass(10_000)
  expect(file.tries).toBeGreaterThan(0)
  other.abort()
  const before = file.tries
  await pass(hour)
  expect(file.tries).toBe(before)
  void findAgain(load)
  await pass(10_000)
  expect(file.tries).toBeGreaterThan(before)
})

test.each<[string, Fate]>([
  ['gone', 'gone'],
  ['there, and can not run', 'there'],
])('a file that is %s is asked for no more', async (_, fate) => {
  const { findAgain, load, file } = await open(Infinity)
  const search = findAgain(load)
  await pass(10_000)
  file.fate = fate
  await pass(hour)
  expect(await search).toBe(false)
  const before = file.tries
  await pass(hour)
  expect(file.tries).toBe(before)
})

test.each<[string, (page: Awaited<ReturnType<typeof open>>['page'], isAway: boolean) => void]>([
  ['nobody sees the page', (page, isAway) => page.show(!isAway)],
  ['there is no connection', (page, isAway) => page.connect(!isAway)],
])('while %s, nothing is asked for; then it comes at once', async (_, set) => {
  const { page, findAgain, load, file } = await open(0)
  set(page, true)
  const search = findAgain(load)
  await pass(hour)
  expect(file.tries).toBe(0)
  set(page, false)
  await pass(0)
  expect(await search).toBe(true)
})

test.each<[Fate, string]>([
  ['lost', 'LostError'],
  ['gone', 'GoneError'],
  ['there', 'TypeError'],
])('a view whose file is %s fails after two tries by a %s', async (fate, kind) => {
  const { loadForView, load, file } = await open(Infinity)
  file.fate = fate
  const failure = loadForView(load).catch((error) => error.constructor.name)
  await pass(1_000)
  expect(await failure).toBe(kind)
  expect(file.tries).toBe(2)
})

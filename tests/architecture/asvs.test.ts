/** `docs/asvs.md` has a row for each requirement of OWASP ASVS 4.0.3 at level 2, and each test that it names is there. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** All requirements of level 1 and 2: `4.1.1-3,5` are 4.1.1, 4.1.2, 4.1.3 and 4.1.5. */
const asked = `
  1.1.1-7 1.2.1-4 1.4.1,4-5 1.5.1-4 1.6.1-4 1.7.1-2 1.8.1-2 1.9.1-2 1.10.1 1.11.1-2 1.12.2 1.14.1-6
  2.1.1-12 2.2.1-3 2.3.1-3 2.4.1-5 2.5.1-7 2.6.1-3 2.7.1-6 2.8.1-7 2.9.1-3 2.10.1-4
  3.1.1 3.2.1-4 3.3.1-4 3.4.1-5 3.5.1-3 3.7.1
  4.1.1-3,5 4.2.1-2 4.3.1-3
  5.1.1-5 5.2.1-8 5.3.1-10 5.4.1-3 5.5.1-4
  6.1.1-3 6.2.1-6 6.3.1-2 6.4.1-2
  7.1.1-4 7.2.1-2 7.3.1,3-4 7.4.1-3
  8.1.1-4 8.2.1-3 8.3.1-8
  9.1.1-3 9.2.1-4
  10.2.1-2 10.3.1-3
  11.1.1-8
  12.1.1-3 12.2.1 12.3.1-6 12.4.1-2 12.5.1-2 12.6.1
  13.1.1,3-5 13.2.1-3,5-6 13.3.1-2 13.4.1-2
  14.1.1-4 14.2.1-6 14.3.2-3 14.4.1-7 14.5.1-4`

function numbersOf(section: string): string[] {
  const [, prefix = '', ranges = ''] = /^(\d+\.\d+\.)(.+)$/.exec(section) ?? []
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => `${prefix}${first + index}`)
  })
}

const page = readFileSync('docs/asvs.md', 'utf8')
const rows = Array.from(
  page.matchAll(/^\| (\d.*?) \| (.+?) \| (.+?) \| (.+) \|$/gm),
  ([, number = '', what = '', verdict = '', why = '']) => ({ number, what, verdict, why }),
)
const verdicts = ['held', 'falls short', 'not ours']
const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length

test('it has each requirement once, in their order, and no other', () => {
  const numbers = asked.trim().split(/\s+/).flatMap(numbersOf)
  expect(numbers).toHaveLength(259)
  expect(rows.map(({ number }) => number)).toEqual(numbers)
})

test('each row says what is asked, whether it is so, and why', () => {
  expect(rows.filter(({ verdict }) => !verdicts.includes(verdict))).toEqual([])
  expect(rows.filter(({ what, why }) => what.length < 8 || why.length < 8)).toEqual([])
})

test('its first lines count the rows', () => {
  const told = `asks ${rows.length} things at level 2`
  const counts = `${count('held')} are held, ${count('falls short')} fall short, ${count('not ours')} are not ours`
  expect(page.replaceAll(/\s+/g, ' ')).toContain(told)
  expect(page.replaceAll(/\s+/g, ' ')).toContain(counts)
})

/** The files that a row names, each with the texts behind it: `demo/tests/api/a.test.ts`: "works", "works twice". */
const namedIn = (why: string) =>
  Array.from(
    why.matchAll(/`((?:(?:demo\/)?tests|docs|\.ci)\/[\w./-]+|[\w-]+\.(?:json|md))`((?:[:,] "[^"]+")*)/g),
    ([, path = '', texts = '']) => ({
      path,
      texts: Array.from(texts.matchAll(/"([^"]+)"/g), ([, text = '']) => text),
    }),
  )

test('what is held names the file that holds it', () => {
  const bare = rows.filter(({ verdict, why }) => verdict === 'held' && namedIn(why).length === 0)
  expect(bare.map(({ number }) => number)).toEqual([])
})

test('each file that it names is there, and has the test that is named', () => {
  const missing = rows.flatMap(({ number, why }) =>
    namedIn(why).flatMap(({ path, texts }) => {
      if (!existsSync(path)) return `${number}: there is no ${path}`
      const text = readFileSync(path, 'utf8').replaceAll("\\'", "'")
      return texts.filter((each) => !text.includes(each)).map((each) => `${number}: ${path} has no "${each}"`)
    }),
  )
  expect(missing).toEqual([])
})

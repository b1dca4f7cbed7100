/**
 * `docs/quality/asvs-5.md` has a row for each requirement of OWASP ASVS 5.0.0 at levels 1 and 2; and each test that it names is
 * there.
 */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** All of 5.0.0 at level 1 and 2. */
const asked5 = `
  1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2
  2.1.1-3 2.2.1-3 2.3.1-4 2.4.1
  3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5 3.7.1-2
  4.1.1-3 4.2.1 4.3.1-2 4.4.1-4
  5.1.1 5.2.1-3 5.3.1-2 5.4.1-3
  6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4
  7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2
  8.1.1-2 8.2.1-3 8.3.1 8.4.1
  9.1.1-3 9.2.1-4
  10.1.1-2 10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3
  11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1
  12.1.1-3 12.2.1-2 12.3.1-4
  13.1.1 13.2.1-5 13.3.1-2 13.4.1-5
  14.1.1-2 14.2.1-4 14.3.1-3
  15.1.1-3 15.2.1-3 15.3.1-7
  16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3
  17.1.1 17.2.1-4 17.3.1-2`

function numbersOf(section: string): string[] {
  const [, prefix = '', ranges = ''] = /^(\d+\.\d+\.)(.+)$/.exec(section) ?? []
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => `${prefix}${first + index}`)
  })
}

const verdicts = ['held', 'falls short', 'not ours']

/** The files that a row names, each with the texts behind it: `server/tests/api/a.test.ts`: "works", "works twice". */
const namedIn = (why: string) =>
  Array.from(
    why.matchAll(
      /`((?:(?:(?:server|examples|demo)\/)?tests|docs|\.ci)\/[\w./-]+|(?:server\/|examples\/|demo\/)?[\w-]+\.(?:json|md))`((?:[:,] "[^"]+")*)/g,
    ),
    ([, path = '', texts = '']) => ({
      path,
      texts: Array.from(texts.matchAll(/"([^"]+)"/g), ([, text = '']) => text),
    }),
  )

describe.each([{ path: 'docs/quality/asvs-5.md', asked: asked5, size: 253, levels: 'at levels 1 and 2' }])(
  '$path',
  ({ path, asked, size, levels }) => {
    const page = readFileSync(path, 'utf8')
    /** In 5.0.0, the level stands behind the number. */
    const rows = Array.from(
      page.matchAll(/^\| (\d.*?) \|(?: ([12]) \|)? (.+?) \| (.+?) \| (.+) \|$/gm),
      ([, number = '', level, what = '', verdict = '', why = '']) => ({ number, level, what, verdict, why }),
    )
    const count = (verdict: string, level?: string) =>
      rows.filter((row) => row.verdict === verdict && (!level || row.level === level)).length

    test('has each requirement once, in their order, and no other', () => {
      const numbers = asked.trim().split(/\s+/).flatMap(numbersOf)
      expect(numbers).toHaveLength(size)
      expect(rows.map(({ number }) => number)).toEqual(numbers)
    })

    test('says in each row what is asked, whether it is so, and why', () => {
      expect(rows.filter(({ verdict }) => !verdicts.includes(verdict))).toEqual([])
      expect(rows.filter(({ what, why }) => what.length < 8 || why.length < 8)).toEqual([])
    })

    test('counts the rows in its first lines', () => {
      const told = [
        `asks ${rows.length} things ${levels}`,
        `${count('held')} are held, ${count('falls short')} fall short, ${count('not ours')} are not ours`,
      ]
      const ofLevel1 = rows.filter(({ level }) => level === '1').length
      if (ofLevel1) told.push(`Of the ${ofLevel1} of level 1, ${count('falls short', '1')} fall short`)
      for (const text of told) expect(page.replaceAll(/\s+/g, ' ')).toContain(text)
    })

    test('names the file that holds what is held', () => {
      const bare = rows.filter(({ verdict, why }) => verdict === 'held' && namedIn(why).length === 0)
      expect(bare.map(({ number }) => number)).toEqual([])
    })

    test('names files that are there, and tests that are in them', () => {
      const missing = rows.flatMap(({ number, why }) =>
        namedIn(why).flatMap(({ path, texts }) => {
          if (!existsSync(path)) return `${number}: there is no ${path}`
          const text = readFileSync(path, 'utf8').replaceAll("\\'", "'")
          return texts
            .filter((each) => !text.includes(each))
            .map((each) => `${number}: ${path} has no "${each}"`)
        }),
      )
      expect(missing).toEqual([])
    })
  },
)

/**
 * Old libraries replace what a browser has built in, and a page may have one. What they replace by something else, no script
 * of a page uses: `tests/e2e/old-libraries.spec.ts` has the pages. Nor does one read what an element of the page may stand in
 * the place of: see `tests/e2e/clobbered.spec.ts`.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const instead: Record<string, { use: RegExp; take: string }> = {
  'Array.from()': { use: /\bArray\.from\(/, take: '[...list], and [...Array(count).keys()]' },
  'entries() of a list': { use: /\.entries\(\)/, take: 'forEach()' },
  'reduce()': { use: /\.reduce(Right)?\(/, take: 'for' },
  'JSON.stringify()': { use: /\bJSON\.stringify\(/, take: 'toJson() of core/page/json.ts' },
  'Date.parse()': { use: /\bDate\.parse\(/, take: 'new Date(text).getTime()' },
  'a part of toISOString()': { use: /toISOString\(\)\./, take: 'isoDay() of core/settings/calendar.ts' },
  'startsWith() from a position': { use: /\.startsWith\([^()]+, [^()]+\)/, take: 'slice() and ===' },
  'a class that they replace': {
    use: /(instanceof|new) (Element|Event|Document|Window|Request)\b/,
    take: 'HTMLElement, CustomEvent, or nodeType',
  },
  'a part of the document by its name': {
    use: /\b(document|ownerDocument)\s*(\??\.\s*\w|\[)|\}\s*=\s*(\w+\.)*document\b|' in document\b/,
    take: 'unclobbered(document); documentOf(element) of views/ui; in the loader, part()',
  },
}

const scripts = execFileSync(
  'git',
  ['ls-files', 'src/core', 'src/views', 'src/elements', ':!*.stories.tsx', ':!src/elements/reference'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && file !== 'src/core/page/json.ts')

test.each(Object.entries(instead))('no script of a page uses %s', (name, { use, take }) => {
  const users = scripts.filter((file) => use.test(readFileSync(file, 'utf8')))
  expect(users.map((file) => `${file} uses ${name}: take ${take}`)).toEqual([])
})

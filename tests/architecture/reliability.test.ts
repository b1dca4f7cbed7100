/** `docs/reliability.md` tells of each trial of which `npm test` runs a sample. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('it names every test that has more cases in a full run', () => {
  const page = readFileSync('docs/reliability.md', 'utf8')
  const sampled = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => join('tests', name))
    .filter((path) => /\.(test|spec)\.ts$/.test(path) && /\/trials?'$/m.test(readFileSync(path, 'utf8')))
  expect(sampled).not.toEqual([])
  expect(sampled.filter((path) => !page.includes(`](../${path})`))).toEqual([])
})

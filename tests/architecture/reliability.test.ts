/** `docs/quality/reliability.md` tells of each trial of which `npm test` runs a sample. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parts } from '../../scripts/test/parts'
import { steps } from '../../scripts/test/steps'
import { type FaultName, faults, table } from '../e2e/train/table'

const page = readFileSync('docs/quality/reliability.md', 'utf8')

test('it names every test that has more cases in a full run', () => {
  const sampled = ['tests', 'server/tests', 'examples/tests', 'demo/tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.(test|spec)\.ts$/.test(path) && /\/trials?'$/m.test(readFileSync(path, 'utf8')))
  expect(sampled).not.toEqual([])
  expect(sampled.filter((path) => !page.includes(`\`${path}\``))).toEqual([])
})

test('each file that it names is there', () => {
  const named = Array.from(
    page.matchAll(/`((?:(?:(?:server|examples|demo)\/)?tests|scripts)\/[^`]+)`/g),
    ([, path = '']) => path,
  )
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('it shows what clients on a train see', () => {
  // The keys of the table are exactly the names.
  const rows = (Object.keys(faults) as FaultName[]).map((fault) => {
    const cells = Object.values(table).map((row) => row[fault].map((seen) => seen.join(' or ')).join(' · '))
    return `| ${[fault, ...cells].join(' | ')} |`
  })
  expect(rows.filter((row) => !page.includes(row))).toEqual([])
})

test('the page on tests says of each part of a full run which steps it has', () => {
  const tests = readFileSync('docs/development/tests.md', 'utf8')
  const rows = Array.from(
    tests.matchAll(/^\| `([\w-]+)` \| (`[\w-]+`(?:, `[\w-]+`)*) \|$/gm),
    ([, part, list]) => [part, list],
  )
  const stepsOf = (part: string) =>
    Object.keys(steps)
      .filter((name) => steps[name]?.part === part)
      .map((name) => `\`${name}\``)
      .join(', ')
  expect(rows).toEqual(parts.map((part) => [part, stepsOf(part)]))
})

/** The documents say what the code says. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { fillReference, references } from '../../scripts/reference'
import { defaults } from '../../src/core/index'
import { tokens } from '../../src/views/tokens'

const read = (path: string) => readFileSync(path, 'utf8')
const documents = ['.', 'docs']
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.md'))

test.each(Object.keys(references))(
  '%s has the tables that the code gives; "npm run docs" writes them',
  (path) => {
    expect(read(path)).toBe(fillReference(path))
  },
)

describe('the reference', () => {
  test('says something of every setting', () => {
    const rows = [...read('docs/reference.md').matchAll(/^\| `(\w+)(?:\.\w+)?` \|.* \| (.+) \|$/gm)]
    expect(new Set(rows.map(([, name]) => name))).toEqual(new Set(Object.keys(defaults)))
  })
})

test.each(documents)('%s names only custom properties that there are', (path) => {
  const named = [...read(path).matchAll(/--cp-([\w-]+)/g)].flatMap(([, name]) => name ?? [])
  expect(named.filter((name) => !Object.hasOwn(tokens, name))).toEqual([])
})

const packages = Object.keys({
  ...manifest.dependencies,
  ...manifest.peerDependencies,
  ...manifest.devDependencies,
})

test('CONTRIBUTING says why each package is there, and of no other', () => {
  const reasons = read('CONTRIBUTING.md').split('## Why each dependency')[1] ?? ''
  const cells = [...reasons.matchAll(/^\| (`.+`) \| .+ \|$/gm)].flatMap(
    ([, names]) => names?.split(', ') ?? [],
  )
  expect(cells.map((name) => name.replaceAll('`', '')).sort()).toEqual(packages.sort())
})

test.each(documents)('the links of %s lead to files that there are', (path) => {
  const links = [...read(path).matchAll(/(?:\]\(|(?:src|srcset)=")(?!https?:|#|\/)([^)"#]+)/g)]
  const missing = links.map(([, link = '']) => link).filter((link) => !existsSync(join(dirname(path), link)))
  expect(missing).toEqual([])
})

test.each(documents)('the commands of %s are scripts of package.json', (path) => {
  const commands = [...read(path).matchAll(/npm (?:run )?([\w:]+)/g)].flatMap(([, name]) => name ?? [])
  const known = [...Object.keys(manifest.scripts), 'ci', 'install', 'pack', 'run']
  expect(commands.filter((name) => !known.includes(name))).toEqual([])
})

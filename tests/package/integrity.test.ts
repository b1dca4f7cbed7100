/** By what a host can tell that a file is the one that was published. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { reserveRules } from '../../scripts/build/reserve-rules'
import { reservedSpace } from '../../src/elements/reference/reserved-space'

const folder = 'dist/cdn'
// The build wrote it.
const published = JSON.parse(readFileSync(`${folder}/integrity.json`, 'utf8')) as {
  version: string
  files: Record<string, string>
}
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(js|css)$/.test(name),
)

test('integrity.json has the hash of every script and style, as openssl reckons it', () => {
  const { files } = published
  expect(Object.keys(files).toSorted()).toEqual(names.toSorted())
  for (const name of ['loader.js', 'client-portal.js', 'reserve.css']) {
    const hash = execFileSync('openssl', ['dgst', '-sha384', '-binary', `${folder}/${name}`])
    expect(files[name]).toBe(`sha384-${hash.toString('base64')}`)
  }
})

test.each(['loader.js', 'client-portal.js'])('%s says in its first line which version it is', (name) => {
  expect(published.version).toBe(manifest.version)
  expect(readFileSync(`${folder}/${name}`, 'utf8').split('\n')[0]).toContain(
    `${manifest.name} ${manifest.version}`,
  )
})

test('the room of an avatar follows the token that its size follows', async () => {
  const size = 'var(--cp-control-height,calc(var(--cp-rem,1rem)*2.25))'
  expect(await reserveRules()).toContain(
    `cp-avatar:is(:not(:defined),:state(loading)){min-inline-size:${size};min-block-size:${size}}`,
  )
})

test('reserve.css has a rule for every element that shows something', () => {
  const rules = readFileSync(`${folder}/reserve.css`, 'utf8')
  const shown = Object.entries(reservedSpace).flatMap(([selector, space]) => (space ? selector : []))
  expect(shown.filter((selector) => !rules.includes(`${selector}:is(:not(:defined)`))).toEqual([])
})

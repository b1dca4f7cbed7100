/**
 * What has changed for hosts since the last release stands in the changelog. That is the version of package.json, which is the
 * topmost with a date there, whether a registry has it or not. `npm run release:names` keeps its names.
 */
import { describe, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { faultsOf, lackingLines, lastReleased, readChanges } from '../../scripts/release/changelog'
import { publicNames } from '../../scripts/release/public-names'
import kept from './public-names.json' with { type: 'json' }

const before = new Map<string, string[]>(Object.entries(kept.names))

test('the names that are kept are those of the last release', () => {
  expect([kept.version, lastReleased()]).toEqual([manifest.version, manifest.version])
})

test.each(Object.entries(publicNames()))('Unreleased tells of all %s that are gone or new', (kind, names) => {
  expect(names.length).toBeGreaterThan(0)
  expect(lackingLines(before.get(kind) ?? [], names, readChanges('Unreleased'))).toEqual([])
})

test('Unreleased has its headings in order, and a fix for each that breaks', () => {
  expect(faultsOf(manifest.version)).toEqual([])
})

const written = (unreleased: string, version = '0.2.0', changes = '') =>
  `# Changelog\n\n## Unreleased\n\n${unreleased}\n\n## ${version} - 2026-11-24\n\n${changes}\n\n## 0.1.0 - 2026-11-01\n`
const breaking = '### Breaking\n\n- Before `a`, now\n  `b`. **Fix:** write `b`.'
const noFix = '### Breaking\n\n- `a` is gone.'
const added = '### Added\n\n- `c d`.'

describe('a release is refused', () => {
  test.each([
    [written(`${breaking}\n\n${added}`), '0.2.0', []],
    [written(noFix), '0.2.0', ['There is no "**Fix:** …" in: `a` is gone.']],
    [written('', '0.2.0', noFix), '0.2.0', ['There is no "**Fix:** …" in: `a` is gone.']],
    [written(''), '0.3.0', ['The first version below Unreleased is not "0.3.0 - <date>".']],
    [written('', '0.2.0', breaking), '0.2.0', []],
    [written('', '0.2.1', '### Fixed\n\n- It.'), '0.2.1', []],
    [written('', '0.2.1', breaking), '0.2.1', ['0.2.1 is no number for what stands below Breaking.']],
    [written('', '0.2.1', added), '0.2.1', ['0.2.1 is no number for what stands below Added.']],
    [written('', '2.0.0', breaking), '2.0.0', []],
    [written('', '2.1.0', breaking), '2.1.0', ['2.1.0 is no number for what stands below Breaking.']],
    [
      written(`${added}\n\n${breaking}`),
      '0.2.0',
      [expect.stringMatching(/Breaking, Added, .+ and not Added, Breaking/)],
    ],
  ])('%j as %s: %j', (changelog, version, faults) => {
    expect(faultsOf(version, changelog)).toEqual(faults)
  })
})

describe('a line is asked for', () => {
  test.each([
    [['a'], ['a'], '', []],
    [['a'], [], '', ['Breaking: `a` is gone. What does a host do?']],
    [['a'], [], added, ['Breaking: `a` is gone. What does a host do?']],
    [['a'], ['b'], breaking, []],
    [[], ['c'], added, []],
    [[], ['c d'], added, []],
    [[], ['c e'], added, ['Added: `c e` is new.']],
    // A part of another word is no name, and neither is a word of the sentence.
    [[], ['now'], breaking, ['Added: `now` is new.']],
    [[], ['::part(a)'], '### Added\n\n- `a`, `::part(a-b)`', ['Added: `::part(a)` is new.']],
  ])('%j, then %j, with %j: %j', (old, now, unreleased, lines) => {
    expect(lackingLines(old, now, readChanges('Unreleased', written(unreleased)))).toEqual(lines)
  })
})

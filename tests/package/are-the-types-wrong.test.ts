/** Every way of resolving modules finds the right types for every entry. */
import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core'
import { expect, test } from 'vitest'
import { tags } from '../../src/elements/elements'
import { isFull } from '../tiers'
import { pack } from './pack'

// Each entry is resolved in four ways: half a minute's work, and several on a busy machine. In each run, `types.test.ts` compiles
// what hosts write, by two of these ways.
test.runIf(isFull)(
  'Are The Types Wrong finds nothing, but that the package is for ES modules only',
  {
    timeout: 300_000,
  },
  async () => {
    const packed = createPackageFromTarballData(readFileSync(pack().archive))
    const checked = await checkPackage(packed, {
      includeEntrypoints: tags.map((tag) => `./elements/${tag}`),
      excludeEntrypoints: [/\.css$/],
    })
    if (!checked.types) throw new Error('The package has no types.')
    expect(Object.keys(checked.entrypoints)).toEqual(
      expect.arrayContaining(['.', './define', './light', './react', './light/react', './vue', './svelte']),
    )
    // Its profile "esm-only": `require()` and the resolution of TypeScript before 4.7 know no such package.
    const ignored = ['node10', 'node16-cjs']
    const isOfModules = (problem: Problem) =>
      !('resolutionKind' in problem && ignored.includes(problem.resolutionKind))
    expect(checked.problems.filter(isOfModules)).toEqual([])
  },
)

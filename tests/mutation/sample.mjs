/**
 * For Stryker, as a "checker": of all changes that it could make, it leaves all but a sample out. Which ones a seed says, so
 * two runs with one seed make the same changes wherever a file is the same.
 */
import { createHash } from 'node:crypto'

const { MUTATION_SEED: seed = '', MUTATION_SAMPLE: size = '0' } = process.env

/** A number for each change that has nothing to do with what it is. */
const lotOf = ({ fileName, location, replacement }) =>
  createHash('sha256')
    .update(`${seed} ${fileName.replace(/^.*(?=src)/, '')} ${JSON.stringify(location)} ${replacement}`)
    .digest('hex')

const drawn = new Set()

const sample = () => ({
  init: async () => {},
  /** It comes once, with all changes. */
  async group(mutants) {
    const lots = mutants.map((mutant) => ({ id: mutant.id, lot: lotOf(mutant) }))
    lots.sort((a, b) => (a.lot < b.lot ? -1 : 1))
    for (const { id } of lots.slice(0, Number(size))) drawn.add(id)
    return [mutants.map(({ id }) => id)]
  },
  /** What does not compile is no change that a test could notice. */
  check: async (mutants) =>
    Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        drawn.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' },
      ]),
    ),
})

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: sample }]

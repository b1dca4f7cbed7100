/**
 * Code that comes later may be lost on its way. What asks for it again finds its file by the text of the function that imports it:
 * `addressOf()` of `src/core/server/deploy.ts`. So each import stands in a function that is handed over, and alone in it.
 */
import { expect, test } from 'vitest'
import { readSources } from './imports'

/** Who asks again for what is lost. */
const askers = 'onDemand|screen|loadForView|loadForAction|importBy|loadPart'
/** A function that imports one file first; others may come beside it. */
const alone = '\\(\\s*(?:async )?\\(\\) =>\\s*(?:\\(await Promise\\.all\\(\\[|\\{\\s*const module = await )?$'
const handedOver = new RegExp(`\\b(?:${askers})${alone}`)
/** One that several share. */
const shared = /\bconst (\w+) = \(\) => $/
/** `load-texts.ts` asks for the languages. */
const languages = 'src/core/text/catalogues.ts'

const sources = ['src/core', 'src/views']
  .flatMap(readSources)
  .filter(({ path }) => !path.endsWith('.stories.tsx') && path !== languages)

/** What imports a file later, as `path: text`, with what stands before and after the import. */
const imports = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/(?<!typeof )\bimport\('[^']+'\)/g)].map(({ 0: found, index }) => ({
    place: `${path}: ${found}`,
    text,
    before: text.slice(0, index),
    after: text.slice(index + found.length),
  })),
)

test('all code that comes later is asked for again when it is lost', () => {
  const lost = imports.filter(({ before, text }) => {
    const name = shared.exec(before)?.[1]
    return !handedOver.test(before) && !(name && new RegExp(`\\b(?:${askers})\\(${name}\\b`).test(text))
  })
  expect(imports.length).toBeGreaterThan(20)
  expect(lost.map(({ place }) => `${place}: hand the function that imports it to ${askers}`)).toEqual([])
})

test('no such function has an answer of its own for what is lost: it is not called then', () => {
  const answered = imports.filter(({ after }) => /^\s*\.catch\(/.test(after))
  expect(answered.map(({ place }) => place)).toEqual([])
})

/** Each shipped catalogue says all that the English texts say, in all the forms of its language. */
import { basename } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { languages, variants } from '../../../../scripts/build/languages'
import type { Template, Text } from '../../../../src/core/text/texts'
import { readSources } from '../../../architecture/imports'
import { isShort } from '../../../tiers'

interface Part {
  name: string
  texts: Record<string, string | Template<never[]>>
}

// What is declared, in place of the stores that are made of it.
vi.mock('../../../../src/core/text/i18n', () => ({
  i18n: (name: string, texts: Part['texts']): Part => ({ name, texts }),
}))

type Catalogue = Record<string, Record<string, Text>>

const modules = import.meta.glob<Record<string, Part | Catalogue>>(
  '../../../../src/core/text/messages/**/*.ts',
  {
    eager: true,
  },
)
const isPart = (value: Part | Catalogue): value is Part => typeof value.name === 'string'
const english: Catalogue = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isPart))
    .map(({ name, texts }) => [
      name,
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? text : text.english]),
      ),
    ]),
)

/** A catalogue as one list: `payments.total` and its texts. */
const flat = (catalogue: Catalogue) =>
  Object.entries(catalogue).flatMap(([part, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ key: `${part}.${key}`, text })),
  )
const textOf = (catalogue: Catalogue, key: string) => flat(catalogue).find((each) => each.key === key)?.text
const formsOf = (text: Text | undefined): Readonly<Record<string, string>> =>
  typeof text === 'string' ? { text } : (text ?? {})
const placesOf = (text = '') => Array.from(text.matchAll(/{(\w+)}/g), ([, name]) => name).sort()

/** Forms of one number alone, which a text may say in words. */
const saidInWords = ['zero', 'one', 'two']

test('the English texts are found', () => {
  expect(flat(english).length).toBeGreaterThan(300)
})

/** They are read by names that are put together: "t[`${kind}Waits`]". */
const readByName = ['attention', 'layout', 'sources', 'status', 'visit']

test('each text is read where its group is', () => {
  const sources = readSources('src').filter(
    ({ path }) => !/\/messages\/|core\/index\.ts|\.stories\./.test(path),
  )
  const parts = Object.values(modules).flatMap((module) => Object.entries(module))
  const unread = parts.flatMap(([store, part]) => {
    if (!isPart(part) || readByName.includes(part.name)) return []
    const readers = sources.filter(({ text }) => text.includes(store)).map(({ text }) => text)
    const words = new Set(readers.join('\n').match(/\w+/g))
    return Object.keys(part.texts).flatMap((text) => (words.has(text) ? [] : `${part.name}.${text}`))
  })
  expect(unread).toEqual([])
})

test('the languages whose files are built are those that have a catalogue', () => {
  const catalogues = Object.entries(modules).filter(([, module]) => 'messages' in module)
  const names = catalogues.map(([path]) => basename(path, '.ts'))
  expect(names.toSorted()).toEqual([...languages, ...variants].toSorted())
})

describe.each(languages)('%s', (language) => {
  const { messages } = modules[`../../../../src/core/text/messages/${language}.ts`] ?? {}
  const catalogue = messages as Catalogue // its own type says more than this test asks

  test('has every text, and no other', () => {
    const wanted = Object.keys(english)
    const found = Object.keys(catalogue).toSorted()
    expect(found).toEqual((isShort ? wanted.filter((group) => group in catalogue) : wanted).toSorted())
  })

  // The scripts load a language without the names of its texts.
  test.each(Object.keys(english))('has the texts of "%s" in the order of the English ones', (group) => {
    const texts = Object.keys(catalogue[group] ?? {})
    const wanted = Object.keys(english[group] ?? {})
    // While one works, English stands in for what is not translated yet, and the compiler names it.
    expect(texts).toEqual(isShort ? wanted.filter((text) => texts.includes(text)) : wanted)
  })

  test('has each place of the English text', () => {
    const wrong = flat(english).flatMap(({ key, text }) => {
      const places = placesOf(formsOf(text).other ?? formsOf(text).text)
      return Object.entries(formsOf(textOf(catalogue, key)))
        .filter(([form, translated]) => {
          const found = placesOf(translated)
          const inWords = saidInWords.includes(form) ? places.filter((place) => place !== 'count') : places
          return `${found}` !== `${places}` && `${found}` !== `${inWords}`
        })
        .map(([form, translated]) => `${key} (${form}): ${translated}`)
    })
    expect(wrong).toEqual([])
  })

  test('has every plural form of its language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    const all = flat(english).filter(({ text }) => typeof text !== 'string')
    const counted = isShort ? all.filter(({ key }) => textOf(catalogue, key)) : all
    expect(counted.length).toBeGreaterThan(4)
    for (const { key } of counted) {
      expect(Object.keys(formsOf(textOf(catalogue, key))).toSorted(), key).toEqual(forms)
    }
  })

  test('says nothing that is empty, and nothing in English but what is the same in both', () => {
    const same = flat(catalogue).filter(({ key, text }) => {
      const [first, ...others] = Object.values(formsOf(text))
      const isSame = first === Object.values(formsOf(textOf(english, key)))[0]
      const hasWords = /\p{L}.* |\p{L} /u.test(first?.replaceAll(/\{\w+\}/g, '') ?? '')
      return !first?.trim() || others.some((each) => !each.trim()) || (isSame && hasWords)
    })
    expect(same).toEqual([])
  })
})

test('French keeps its punctuation on the line of the word before', () => {
  const { messages } = modules['../../../../src/core/text/messages/fr.ts'] ?? {}
  const catalogue = messages as Catalogue // its own type says more than this test asks
  const broken = flat(catalogue).filter(({ text }) =>
    Object.values(formsOf(text)).some((each) => / [:;!?»]|« /.test(each)),
  )
  expect(broken).toEqual([])
})

describe('corrected English', () => {
  const { messages } = modules['../../../../src/core/text/messages/en-x-plain.ts'] ?? {}
  const catalogue = messages as Catalogue // its own type says more than this test asks

  test('has only texts that differ, each with the places and the forms of the English one', () => {
    for (const { key, text } of flat(catalogue)) {
      const original = textOf(english, key)
      expect(text, key).not.toEqual(original)
      const [before, after] = [formsOf(original), formsOf(text)]
      expect(Object.keys(after), key).toEqual(Object.keys(before))
      for (const form of Object.keys(after))
        expect(placesOf(after[form]), key).toEqual(placesOf(before[form]))
    }
  })

  test.each([
    /catched|oay|having troubles|having problem|more update\b|services list|during fetching/i,
    /consultant haven't/,
    /\b[iI]ds?\b/,
    /\.{4}/,
    /Please Wait|Updated Successfully|Ticket Now|Forgot Password/,
    /to see in your/,
    /you (receive|oay|pay) your payment/,
    /can not/,
  ])('nothing in it says %s', (slip) => {
    const said = flat(english).map(({ key, text }) => ({ key, text: textOf(catalogue, key) ?? text }))
    const slips = said.filter(({ text }) => Object.values(formsOf(text)).some((form) => slip.test(form)))
    expect(slips).toEqual([])
  })
})

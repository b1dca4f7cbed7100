import type { StoryContext } from '@storybook/react-vite'
import * as core from '../src/core/index'
import { messages as german } from '../src/core/text/messages/de'
import { knownData, spaced } from './known-data'

/** The German texts, because they are complete and long. Marks around them distinguish them from all other texts. */
const marked = mark(german)

/** For this locale, `Intl` writes no Latin letters and no Latin digits, and the library ships no catalogue. */
const locale = 'fa-IR'

const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']

/**
 * Checks the texts of a story after it was drawn and played. It puts marks around every text of the catalogue. A text
 * outside of marks must be data, or must have been shown in English before, as in a toast. A story names the texts
 * that it adds itself: `parameters: { said: ['The import stopped.'] }`.
 *
 * @throws an error that lists all other texts, and all data without a direction of its own
 */
export async function checkTexts({ args, parameters }: StoryContext): Promise<void> {
  if (!parameters.scene) return
  const { messages, locale: before } = core.$settings.get()
  const said = new RegExp(`^(${englishTexts().join('|')})$`)
  core.configure({ messages: undefined })
  core.configure({ messages: marked, locale })
  await core.loadTexts()
  // Wait until React has drawn these changes: each element in a task of its own.
  for (const _ of ownElements()) await new Promise((resolve) => setTimeout(resolve))
  const data = knownData([args, parameters.said, location.pathname, core.$session.get(), hostAttributes()])
  const tests = [isInitials, isFileSize, isFileName, isWritten, (text: string) => said.test(text)]
  // The browser has the name of each language in this language itself, and those of time zones.
  const names = [...core.$languages.get().map(({ name }) => name), ...core.timeZones().map(core.timeZoneName)]
  const isKnown = (text: string) =>
    data.includes(text) || names.includes(text) || tests.some((test) => test(text))
  // Look only into shadow roots: the rest of the page belongs to Storybook.
  const roots = Array.from(document.body.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot ?? [])
  const found = roots.flat().flatMap(textsOf)
  const strange = found
    .concat(
      document.querySelector('cp-portal:not([routing=memory])')
        ? { text: document.title, place: 'title' }
        : [],
    )
    .flatMap(({ text, place }) => outsideOfMarks(text).map((part) => ({ part, place })))
    .filter(({ part }) => /[\p{Script=Latin}0-9]/u.test(part) && !isKnown(part))
    .map(({ part, place }) => `"${part}" (${place}) is neither in the catalogue nor data`)
  const exposed = found
    .filter(({ isExposed }) => isExposed)
    .map(({ text, place }) => ({ text: spaced(text), place }))
    .filter(({ text }) => data.includes(text) && /\p{Script=Latin}.* /u.test(text))
    .map(({ text, place }) => `"${text}" (${place}) has no direction of its own`)
  core.configure({ messages: undefined })
  core.configure({ messages, locale: before })
  const failures = new Set([...strange, ...exposed])
  if (failures.size > 0) throw new Error(Array.from(failures).join('\n'))
}

function mark<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return `⟦${texts}⟧` as Texts // a text stays a text
  return Object.fromEntries(Object.entries(texts as object).map(([key, text]) => [key, mark(text)])) as Texts // and the names stay the same
}

/** The pieces of a text that are outside of marks. */
function outsideOfMarks(text: string): string[] {
  let rest = text
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '\0')
  }
  // A number sign only says that a number follows, so it does not count.
  return rest.split('\0').map((part) => spaced(part.replace('#', '')))
}

const ownElements = () =>
  Array.from(document.querySelectorAll('*')).filter(({ localName }) => localName.startsWith('cp-'))

/** The values of the attributes that the page has written on its elements. */
const hostAttributes = () =>
  ownElements().map(({ attributes }) => Array.from(attributes, ({ value }) => value))

const isInitials = (text: string) => Array.from(new Intl.Segmenter().segment(text)).length <= 2

/** `Intl` writes only these units in Latin letters. */
const isFileSize = (text: string) => /^[^a-z]+ [kM]B$/.test(text)

/** `Intl` writes the code of a currency that has no sign, and the name of a time zone. */
const isWritten = (text: string) => !/[\p{Script=Latin}0-9]/u.test(text.replaceAll(/CHF|UTC|GMT/g, ''))

/** The name of a file that was chosen, but not sent. */
const isFileName = (text: string) => /^[\w ()-]+\.[a-z]{3,4}$/.test(text)

interface Found {
  text: string
  place: string
  /** Whether the text has no direction of its own: in a right-to-left page, its last full stop would come first. */
  isExposed?: boolean
}

function textsOf(root: ParentNode): Found[] {
  return Array.from(root.querySelectorAll('*')).flatMap((element) => {
    if (element.matches('script,style')) return []
    const place = element.localName
    // The text in a text area is the client's.
    const nodes = element instanceof HTMLTextAreaElement ? [] : Array.from(element.childNodes)
    const own = nodes.filter((node) => node instanceof Text)
    // The options of a list can't have a direction of their own.
    const isExposed = !element.matches('option') && !element.closest('[dir],bdi')
    return [
      ...own.map(({ data }) => ({ text: data, place, isExposed })),
      ...attributes.map((name) => ({ text: element.getAttribute(name) ?? '', place: `${place} ${name}` })),
      ...(element.shadowRoot ? textsOf(element.shadowRoot) : []),
    ]
  })
}

/** Every English text of the catalogue, as a pattern that allows any text at its placeholders. */
function englishTexts(): string[] {
  return Object.entries(core)
    .filter(([name, store]) => name.endsWith('Messages') && typeof store === 'object')
    .flatMap(([, store]) => Object.values(Object(store).get()))
    .map((text) => (typeof text === 'function' ? text(anything) : String(text)))
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\0|NaN/g, '.+'))
}

/** Gives a value for every placeholder. As a number it is `NaN`, and a text then contains `NaN`. */
const anything = new Proxy({}, { get: (_, name) => (name === Symbol.toPrimitive ? () => Number.NaN : '\0') })

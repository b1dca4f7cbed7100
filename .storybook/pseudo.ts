import type { StoryContext } from '@storybook/react-vite'
import * as core from '../src/core/index'
import { messages as german } from '../src/core/text/messages/de'
import { knownData, spaced } from './known-data'

/** German says everything, and at length. Marks tell its texts from any other. */
const marked = mark(german)

/** `Intl` writes no Latin letters and no Latin digits for it, and the library has no texts of its own in it. */
const locale = 'fa-IR'

const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']

/**
 * Looks again at a story that has been drawn and played, with every text of the catalogue between marks: whatever
 * stands outside of marks must be data, or was said before in English, as in a toast. What a story says itself, it
 * names: `parameters: { said: ['The import stopped.'] }`.
 */
export async function checkTexts({ args, parameters }: StoryContext): Promise<void> {
  if (!parameters.scene) return
  const { messages, locale: before } = core.$settings.get()
  const said = new RegExp(`^(${englishTexts().join('|')})$`)
  core.configure({ messages: undefined })
  core.configure({ messages: marked, locale })
  await core.loadTexts()
  // React draws what it was told of in one go.
  await new Promise((resolve) => setTimeout(resolve))
  const data = knownData([args, parameters.said, location.pathname, core.$session.get(), hostAttributes()])
  const tests = [isInitials, isFileSize, isFileName, (text: string) => said.test(text)]
  const isKnown = (text: string) => data.includes(text) || tests.some((test) => test(text))
  // The rest of the page is Storybook's.
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
  if (typeof texts === 'string') return `⟦${texts}⟧` as Texts // a text for a text
  return Object.fromEntries(Object.entries(texts as object).map(([key, text]) => [key, mark(text)])) as Texts // and the same names
}

/** What is left of a text without its marks and what stands between them. */
function outsideOfMarks(text: string): string[] {
  let rest = text
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '\0')
  }
  // A number sign says that what follows is one.
  return rest.split('\0').map((part) => spaced(part.replace('#', '')))
}

/** What the page has written on its elements. */
const hostAttributes = () =>
  Array.from(document.querySelectorAll('*'))
    .filter(({ localName }) => localName.startsWith('cp-'))
    .map(({ attributes }) => Array.from(attributes, ({ value }) => value))

const isInitials = (text: string) => Array.from(new Intl.Segmenter().segment(text)).length <= 2

/** `Intl` has these alone in Latin letters. */
const isFileSize = (text: string) => /^[^a-z]+ [kM]B$/.test(text)

/** A file that is chosen, but not sent. */
const isFileName = (text: string) => /^[\w ()-]+\.[a-z]{3,4}$/.test(text)

interface Found {
  text: string
  place: string
  /** It has no direction of its own: in a page from right to left, its last full stop would come first. */
  isExposed?: boolean
}

function textsOf(root: ParentNode): Found[] {
  return Array.from(root.querySelectorAll('*')).flatMap((element) => {
    if (element.matches('script,style')) return []
    const place = element.localName
    // What stands in a field is the client's.
    const nodes = element instanceof HTMLTextAreaElement ? [] : Array.from(element.childNodes)
    const own = nodes.filter((node) => node instanceof Text)
    // What may be chosen in a list can't have one.
    const isExposed = !element.matches('option') && !element.closest('[dir],bdi')
    return [
      ...own.map(({ data }) => ({ text: data, place, isExposed })),
      ...attributes.map((name) => ({ text: element.getAttribute(name) ?? '', place: `${place} ${name}` })),
      ...(element.shadowRoot ? textsOf(element.shadowRoot) : []),
    ]
  })
}

/** Every English text of the catalogue, as a pattern: anything may stand at its places. */
function englishTexts(): string[] {
  return Object.entries(core)
    .filter(([name, store]) => name.endsWith('Messages') && typeof store === 'object')
    .flatMap(([, store]) => Object.values(Object(store).get()))
    .map((text) => (typeof text === 'function' ? text(anything) : String(text)))
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\0|NaN/g, '.+'))
}

/** Gives a value for every place; where a number is asked for, it is none, and is written as such. */
const anything = new Proxy({}, { get: (_, name) => (name === Symbol.toPrimitive ? () => Number.NaN : '\0') })

/** Finds sections by words. */
import MiniSearch, { type SearchResult } from 'minisearch'
import { type Section, shorten } from './section.ts'

/** What people write in short, or call otherwise than the guides do. */
const otherWords: Readonly<Record<string, string>> = {
  a11y: 'accessibility',
  auth: 'sign-in',
  csp: 'content security policy',
  i18n: 'languages',
  pricing: 'price',
  sso: 'sign-in',
  upgrade: 'deploys version',
  wcag: 'accessibility',
}

const tokenize = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

export function createFinder(sections: readonly Section[]): (query: string) => Section[] {
  const index = new MiniSearch<Section>({
    idField: 'address',
    fields: ['title', 'page', 'text'],
    storeFields: ['address', 'title', 'page', 'reader', 'text'],
    // `<cp-payments>` and `cp-payments` are the same two words.
    tokenize,
    searchOptions: {
      boost: { title: 4, page: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  })
  index.addAll(sections)
  const wordsOf = (text: string) => tokenize(text.toLowerCase()).join(' ')
  return (query) => {
    const all = index.search(query)
    // Who writes a page's title, or what stands before its colon, wants the page.
    const isNamed = ({ title, page }: SearchResult) =>
      !page && wordsOf(title.split(':')[0]) === wordsOf(query)
    all.sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
    // Rather something of what was asked than nothing.
    const found = all.length > 0 ? all : index.search(inOurWords(query), { combineWith: 'OR' })
    // What is stored is a whole section.
    return found.slice(0, 12) as unknown as Section[]
  }
}

const inOurWords = (query: string) =>
  query
    .toLowerCase()
    .split(/\s+/)
    .map((word) => otherWords[word] ?? word)
    .join(' ')

/** The part of a text around the first of the words that were looked for. */
export function excerptOf(text: string, query: string): string {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0)
  const start = text.lastIndexOf(' ', Math.max(0, Math.min(...places, text.length) - 40)) + 1
  const first = places.length === 0 || start < 60 ? 0 : start
  return (first > 0 ? '… ' : '') + shorten(text.slice(first), 150)
}

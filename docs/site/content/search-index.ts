/** What the search of the site finds: a section for each second heading of a guide, each element, and each other page. */
import { tags } from '../../../src/elements/elements.ts'
import { elementDocs } from '../../../src/elements/reference/sentences.ts'
import { type Section, shorten } from '../search/section.ts'
import { readGuides } from './files.ts'
import { readers } from './guides.ts'
import { toText } from './headings.ts'
import { markdown } from './markdown.ts'
import { tools } from './tools.ts'

/** So much of a section can be found: its beginning. It keeps the index small. */
const mostCharacters = 600

/** Tables of hundreds of rows, which nobody looks for by a word: their titles alone are found. */
const titlesAlone = /asvs/

export function searchSections(guides = readGuides()): Section[] {
  const ofGuides = guides.flatMap(({ source, url, reader, title, text }) =>
    splitText(text, source).map(({ id, heading, words }) => ({
      address: url.slice(1) + (id && `#${id}`),
      title: heading || title,
      page: heading ? title : '',
      reader,
      text: titlesAlone.test(url) ? '' : shorten(words, mostCharacters),
    })),
  )
  const ofElements = tags.map((tag) => ({
    address: `elements/${tag}.html`,
    title: `<${tag}>`,
    page: '',
    reader: 'Elements',
    text: elementDocs[tag].summary,
  }))
  const known = new Set(ofGuides.map(({ address }) => address))
  const ofPages = [
    ...tools.map(({ name, address, text }) => ({ address, title: name, reader: '', text })),
    // What stands in the navigation and is no guide.
    ...readers.flatMap(({ name: reader, pages }) =>
      pages.map(({ path, title }) => ({ address: `/${path}.html`, title, reader, text: '' })),
    ),
  ]
    .map((page) => ({ ...page, address: page.address.slice(1), page: '' }))
    .filter(({ address }) => !known.has(address))
  return [...ofElements, ...ofPages, ...ofGuides]
}

/** The sections of a Markdown text. The first one has no heading: it is what stands below the title. */
function splitText(text: string, source: string) {
  const sections = [{ id: '', heading: '', words: '' }]
  const tokens = markdown.parse(text, { page: { inputPath: source } })
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'inline') continue
    const before = tokens[index - 1]
    const words = toText(markdown.renderer.render(token.children ?? [], markdown.options, {}))
    if (before?.tag === 'h1') continue
    const section = sections.at(-1)
    if (before?.tag === 'h2')
      sections.push({ id: String(before.attrGet('id') ?? ''), heading: words, words: '' })
    else if (section) section.words += `${section.words && ' '}${words}`
  }
  return sections
}

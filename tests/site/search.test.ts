/** The search finds what people look for, and its list stays small. */
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readGuides } from '../../docs/site/content/files'
import { guides as navigation } from '../../docs/site/content/guides'
import { markdown } from '../../docs/site/content/markdown'
import { searchSections } from '../../docs/site/content/search-index'
import { tools } from '../../docs/site/content/tools'
import { createFinder, excerptOf } from '../../docs/site/search/find'
import { tags } from '../../src/elements/elements'

const sections = searchSections()
const find = createFinder(sections)

test('the list weighs at most 100 KB', () => {
  expect(gzipSync(JSON.stringify(sections)).length / 1000).toBeLessThanOrEqual(100)
})

test('each section is where the list says', () => {
  const anchors = readGuides().flatMap(({ url, text, source }) => {
    const environment = { page: { inputPath: source } }
    const html = markdown.renderer.render(
      markdown.parse(text, environment),
      { ...markdown.options, highlight: null },
      environment,
    )
    return [url, ...Array.from(html.matchAll(/<h2 id="([^"]+)"/g), ([, id]) => `${url}#${id}`)]
  })
  const pages = [...tools.map(({ address }) => address), ...navigation.map(({ path }) => `/${path}.html`)]
  const known = new Set([
    ...pages.map((address) => address.slice(1)),
    ...anchors.map((address) => address.slice(1)),
    ...tags.map((tag) => `elements/${tag}.html`),
  ])
  expect(sections.map(({ address }) => address).filter((address) => !known.has(address))).toEqual([])
  expect(new Set(sections.map(({ address }) => address)).size).toBe(sections.length)
})

describe('finds', () => {
  test.each([
    ['an element by its tag', 'cp-payments', /^<cp-payments>$/],
    ['an element as it stands in a page', '<cp-payments>', /^<cp-payments>$/],
    ['a task by its word', 'deploy', /deploy/i],
    ['a tool by what it is for', 'theme colours', /Theme editor/],
    ['a setting by its name', 'getToken', /sign-in/i],
    ['a word with a letter wrong', 'trubleshooting', /Troubleshooting/],
    ['the beginning of a word', 'troublesh', /Troubleshooting/],
    ['what the guides call otherwise', 'a11y', /accessib/i],
    ['what it may be used for', 'license', /What it costs/],
    ['what it costs', 'price', /What it costs/],
  ])('%s: %s', (_, query, wanted) => {
    const names = find(query).map(({ title, page }) => `${title} ${page}`.trim())
    expect(names.slice(0, 5)).toContainEqual(expect.stringMatching(wanted))
  })

  test.each([
    ['vue', /^Vue$/],
    ['react', /^React$/],
    ['theming', /^Theming:/],
  ])('first the page whose title is what was asked for: %s', (query, title) => {
    expect(find(query)[0]).toMatchObject({ title: expect.stringMatching(title), page: '' })
  })

  test('nothing where nothing fits', () => {
    expect(find('xyzzyqq')).toEqual([])
  })
})

test.each([
  [
    'the words around',
    `${'One two three. '.repeat(20)}Then getToken is asked.`,
    'gettoken',
    /^… .*getToken is asked\.$/,
  ],
  [
    'the beginning, where the words are only in the title',
    'It shows nothing.',
    'config',
    /^It shows nothing\.$/,
  ],
  ['no half of a word', 'word '.repeat(60), 'word', /^(word )+…$/],
])('an excerpt has %s', (_, text, query, expected) => {
  expect(excerptOf(text, query)).toMatch(expected)
})

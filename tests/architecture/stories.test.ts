/** Storybook reads titles before any code runs, so they are written out wherever they stand: all must name the same. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBreakpoints } from '../../.storybook/breakpoints-in'
import { blockUses } from '../../.storybook/docs/block-uses'
import { changes } from '../../.storybook/docs/changes-of-layout'
import { hexAnchors } from '../../.storybook/hex-anchors'
import { concerned } from '../../.storybook/patterns/concerned'
import { controlKeys } from '../../docs/site/content/element-keys'

const list = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n')
const files = list('*.stories.tsx', '.storybook/pages/*.mdx')
const titles = files.flatMap((file) => {
  // Of a story's file, it is what stands in `meta`.
  const text = readFileSync(file, 'utf8')
  const [, , title] = /(?:const meta = \{\s+title: |<Meta title=)(['"])(.*?)\1/.exec(text) ?? []
  return title ?? []
})
/** The parts of a title without the words by which it is found: "Elements", "Notifications". */
const plain = (part: string) => part.split(' · ')[0]

/** Where a page is in the sidebar: "Elements/Portal/Account". */
const pages = titles.map((title) => title.split('/').map(plain).join('/'))

test('each file has a title', () => expect(titles).toHaveLength(files.length))

test('what has the same name is found by the same words', () => {
  const written = new Map<string, string>()
  for (const title of titles) {
    const parts = title.split('/')
    for (const [index, part] of parts.entries()) {
      const name = parts
        .slice(0, index + 1)
        .map(plain)
        .join('/')
      expect(part, title).toBe(written.get(name) ?? part)
      written.set(name, part)
    }
  }
})

test('the order in the sidebar names what is there', () => {
  const parts = new Set(titles.flatMap((title) => title.split('/')))
  const [, order = ''] = /order: \[(.*?)\n {8}\]/s.exec(readFileSync('.storybook/preview.tsx', 'utf8')) ?? []
  const ordered = Array.from(order.matchAll(/(['"])(.*?)\1/g), ([, , name = '']) => name)
  expect(ordered.length).toBeGreaterThan(10)
  expect(ordered.filter((name) => !parts.has(name))).toEqual([])
})

test('each block says when to use it, and when not', () => {
  const blocks = titles.filter((title) => title.startsWith('Blocks/')).map((title) => plain(title.slice(7)))
  expect(Object.keys(blockUses).toSorted()).toEqual(blocks.toSorted())
  for (const { use, not } of Object.values(blockUses)) {
    expect(use).toMatch(/^Use it [^.]+\.$/)
    expect(not).toMatch(/^Not [^.]+\.$/)
  }
})

test('what is said of a page names one that is there', () => {
  const named = [...controlKeys.map((each) => each.pages ?? []), ...Object.values(concerned)].flat()
  expect(named.filter((page) => !pages.includes(page))).toEqual([])
})

test('each story of what to do and what not says which pages it concerns', () => {
  const text = readFileSync('.storybook/pages/do-and-dont.stories.tsx', 'utf8')
  const stories = Array.from(text.matchAll(/^export const (\w+)/gm), ([, name = '']) =>
    name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase(),
  )
  expect(Object.keys(concerned).toSorted()).toEqual(stories.toSorted())
})

test('each file with the path of an icon stands on the page of all icons', () => {
  const page = readFileSync('.storybook/foundations/icons.tsx', 'utf8')
  const drawing = list('src/views/*.ts', 'src/views/*.tsx').filter(
    (file) =>
      !file.endsWith('.stories.tsx') && /['`][Mm]\d[\d.]* ?\d[^'`]{8,}['`]/.test(readFileSync(file, 'utf8')),
  )
  expect(drawing.length).toBeGreaterThan(10)
  expect(drawing.filter((file) => !page.includes(`../../${file.replace(/\.tsx?$/, '')}'`))).toEqual([])
})

test('the page of breakpoints has each width at which a layout changes', () => {
  const { shared, local } = readBreakpoints()
  expect(shared.map(({ name }) => name)).toEqual(['bar', 'narrow', 'phone', 'tiny', 'cramped'])
  for (const { text, places, name } of shared) {
    expect(text, name).toMatch(/^A .*\.$/)
    expect(places.length, name).toBeGreaterThan(0)
  }
  expect(local.length).toBeGreaterThan(5)
  expect(local.map(({ em }) => em).toSorted()).toEqual(Object.keys(changes).map(Number).toSorted())
})

test('the search finds each colour by its value', () => {
  const titles = hexAnchors.map(({ title }) => title)
  expect(titles).toContain('#7e6bff accent')
  expect(new Set(hexAnchors.map(({ id }) => id)).size).toBe(titles.length)
})

test('a guide is found by a word of its own only where its heading is', () => {
  const text = readFileSync('.storybook/named-pages.ts', 'utf8')
  const [, theming = ''] = /'guides-theming--docs': \[(.*?)\],\n/s.exec(text) ?? []
  const ids = Array.from(theming.matchAll(/id: '(.*?)'/g), ([, id = '']) => id)
  const headings = Array.from(
    readFileSync('docs/design/theming.md', 'utf8').matchAll(/^## (.*)/gm),
    ([, heading = '']) => heading.toLowerCase().replaceAll(',', '').replaceAll(' ', '-'),
  )
  expect(ids.length).toBeGreaterThan(1)
  expect(ids.filter((id) => !headings.includes(id))).toEqual([])
})

test('Storybook imports no file for its effects alone: what it builds would not have it, as package.json says', () => {
  const alone = list('.storybook/*.ts', '.storybook/*.tsx').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/^import '(.*)'$/gm), ([, name = '']) => name),
  )
  expect(alone.filter((name) => !name.endsWith('.css'))).toEqual([])
})

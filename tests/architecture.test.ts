/**
 * Holds the sources to their folders: elements → views → core, never back; `architecture/folders.ts` says the rest.
 * What can be said of one file alone (globals, default exports, length) is Biome's, in biome.json.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { hasPart, readParts } from '../scripts/docs/read-parts.ts'
import { elements } from '../src/elements/elements'
import { partDocs } from '../src/elements/reference/theming'
import type { ElementRow } from '../src/elements/row'
import { findCircles } from './architecture/circles'
import { folderOf, folders, mayImport } from './architecture/folders'
import { type Import, readSources, type SourceFile } from './architecture/imports'

const rendering =
  /^(react|react-dom|react-hot-toast|@nanostores\/react|@tanstack\/react-virtual|goober)(\/|$)/

/** Packages that only some files may import, except for their types. */
const packages = [
  {
    name: rendering,
    allowed: /^src\/(views\/|elements\/frameworks\/component\.ts$)/,
    lesson:
      "React and styles belong to src/views: core works without them, and an element only hands its view over. The hosts' React components are in src/elements/frameworks/component.ts.",
  },
  {
    name: /^@r2wc\//,
    allowed: /^src\/elements\/element-class\.ts$/,
    lesson: 'src/elements/element-class.ts is where a view and a tag are joined.',
  },
]

const all = ['src', 'server', 'examples', 'demo'].flatMap(readSources)
const stories = all.filter(({ path }) => path.endsWith('.stories.tsx'))
/** Stories may import all of `src`, and of the server what `.storybook/server.ts` hands on. */
const sources = all.filter((source) => !stories.includes(source))

test('each file stands in a folder that is known here', () => {
  const strange = sources.filter(({ path }) => !folderOf(path))
  expect(
    strange.map(({ path }) => `${path} is in no folder of tests/architecture/folders.ts: add a line there.`),
  ).toEqual([])
  const isEmpty = (folder: string) => !sources.some(({ path }) => folderOf(path) === folder)
  expect(Object.keys(folders).filter(isEmpty)).toEqual([])
})

test('each folder imports only what it may', () => {
  const refused = sources.flatMap(({ path, imports }) => {
    const folder = folderOf(path)
    // The test above names it.
    if (!folder) return []
    return imports
      .filter(({ target, isPackage }) => !isPackage && !mayImport(folder, target))
      .map(({ target }) => `${path} imports ${target}, which ${folder} may not. ${folders[folder]?.lesson}`)
  })
  expect(refused).toEqual([])
})

test('stories get the server by one door, .storybook/server.ts', () => {
  const shown = [...stories, ...readSources('.storybook')].filter(
    ({ path }) => path !== '.storybook/server.ts',
  )
  const strange = shown.flatMap(({ path, imports }) =>
    imports
      .filter(({ target, isPackage }) => !isPackage && /^(server|examples|demo)\//.test(target))
      .map(({ target }) => `${path} imports ${target}. Hand it on in .storybook/server.ts.`),
  )
  expect(shown.length).toBeGreaterThan(60)
  expect(strange).toEqual([])
})

test('a folder is small enough to be read at one look', () => {
  const most = 16
  const counts = new Map<string, number>()
  for (const { path } of sources.filter(({ path }) => path.startsWith('src/'))) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  }
  // The table of elements has a file for each row.
  counts.delete('src/elements/rows')
  const large = [...counts].filter(([, count]) => count > most)
  expect(
    large.map(
      ([folder, count]) => `${folder} holds ${count} files: open a folder for some that belong together.`,
    ),
  ).toEqual([])
})

test('folders may not import one another in a circle', () => {
  const arrows = new Map(Object.entries(folders).map(([name, folder]) => [name, folder.mayImport]))
  expect(findCircles(arrows)).toEqual([])
})

test('no file imports itself by way of others, not for its types either', () => {
  const arrows = new Map(
    sources.map(({ path, imports }) => [
      path.replace(/(\.d)?\.tsx?$/, ''),
      imports.filter(({ isPackage }) => !isPackage).map(({ target }) => target),
    ]),
  )
  const lesson = 'Put what both need into a file of its own, below them.'
  expect(findCircles(arrows).map((circle) => `${circle.join(' → ')}. ${lesson}`)).toEqual([])
})

test('packages that draw stay in the views', () => {
  const refused = sources
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap(({ path, imports }) =>
      packages
        .filter(({ name, allowed }) => !allowed.test(path) && imports.some((found) => uses(found, name)))
        .map(({ lesson }) => `${path}: ${lesson}`),
    )
  expect(refused).toEqual([])
})

const uses = ({ target, isPackage, isTypeOnly }: Import, name: RegExp) =>
  isPackage && !isTypeOnly && name.test(target)

test('what a file exports, another one imports', () => {
  const files = [
    ...all,
    ...['tests', 'server/tests', 'examples/tests', 'docs/site', 'scripts', '.storybook'].flatMap(readSources),
  ]
  /** How many files have a word. */
  const counts = new Map<string, number>()
  for (const { text } of files)
    for (const word of new Set(text.match(/[\w$]+/g))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const unused = sources
    // What frameworks' types export is for hosts; what stands in React's place, for packages, too.
    .filter(({ path }) => path.startsWith('src/') && !/^src\/(elements\/frameworks|light)\//.test(path))
    .flatMap(({ path, exports }) =>
      // One of them is the file itself.
      exports.filter((name) => (counts.get(name) ?? 0) < 2).map((name) => `${path}: ${name}`),
    )
  expect(unused).toEqual([])
})

test('core/index keeps the calls to the server inside', () => {
  const index = sources.find(({ path }) => path === 'src/core/index.ts')
  const leaks = index?.imports
    .filter(({ target, isTypeOnly }) => /^src\/core\/server\/(http$|api\/)/.test(target) && !isTypeOnly)
    .map(({ target }) => `core/index exports ${target}. Export a store or an action that calls it.`)
  expect(leaks).toEqual([])
})

test('each path of a source that a setting, a script or a document names is there', () => {
  const files = [
    ...['biome.json', 'package.json', 'vitest.config.ts', 'CONTRIBUTING.md'],
    ...readdirSync('docs/development').map((name) => `docs/development/${name}`),
    ...readSources('scripts').map(({ path }) => path),
  ]
  const missing = files.flatMap((file) =>
    pathsIn(readFileSync(file, 'utf8'))
      .filter((path) => !existsSync(path))
      .map((path) => `${file} names ${path}, which is not there.`),
  )
  expect(missing).toEqual([])
})

/** The paths in a text that begin in `src`, each up to its first `*`; `{a,b}` stands for two. */
const pathsIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?<![\w/])src\/[\w./{},-]*\w/g)).flatMap(([path]) => {
    const [, start = path, words, end = ''] = /^(.*)\{(.+)\}(.*)$/.exec(path) ?? []
    return words ? words.split(',').map((word) => start + word + end) : [path]
  })

test('no selector goes on after a bracket, where goober would take what follows for a descendant', () => {
  const broken = sources.flatMap(({ path, text }) =>
    Array.from(
      text.matchAll(/'[^'\n]*&[^'\n]*:[\w-]+\([^)\n]*\)[^',\n)]+'/g),
      ([selector]) => `${path}: ${selector}`,
    ),
  )
  expect(broken).toEqual([])
})

test('no condition of a query is in rem', () => {
  const broken = sources.flatMap(({ path, text }) =>
    Array.from(
      text.matchAll(/@(container|media)[^'\n]*\drem/g),
      ([condition]) =>
        `${path}: ${condition} can't follow --cp-rem. Use em: see src/views/ui/style/queries.ts.`,
    ),
  )
  expect(broken).toEqual([])
})

test('what is measured in the window is scaled before it meets the lengths of an element', () => {
  const ofWindow =
    /BoundingClientRect|getClientRects|\b(client|page|screen|movement)[XY]\b|\binner(Width|Height)\b|visualViewport/i
  const ofElement =
    /\}px|\b(client|offset|scroll)(Top|Left|Width|Height)\b|\bscroll(By|To)\b|getComputedStyle\(.*\)\.(width|height|\w+Size)/
  const both = sources.filter(
    ({ path, text }) => path.startsWith('src/') && ofWindow.test(text) && ofElement.test(text),
  )
  expect(both.length).toBeGreaterThan(2)
  const broken = both.filter(({ text }) => !text.includes('scaleOf('))
  const lesson =
    'A host may zoom: divide by scaleOf() of src/views/ui/scale-of.ts, or measure only one of both.'
  expect(
    broken.map(({ path }) => `${path} mixes pixels of the window with those of an element. ${lesson}`),
  ).toEqual([])
})

test('nothing is left to do', () => {
  const notes = [...sources, ...readSources('scripts')].filter(({ text }) =>
    /\b(TODO|FIXME|XXX)\b/.test(text),
  )
  expect(
    notes.map(({ path }) => `${path} leaves work behind: finish it, or leave it out and say so.`),
  ).toEqual([])
})

test('each element with a view has a story and a test', () => {
  const tests = ['tests/elements', 'tests/views', 'tests/e2e'].flatMap(readSources)
  const rows: [string, ElementRow][] = Object.entries(elements)
  const missing = rows
    .filter(([, row]) => row.view)
    .flatMap(([tag]) => [
      ...(mentions(stories, tag)
        ? []
        : [`<${tag}> has no story: show it by its tag in a *.stories.tsx beside its view.`]),
      ...(mentions(tests, tag) ? [] : [`<${tag}> has no test: use it as a host would, in tests/.`]),
    ])
  expect(missing).toEqual([])
})

test('who looks for an element in Storybook finds it by its tag', () => {
  const titles = [...stories, ...readSources('.storybook')].flatMap(({ text }) =>
    Array.from(text.matchAll(/title: '(Elements\/.+)'/g), ([, title = '']) => title),
  )
  const missing = Object.keys(elements).filter((tag) => !titles.some((title) => title.includes(` · ${tag},`)))
  expect(
    missing.map((tag) => `No story has a title such as 'Elements/Projects · ${tag}, and everyday words'.`),
  ).toEqual([])
})

test('each element for clients has a story for each of its states', () => {
  const loadNothing = ['cp-account', 'cp-meetings', 'cp-raise-ticket', 'cp-search']
  const rows: [string, ElementRow][] = Object.entries(elements)
  const missing = rows
    .filter(([, { access }]) => access === 'client')
    .flatMap(([tag]) => {
      const name = `${tag.replace('cp-', '')}.stories.tsx`
      const { path = name, text = '' } = stories.find((story) => story.path.endsWith(`/${name}`)) ?? {}
      const names = loadNothing.includes(tag) ? ['SignedOut'] : ['Loading', 'Failed', 'Stale', 'SignedOut']
      return names
        .filter((name) => !text.includes(`export const ${name}: Story`))
        .map((name) => `${path} has no story ${name}: .storybook/states.ts knows what it has to show.`)
    })
  expect(missing).toEqual([])
})

function mentions(files: SourceFile[], tag: string): boolean {
  const name = new RegExp(`\\b${tag}(?![\\w-])`)
  return files.some(({ text }) => name.test(text))
}

test('each part that a view has is documented, and each that is documented occurs', () => {
  const views = sources.map(({ path }) => path).filter((path) => /^src\/views\/(?!.*\.stories)/.test(path))
  const parts = readParts(...views)
  const documented = Object.keys(partDocs)
  const undocumented = [...parts].filter((part) => !documented.some((name) => hasPart(new Set([part]), name)))
  expect([
    ...undocumented.map((part) => `part="${part}" has no sentence in src/elements/reference/theming.ts.`),
    ...documented
      .filter((name) => !hasPart(parts, name))
      .map((name) => `src/elements/reference/theming.ts tells of ::part(${name}), which no view has.`),
  ]).toEqual([])
})

/**
 * Holds the sources to their layers: elements → views → core, never back. What can be said of one file alone
 * (globals, default exports, length) is Biome's, in biome.json.
 */
import { expect, test } from 'vitest'
import { hasPart, readParts } from '../scripts/read-parts.ts'
import { type ElementRow, elements } from '../src/elements/elements'
import { partDocs } from '../src/elements/reference/theming'
import { type Import, readSources, type SourceFile } from './architecture/imports'

interface Layer {
  name: string
  files: RegExp
  /** Files of ours that it may import. */
  mayImport: RegExp
  /** Packages that it may not import, except for their types. */
  mustLeave?: RegExp
  lesson: string
}

const rendering =
  /^(react|react-dom|react-hot-toast|@nanostores\/react|@tanstack\/react-virtual|goober)(\/|$)/
const r2wc = /^@r2wc\//
const either = new RegExp(`${rendering.source}|${r2wc.source}`)

/** The first that matches a file is its layer. */
const layers: Layer[] = [
  {
    name: 'stories',
    files: /\.stories\.tsx$/,
    mayImport: /./,
    lesson: 'Stories may import anything.',
  },
  {
    name: 'core',
    files: /^src\/core\//,
    mayImport: /^src\/core\//,
    mustLeave: either,
    lesson:
      'Core is what the portal knows and does, without React or DOM: nothing that draws may be needed there.',
  },
  {
    name: 'views/ui',
    files: /^src\/views\/ui\//,
    mayImport: /^src\/views\/ui\//,
    mustLeave: r2wc,
    lesson: 'A building block knows nothing of the portal: give it what it shows as props.',
  },
  {
    name: 'views',
    files: /^src\/views\//,
    mayImport: /^src\/(views\/|core\/index$)/,
    mustLeave: r2wc,
    lesson:
      'A view draws what core/index exports: export there what it needs, and keep calls to the server inside of core.',
  },
  {
    name: 'elements/define.ts',
    files: /^src\/elements\/define\.ts$/,
    mayImport: /^src\/(elements\/|views\/|core\/index$)/,
    mustLeave: rendering,
    lesson:
      'define.ts joins a view and a tag by r2wc; what it needs of core stands in core/index, and React in views/.',
  },
  {
    name: 'elements',
    files: /^src\/elements\//,
    mayImport: /^src\/(elements\/|views\/|core\/index$)/,
    mustLeave: either,
    lesson:
      'An element is how a host sees a view: React belongs to views/, r2wc to define.ts, and core is entered by core/index.',
  },
  {
    name: 'demo/api',
    files: /^demo\/api\//,
    mayImport: /^(demo\/|src\/core\/(server\/schema\/index|session\/password)$)/,
    lesson:
      'The reference API stands for any server: with the client it shares the schemas and the passwords only.',
  },
  {
    name: 'demo',
    files: /^demo\//,
    mayImport: /^demo\//,
    lesson: 'The demo is a host like any other: it uses the built files, never the sources.',
  },
]

const sources = [...readSources('src'), ...readSources('demo')]

function violations(file: SourceFile): string[] {
  const layer = layers.find(({ files }) => files.test(file.path))
  if (!layer) return [`${file.path} belongs to no layer: name its folder in tests/architecture.test.ts.`]
  return file.imports
    .filter((found) => isForbidden(layer, found))
    .map(({ target }) => `${file.path} imports ${target}, which ${layer.name} may not. ${layer.lesson}`)
}

function isForbidden({ mayImport, mustLeave }: Layer, { target, isPackage, isTypeOnly }: Import): boolean {
  if (isPackage) return !isTypeOnly && (mustLeave?.test(target) ?? false)
  return !mayImport.test(target)
}

test('each layer imports only what lies below it', () => {
  expect(sources.flatMap(violations)).toEqual([])
})

test('core/index keeps the calls to the server inside', () => {
  const index = sources.find(({ path }) => path === 'src/core/index.ts')
  const leaks = index?.imports
    .filter(({ target, isTypeOnly }) => /^src\/core\/server\/(http$|api\/)/.test(target) && !isTypeOnly)
    .map(({ target }) => `core/index exports ${target}. Export a store or an action that calls it.`)
  expect(leaks).toEqual([])
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

test('nothing is left to do', () => {
  const notes = [...sources, ...readSources('scripts')].filter(({ text }) =>
    /\b(TODO|FIXME|XXX)\b/.test(text),
  )
  expect(
    notes.map(({ path }) => `${path} leaves work behind: finish it, or leave it out and say so.`),
  ).toEqual([])
})

test('each element with a view has a story and a test', () => {
  const stories = sources.filter(({ path }) => path.endsWith('.stories.tsx'))
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

test('each element for clients has a story for each of its states', () => {
  const loadNothing = ['cp-account', 'cp-meetings', 'cp-raise-ticket']
  const rows: [string, ElementRow][] = Object.entries(elements)
  const missing = rows
    .filter(([, { access }]) => access === 'client')
    .flatMap(([tag]) => {
      const name = `${tag.replace('cp-', '')}.stories.tsx`
      const { path = name, text = '' } =
        sources.find(
          (source) => source.text.includes(`elementStory('${tag}'`) && source.path.endsWith(`/${name}`),
        ) ?? {}
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

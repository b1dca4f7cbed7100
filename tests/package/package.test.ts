/** What a host that installs the package gets. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { componentName } from '../../scripts/build/bundler/npm-entries'
import { catalogues } from '../../scripts/build/languages'
import { tags } from '../../src/elements/elements'
import { sampleOf } from '../trials'
import { pack } from './pack'

const elementEntries = tags.map((tag) => `./elements/${tag}`)
const lightEntries = ['./light', './light/define', './light/loader', './light/elements/cp-login']
const reactEntries = ['./react', './light/react']
const typesOnly = ['./vue', './svelte', './preact', './solid']
const silent = ['./languages', './light/languages', './pdf', './light/pdf']
const specifier = (entry: string) => join(manifest.name, entry)

const paths = pack().files

test('publint finds nothing to say', async () => {
  const { messages: all } = await publint({ level: 'suggestion', strict: true })
  // Who publishes the package fills it in; see the last test.
  const messages = all.filter(({ path }) => manifest.repository !== '' || path[0] !== 'repository')
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([])
})

/** One script writes those of the elements, in one form. */
const runningEntries = ['', './define', './loader', ...sampleOf(elementEntries, 3), ...lightEntries]

test.each(runningEntries)('%s can be imported in Node', (entry) => {
  const names = exportsInNode(entry)
  expect(names).toContain('configure')
  expect(names).toContain('defineElements')
})

test('the modules on React and those on Preact have one copy of each language, beside the one for hosts', () => {
  const holders = paths.filter(
    (path) =>
      /^dist\/(?!cdn\/).+\.js$/.test(path) && readFileSync(path, 'utf8').includes('Passwort vergessen'),
  )
  expect(holders).toEqual(['dist/languages/de.js', 'dist/messages/de.js'])
})

test.each(catalogues)('./messages/%s can be imported in Node', (name) => {
  expect(exportsInNode(`./messages/${name}`)).toEqual(['messages'])
})

test.each(reactEntries)('%s has a component for each element, and can be imported in Node', (entry) => {
  expect(exportsInNode(entry).toSorted()).toEqual(
    [...tags.map(componentName), 'configure', 'defineEndpoints', 'refreshSession'].toSorted(),
  )
})

test.each([...typesOnly, ...silent])('%s, which exports nothing, can be imported in Node, too', (entry) => {
  expect(exportsInNode(entry)).toEqual([])
})

/** In a process of its own: nothing that a test runner provides may stand in for what Node lacks. */
function exportsInNode(entry: string): string[] {
  const script = `console.log(JSON.stringify(Object.keys(await import('${specifier(entry)}'))))`
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
  )
}

describe('what `sideEffects` says is true:', () => {
  test.each(['', './light', ...reactEntries, ...typesOnly])(
    'importing "%s" leaves nothing in a bundle',
    async (entry) => {
      expect(await bundle(`import '${specifier(entry)}'`)).toBe('')
    },
  )

  test.each(
    ['', './light'].flatMap((set) =>
      ['/define', '/languages', '/loader', '/elements/cp-login'].map((name) => set + name),
    ),
  )('importing "%s" does what it is for', async (entry) => {
    const calls = /addLanguages\(|defineElements\(|defineOne\(|discover\(document\)/
    expect(await bundle(`import '${specifier(entry)}'`)).toMatch(calls)
  })
})

/** What a host's bundler makes of its script, all packages but this one left out. */
async function bundle(code: string): Promise<string> {
  // Inside of the package, its own name leads to what it exports.
  const input = join('test-results', 'host.js')
  mkdirSync('test-results', { recursive: true })
  writeFileSync(input, code)
  const external = (id: string) => /^[@a-z]/.test(id) && !id.startsWith(manifest.name) && id !== input
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input, external } },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('Nothing was built.')
  const [entry] = first.output
  return entry.code.trim()
}

test('what a host imports or includes keeps its name', () => {
  expect(Object.keys(manifest.exports)).toEqual([
    ...['.', './define', './elements/*', './loader', './sandbox', './languages', './pdf', './messages/*'],
    ...['./react', './vue', './svelte', './preact', './solid'],
    ...[
      './light',
      './light/define',
      './light/elements/*',
      './light/pdf',
      './light/languages',
      './light/loader',
    ],
    ...['./light/react', './light/sandbox', './reserve.css', './brands/*.css'],
    ...['./tokens.json', './tokens.light.json', './tokens.dark.json', './custom-elements.json'],
    './package.json',
  ])
  const included = paths.filter((path) => /^dist\/cdn\/[^/]+$/.test(path)).map((path) => path.slice(9))
  expect(included.toSorted()).toEqual([
    ...['client-portal.js', 'debug.js', 'integrity.json', 'licenses.md', 'loader.js', 'preload.json'],
    ...['reserve.css', 'sandbox-licenses.md', 'sandbox.js'],
  ])
})

test('the package holds what a host needs, and nothing else', () => {
  const needed = [
    ...['LICENSE', 'README.md', 'CHANGELOG.md', 'dist/index.js', 'dist/cdn/loader.js'],
    ...['dist/custom-elements.json', 'dist/web-types.json', 'docs/design/brands/atelier.css'],
    ...['dist/vscode.html-custom-data.json', 'dist/vscode.css-custom-data.json'],
  ]
  expect(needed.filter((path) => !paths.includes(path))).toEqual([])
  const known = [
    /^(package\.json|[A-Z]+(\.md)?)$/,
    /^docs\/(((design|embed|frameworks|quality|server)\/)?[a-z\d-]+\.(md|png)|(openapi|password-vectors|tokens(\.(dark|light))?)\.json)$/,
    // The examples that the documents tell of.
    /^docs\/design\/brands\/\w+\.css$/,
    /^server\/README\.md$/,
    /^demo\/(README\.md|checkout\.ts|(embed|site-builder)\/.+\.(css|html|js|ts))$/,
    /^examples\/(README\.md|(backend|hosts|servers|wordpress)\/.+\.(astro|conf|cs|css|go|html|java|js|json|md|mjs|mod|php|py|rb|ru|svelte|svg|tsx?|txt|vue))$/,
    /^examples\/servers\/ruby\/Gemfile$/,
    /^dist\/.+\.js$/,
    /^dist\/(?!cdn\/).+\.js\.map$/,
    /^dist\/(types|elements)\/.+\.d\.ts$/,
    /^dist\/(custom-elements|web-types|vscode\.(html|css)-custom-data)\.json$/,
    /^dist\/cdn\/(light\/)?(integrity|preload)\.json$/,
    /^dist\/((cdn|light|cdn\/light)\/)?(sandbox-)?licenses\.md$/,
    /^dist\/((cdn|light|cdn\/light)\/)?sandbox-files\/[\w-]+\.\w+$/,
    /^dist\/(languages|pdf|sandbox)\.d\.ts$/,
    /^dist\/cdn\/(light\/)?reserve\.css$/,
  ]
  expect(paths.filter((path) => !known.some((pattern) => pattern.test(path)))).toEqual([])
  expect(
    paths.filter((path) =>
      /node_modules|examples\/hosts\/([\w-]+\/)?(dist|build|\.)|examples\/hosts\/.*package-lock/.test(path),
    ),
  ).toEqual([])
})

test('no module has lines for AMD, which Turbopack and webpack would follow', () => {
  const modules = paths.filter((path) => /^dist\/(?!cdn\/|check-api).+\.js$/.test(path))
  expect(modules.filter((path) => readFileSync(path, 'utf8').includes('define.amd'))).toEqual([])
})

test('each module has a source map, which holds the sources', () => {
  const maps = paths.filter((path) => path.endsWith('.map'))
  expect(maps).toContain('dist/chunks/core.js.map')
  for (const path of maps) {
    const { sources, sourcesContent = [] } = JSON.parse(readFileSync(path, 'utf8'))
    expect(sourcesContent).toHaveLength(sources.length)
    expect(sourcesContent).not.toContain(null)
  }
})

test.each(paths.filter((path) => path.endsWith('.md')))(
  'the links of %s lead to files of the package',
  (path) => {
    const links = [
      ...readFileSync(path, 'utf8').matchAll(/(?:\]\(|(?:src|srcset)=")(?!https?:|#|\/)([^)"#]+)/g),
    ]
    const targets = links.map(([, link = '']) => join(dirname(path), link))
    const isThere = (target: string) => paths.some((each) => each === target || each.startsWith(target))
    expect(targets.filter((target) => !isThere(target))).toEqual([])
  },
)

test('it is not published before its publisher has said where it comes from', () => {
  const { prepublishOnly } = manifest.scripts
  const folder = mkdtempSync(join(tmpdir(), 'cp-publish-'))
  const publish = (fields: object) => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, ...fields }))
    const [command = '', script = ''] = prepublishOnly.split(' ')
    const path = resolve('node_modules/.bin', command)
    return spawnSync(path, [resolve(script)], { cwd: folder, encoding: 'utf8' })
  }
  const address = 'https://example.com/portal'
  const unknown = publish({ homepage: '', repository: '', bugs: address })
  expect(unknown.status).toBe(1)
  expect(unknown.stderr).toContain('write your own addresses into package.json: homepage, repository.')
  const bugs = { url: `${address}/issues` }
  expect(publish({ homepage: address, repository: `git+${address}.git`, bugs }).status).toBe(0)
  rmSync(folder, { recursive: true })
})

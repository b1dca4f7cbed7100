/** What the scripts for pages promise to any host, read from the built files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { later } from '../../scripts/build/bundler/eager-imports'
import { catalogues } from '../../scripts/build/languages'
import { parseScript } from './parse-script'

const folder = 'dist/cdn'
const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => {
    const path = join(folder, name)
    return { path, code: readFileSync(path, 'utf8'), ...parseScript(path) }
  })

const imports = scripts.flatMap(({ path, imports, dynamicImports }) =>
  [...imports, ...dynamicImports].map((address) => ({ path, address, target: join(dirname(path), address) })),
)

function scriptNamed(name: string) {
  const script = scripts.find(({ path }) => path === join(folder, name))
  if (!script) throw new Error(`${name} was not built.`)
  return script
}

test('every script can be run without eval', () => {
  // What pdf.js has of it is behind its `isEvalSupported`, which the viewer turns off: tests/e2e/pdf.spec.ts.
  const own = scripts.filter(({ path }) => !/\/pdf-(drawing|reader)-/.test(path))
  expect(own.filter(({ code }) => /\beval\(|\bFunction\(/.test(code)).map(({ path }) => path)).toEqual([])
})

test('every script is built for production', () => {
  expect(scripts.filter(({ code }) => code.includes('process.env')).map(({ path }) => path)).toEqual([])
})

test.each([folder, 'dist/cdn/light', 'dist'])(
  'in %s, an animation is in the same file as the styles that name it',
  (place) => {
    const files = readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(place, name), 'utf8'))
    const named = files.flatMap((code) =>
      Array.from(code.matchAll(/animation(?:-name)?:(go\w+)/g), ([, name]) => ({ code, name })),
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter(({ code, name }) => !code.includes(`@keyframes ${name}{`))).toEqual([])
  },
)

test('browsers compile what elements show first while it loads, and nothing else', () => {
  const hinted = scripts.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'))
  const first = [folder, 'dist/cdn/light'].flatMap((place) => {
    const files: Record<string, string[]> = JSON.parse(readFileSync(join(place, 'preload.json'), 'utf8'))
    return Object.values(files).flatMap((names) => names.map((name) => join(place, name)))
  })
  const large = scripts.filter(({ path, code }) => first.includes(path) && code.length > 1000)
  const whole = scripts.filter(({ path }) => path.includes('client-portal-all-'))
  expect(whole).toHaveLength(2)
  expect(hinted.map(({ path }) => path).toSorted()).toEqual(
    [...large, ...whole].map(({ path }) => path).toSorted(),
  )
})

test('chunks are found wherever the scripts are hosted', () => {
  expect(imports.length).toBeGreaterThan(0)
  expect(imports.filter(({ address, target }) => !/^\.\.?\//.test(address) || !existsSync(target))).toEqual(
    [],
  )
})

test('no chunk loads a script of a stable name again, which may have been asked for under another address', () => {
  const again = imports.filter(({ target }) => /(loader|client-portal)\.js$/.test(target))
  // The sandbox is no chunk: a page includes it by itself.
  expect(again.filter(({ path }) => !path.endsWith('sandbox.js'))).toEqual([])
})

test('nothing is preloaded by links in the head of the host', () => {
  // Vite's helper for that asks this of the browser; React doesn't.
  expect(scripts.filter(({ code }) => code.includes('relList')).map(({ path }) => path)).toEqual([])
})

test('beside each file stands what a server sends of it, in brotli and in gzip', () => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const beside = { br: brotliDecompressSync, gz: gunzipSync }
  const alone = new Set<string>()
  for (const name of names.filter((each) => /\.(js|css|json)$/.test(each))) {
    const content = readFileSync(join(folder, name))
    for (const [ending, unpack] of Object.entries(beside)) {
      if (!names.includes(`${name}.${ending}`)) alone.add(name)
      else expect(unpack(readFileSync(join(folder, `${name}.${ending}`))).equals(content)).toBe(true)
    }
  }
  expect([...alone]).toEqual([])
})

test('client-portal.js is one file, and leaves beside it each language, what is loaded when it is used, and what "debug" loads', () => {
  const { imports: all, dynamicImports } = scriptNamed('client-portal.js')
  expect(new Set(all).size).toBe(1)
  expect(dynamicImports).toEqual([])
  // A page may ask for `client-portal.js?v=2`: what stands beside imports the file of all, whose name has a hash.
  expect(scriptNamed(all[0] ?? '').imports).toEqual([])
  const ofAll = scripts.filter(({ path }) => path.startsWith(join(folder, 'chunks/client-portal-')))
  const loaded = ofAll.flatMap((script) =>
    script.dynamicImports.map((name) => name.replace(/-.{8}\.js$/, '')),
  )
  const files = ['debug.js', ...catalogues.map((name) => `messages/${name}.js`)]
  const chunks = later.map((name) => `./client-portal-${name}`)
  expect([...new Set(loaded)].toSorted()).toEqual(
    [...chunks, ...files.map((name) => `../${name}`)].toSorted(),
  )
  expect(scriptNamed('debug.js')).toMatchObject({ imports: [], dynamicImports: [] })
  for (const name of files.slice(1))
    expect(scriptNamed(name)).toMatchObject({ imports: [], exports: ['messages'] })
})

test.each(['loader.js', 'client-portal.js'])('%s exports all that the main entry does', (name) => {
  const main = parseScript('dist/index.js').exports
  expect(main).toContain('configure')
  expect(main.filter((exported) => !scriptNamed(name).exports.includes(exported))).toEqual([])
})

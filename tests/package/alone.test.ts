/** A host that imports one element gets it alone, even if its bundler puts everything into one file. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'

/** The elements of a host, and how large its script may be: KB of 1000 bytes, after gzip. 18 of them are the viewer of files, where
 * an element has any, 3 what `debug` loads, 3 what listens to a server,
 * 4 what reads HTML. */
test.each([
  ['elements/cp-payments', 175.9],
  ['elements/cp-notifications', 136.8],
  ['light/elements/cp-payments', 122.2],
  ['light/elements/cp-notifications', 83.9],
])('a script with %s has at most %d KB', async (entry, limit) => {
  expect(await sizeOf(`import 'client-portal-elements/${entry}'`)).toBeLessThanOrEqual(limit)
})

// React is not among it here: the host has its own.
test.each([
  ['react', 117.2],
  ['light/react', 122.8],
])('of the components of %s, a script has those alone that it uses', async (entry, limit) => {
  const use = `from 'client-portal-elements/${entry}'`
  const one = await sizeOf(`export { CpPayments } ${use}`)
  expect(one).toBeLessThanOrEqual(limit)
  expect(await sizeOf(`export { CpPayments, CpTicket } ${use}`)).toBeGreaterThan(one + 5)
})

/** Bundles a host's script into one file. @returns its size in KB, without the React that a page of components has */
async function sizeOf(code: string): Promise<number> {
  // Inside of the package, its own name leads to what it exports.
  const folder = join('test-results', 'alone')
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, 'host.js')
  writeFileSync(entry, code)
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['iife'], name: 'host' },
      rolldownOptions: { external: code.includes('/react') ? /^react(-dom)?(\/|$)/ : [] },
    },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('Nothing was built.')
  expect(first.output).toHaveLength(1)
  const size = gzipSync(first.output[0].code, { level: 9 }).length / 1000
  console.log(`${code}: ${size.toFixed(1)} KB`)
  return size
}

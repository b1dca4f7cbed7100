/** A host's own TypeScript reads the published declarations, whichever way it resolves modules. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const host = `
import { configure, defineElements, type Tag } from 'client-portal-elements'
import 'client-portal-elements/define'
import 'client-portal-elements/elements/cp-login'
import { discover } from 'client-portal-elements/loader'

const tag: Tag = 'cp-login'
configure({ apiUrl: '/portal-api', storage: 'memory', brand: { name: 'Acme' } })
void defineElements({ only: [tag] })
discover(document)

// @ts-expect-error A setting has its own values.
configure({ storage: 'disk' })
// @ts-expect-error There is no such element.
void defineElements({ only: ['cp-nothing'] })
`

test.each([
  ['bundler', 'esnext'],
  ['nodenext', 'nodenext'],
])('with moduleResolution %s', (moduleResolution, module) => {
  // Inside of the package, its own name leads to what it exports.
  const folder = join('test-results', 'host-types', moduleResolution)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'host.ts'), host)
  const compilerOptions = {
    module,
    moduleResolution,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    strict: true,
    noEmit: true,
    types: [],
    // The declarations themselves are what is tested.
    skipLibCheck: false,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['host.ts'] }))
  const { stdout, status } = spawnSync('node_modules/.bin/tsc', ['--project', folder], { encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})

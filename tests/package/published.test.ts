/** What is in the scripts is what its authors published: no plugin has changed a module of a package on its way. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { moduleList, readList } from '../../scripts/build/bundler/module-list'
import { changedModules, packagesOf } from '../../scripts/release/published'

const { packages } = readList()

test('each module of a package went into the scripts as it is installed', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(50)
  expect(changedModules(packages, (path) => path)).toEqual([])
})

test('the list has each package that stands on the design card, and what draws the light scripts', () => {
  expect(packagesOf(packages).map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      '@nanostores/react',
      '@r2wc/react-to-web-component',
      'crypto-js',
      'jwt-decode',
      'nanostores',
      'preact',
      'react',
      'react-dom',
      'react-hot-toast',
      'redaxios',
    ]),
  )
})

test('a module that a plugin has changed is found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cp-published-'))
  const [entry, list] = [join(folder, 'entry.js'), join(folder, 'modules.json')]
  writeFileSync(entry, `export { default } from '${resolve('node_modules/redaxios')}'`)
  const change: Plugin = {
    name: 'change',
    transform: { filter: { id: /redaxios/ }, handler: (code) => `${code};0` },
  }
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [change, moduleList(list)],
    build: { write: false, lib: { entry, formats: ['es'] } },
  })
  expect(changedModules(readList(list).packages, (path) => path)).toEqual([
    expect.stringContaining('node_modules/redaxios/'),
  ])
  rmSync(folder, { recursive: true })
})

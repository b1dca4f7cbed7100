/** The code in the guides that sets something compiles as it stands, in strict mode: a host copies it. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** Those of frameworks are code of the hosts, which compile with their own. */
const guides = [
  'README.md',
  ...['docs', 'docs/embed', 'docs/server'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
]

const blocks = guides
  .flatMap((guide) =>
    Array.from(
      readFileSync(guide, 'utf8').matchAll(/^```(js|tsx?)\n(.*?)^```/gms),
      ([, kind = '', code = ''], place) => ({
        name: `${guide.replaceAll(/[/.]/g, '-')}-${place}.${kind}`,
        code,
      }),
    ),
  )
  .filter(({ code }) => /\b(configure|defineEndpoints)\(/.test(code))

const folder = 'test-results/docs-code'

/** What the guides say that the page has. */
const page = `
  declare const messages: import('client-portal-elements').Messages
  declare function startTour(): void
  interface Window {
    webkit?: { messageHandlers: { portal: { postMessage(question: string): Promise<string> } } }
    PortalApp: { ask(question: string): string }
    portalChanged: () => void
  }
  declare module '*/messages-cs' { export const messages: import('client-portal-elements').Messages }
`

/** What a guide leaves out, because it stands in the guide before. */
const before = (code: string) =>
  ['configure', 'defineEndpoints']
    .filter((name) => code.includes(`${name}(`) && !new RegExp(`import .*\\b${name}\\b`).test(code))
    .map((name) => `import { ${name} } from 'client-portal-elements/loader'\n`)
    .join('')

test.each([
  ['JavaScript', /\.js$/, { allowJs: true, checkJs: true, noImplicitAny: false }],
  ['TypeScript', /\.tsx?$/, {}],
])('%s', (what, ending, options) => {
  const own = join(folder, what)
  rmSync(own, { recursive: true, force: true })
  mkdirSync(own, { recursive: true })
  writeFileSync(join(own, 'page.d.ts'), page)
  const files = blocks.filter(({ name }) => ending.test(name))
  expect(files.length).toBeGreaterThan(0)
  for (const { name, code } of files)
    writeFileSync(
      join(own, name),
      (before(code) + code).replaceAll("'/cdn/loader.js'", "'client-portal-elements/loader'"),
    )
  const compilerOptions = {
    ...{
      target: 'esnext',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      lib: ['esnext', 'dom', 'dom.iterable'],
    },
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    ...options,
  }
  writeFileSync(
    join(own, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['page.d.ts', ...files.map(({ name }) => name)] }),
  )
  expect(spawnSync(resolve('node_modules/.bin/tsc'), ['--project', own], { encoding: 'utf8' }).stdout).toBe(
    '',
  )
})

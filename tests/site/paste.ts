/**
 * What a developer does with the code that the builder shows: pastes each piece where it says, into an empty page or a
 * starter's project, builds it, and serves it under the policy that stands there.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'

export interface Pasted {
  /** Its files, as a web server has them. */
  folder: string
  policy: string
}

/** The pieces that the builder shows, by their names. */
export async function readPieces(page: Page): Promise<Map<string, string>> {
  const pieces = page.locator('#builder-pieces > section')
  await pieces.first().waitFor()
  return new Map(
    await pieces.evaluateAll((sections) =>
      sections.map((section): [string, string] => {
        const [name, code] = ['h3', 'pre'].map((selector) => section.querySelector(selector)?.textContent)
        if (!name || !code) throw new Error(`The builder shows a piece without name or code: ${name}`)
        return [name, code]
      }),
    ),
  )
}

/** @throws if the builder shows no such piece */
export function pieceIn(pieces: Map<string, string>, name: string): string {
  const code = pieces.get(name)
  if (!code) throw new Error(`There is no piece "${name}", but ${[...pieces.keys()].join(', ')}.`)
  return code
}

export function policyIn(pieces: Map<string, string>): string {
  const [, policy] = /^Content-Security-Policy: (.+)$/.exec(pieceIn(pieces, 'Content security policy')) ?? []
  if (!policy) throw new Error('The piece for the policy has no header.')
  return policy
}

/** Where React is, and where the packages of the hosts are. */
const roots = { here: 'test-results/pasted', hosts: 'examples/hosts/dist/pasted' }
const written: string[] = []

/** Removes what the test has written. */
export function removePasted(): void {
  for (const folder of written.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** Writes the files among the pieces into a new folder, with what a starter has written there before. */
function write(root: string, pieces: Map<string, string>, starter: Record<string, string> = {}): string {
  mkdirSync(root, { recursive: true })
  // A test may run several times at once.
  const folder = mkdtempSync(join(root, 'project-'))
  written.push(folder)
  const files = [...Object.entries(starter), ...pieces].filter(([name]) => /^[\w./-]+\.\w+$/.test(name))
  for (const [name, code] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), `${code}\n`)
  }
  return folder
}

/** What `npm install client-portal-elements` puts there. */
function install(folder: string): void {
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(resolve('.'), join(folder, 'node_modules/client-portal-elements'))
}

/** A page with script tags: the lines for the terminal copy the scripts from the package. */
export function pasteTags(pieces: Map<string, string>): Pasted {
  const folder = write(roots.here, pieces)
  install(folder)
  for (const line of pieceIn(pieces, 'In a terminal').split('\n'))
    if (line.startsWith('cp ')) execFileSync('sh', ['-c', line], { cwd: folder })
  return { folder, policy: policyIn(pieces) }
}

const page = (root: string, script: string) =>
  `<!doctype html><html lang="en"><title>Starter</title>${root}<script type="module" src="/src/${script}"></script></html>`

/** What `npm create vite` writes, as far as the builder leaves it alone. */
const starters: Record<string, Record<string, string>> = {
  html: {},
  react: {
    'index.html': page('<div id="root"></div>', 'main.tsx'),
    'src/main.tsx': [
      "import { StrictMode } from 'react'",
      "import { createRoot } from 'react-dom/client'",
      "import App from './App.tsx'",
      "createRoot(document.getElementById('root')!).render(<StrictMode><App /></StrictMode>)",
    ].join('\n'),
    'vite.config.ts': "import react from '@vitejs/plugin-react'\nexport default { plugins: [react()] }",
  },
  vue: {
    'index.html': page('<div id="app"></div>', 'main.ts'),
    'src/main.ts': [
      "import { createApp } from 'vue'",
      "import App from './App.vue'",
      "createApp(App).mount('#app')",
    ].join('\n'),
  },
  svelte: {
    'index.html': page('<div id="app"></div>', 'main.ts'),
    'src/main.ts': [
      "import { mount } from 'svelte'",
      "import App from './App.svelte'",
      "export default mount(App, { target: document.getElementById('app')! })",
    ].join('\n'),
    'vite.config.ts':
      "import { svelte } from '@sveltejs/vite-plugin-svelte'\nexport default { plugins: [svelte()] }",
  },
}

/** The packages of the others are those of the hosts. */
const isHere = (framework: string) => ['html', 'react'].includes(framework)

/** A project with Vite, built. */
export async function pasteProject(name: string, pieces: Map<string, string>): Promise<Pasted> {
  const manifest = { 'package.json': '{ "private": true, "type": "module" }' }
  const folder = write(isHere(name) ? roots.here : roots.hosts, pieces, { ...manifest, ...starters[name] })
  if (isHere(name)) install(folder)
  await build({
    root: folder,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return { folder: join(folder, 'dist'), policy: policyIn(pieces) }
}

/** A project of Angular's starter, built by its own program. */
export function pasteAngular(pieces: Map<string, string>): Pasted {
  const read = (file: string) => readFileSync(`examples/hosts/angular/${file}`, 'utf8')
  const settings = JSON.parse(read('angular.json'))
  const pasted = JSON.parse(`{${pieceIn(pieces, 'angular.json, in the options of "build"')}}`)
  Object.assign(settings.projects.host.architect.build.options, pasted, { styles: ['src/styles.css'] })
  const folder = write(roots.hosts, pieces, {
    'angular.json': JSON.stringify(settings),
    'package.json': read('package.json'),
    'tsconfig.json': read('tsconfig.json'),
    'src/index.html':
      '<!doctype html><html lang="en"><head><base href="/"><title>Starter</title></head><body><app-root></app-root></body></html>',
    'src/main.ts': [
      "import { bootstrapApplication } from '@angular/platform-browser'",
      "import { App } from './app/app'",
      'bootstrapApplication(App).catch(console.error)',
    ].join('\n'),
  })
  const program = resolve('examples/hosts/node_modules/@angular/cli/bin/ng.js')
  execFileSync(process.execPath, [program, 'build'], { cwd: folder, stdio: 'pipe', timeout: 120_000 })
  return { folder: join(folder, 'dist'), policy: policyIn(pieces) }
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Serves a pasted page beside the API, in place of the demo's own pages. `/account` is the page. */
export async function serve(page: Page, { folder, policy }: Pasted): Promise<void> {
  // The builder would go on asking for its own files.
  await page.goto('about:blank')
  await page.route(
    ({ pathname }) => !pathname.startsWith('/api/'),
    async (route) => {
      const { pathname } = new URL(route.request().url())
      const file = pathname.replace(/^\/cdn\//, '/client-portal/').replace(/^\/account$/, '/account.html')
      const headers = { 'Content-Type': types[extname(file)] ?? 'text/plain' }
      const isPage = file.endsWith('.html')
      try {
        await route.fulfill({
          headers: isPage ? { ...headers, 'Content-Security-Policy': policy } : headers,
          body: readFileSync(join(folder, file)),
        })
      } catch {
        await route.fulfill({ status: 404 })
      }
    },
  )
}

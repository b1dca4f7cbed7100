/** Writes the tables of docs/quality/support.md: the versions that the tests run with, from the lock files and the builds. */
import { readFileSync } from 'node:fs'
import manifest from '../../package.json' with { type: 'json' }
import { browsers } from '../build/constants.ts'
import { code, table } from './markdown.ts'

const own = '.'
const hosts = 'examples/hosts'
const apart = ['astro', 'nuxt', 'react-router', 'sveltekit'].map((name) => `${hosts}/${name}`)

/** The versions of a package that the lock files of these projects have, the newest first, each once. */
function versionsOf(name: string, ...folders: string[]): string[] {
  const found = folders.map((folder) => {
    // What is read of npm's file.
    const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')) as {
      packages: Record<string, { version?: string }>
    }
    const version = packages[`node_modules/${name}`]?.version
    if (!version) throw new Error(`${folder}/package-lock.json has no ${name}.`)
    return version
  })
  return [...new Set(found)].toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
}

const listed = (name: string, ...folders: string[]) => versionsOf(name, ...folders).join(', ')

/** For example: `chrome131` is Chrome 131. */
export function browserTable(): string {
  const rows = browsers.map((target) => {
    const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? []
    return [`${name.charAt(0).toUpperCase()}${name.slice(1)}`, version]
  })
  return table(['Browser', 'From version'], ...rows)
}

/** The browsers of the last full run. They are of the machine, not of a lock file: whoever runs it writes them here. */
export const engines = [
  ['Chromium, for Chrome and Edge', '156', 'Every test of elements, stories and whole pages'],
  [
    'Firefox',
    'ESR 153',
    'The way of a client through everything, single elements under a strict policy, long lists',
  ],
  ['WebKitGTK, for Safari', '2.50', 'The same as in Firefox'],
]

export const engineTable = () => table(['Engine', 'Tested', 'With what'], ...engines)

const page = (name: string, file: string) => `[${name}](../frameworks/${file}.md)`
const built = 'Built, and opened in a browser'
const typesAlone = 'Types alone, by the compiler'

export function frameworkTable(): string {
  return table(
    ['Framework', 'Tested', 'How'],
    [page('React', 'react'), listed('react', own, hosts, `${hosts}/react-router`), built],
    ['`@types/react` of React 18', listed('types-react-18', own), typesAlone],
    [page('Next.js', 'next'), listed('next', hosts), built],
    [page('React Router', 'react-router'), listed('react-router', `${hosts}/react-router`), built],
    [page('Vue', 'vue'), listed('vue', hosts, `${hosts}/nuxt`), built],
    ['vue-router', listed('vue-router', hosts), built],
    [page('Nuxt', 'nuxt'), listed('nuxt', `${hosts}/nuxt`), built],
    [page('Svelte', 'svelte'), listed('svelte', hosts, `${hosts}/sveltekit`), built],
    [page('SvelteKit', 'sveltekit'), listed('@sveltejs/kit', `${hosts}/sveltekit`), built],
    [page('Angular', 'angular'), listed('@angular/core', hosts), built],
    [page('Astro', 'astro'), listed('astro', `${hosts}/astro`), built],
    [
      page('Preact', 'preact-solid'),
      [listed('preact', own), listed('preact-10', own)].join(', '),
      typesAlone,
    ],
    [page('Solid', 'preact-solid'), listed('solid-js', own), typesAlone],
    [page('Turbo', 'turbo-htmx'), listed('@hotwired/turbo', hosts), 'Opened in a browser'],
    [page('htmx', 'turbo-htmx'), listed('htmx.org', hosts), 'Opened in a browser'],
    [page('Bootstrap', 'html'), listed('bootstrap', hosts), 'Opened in a browser'],
    [page('jQuery', 'html'), listed('jquery', hosts), 'Opened in a browser'],
    ['jsdom', listed('jsdom', own), 'Every element is drawn'],
    ['happy-dom', listed('happy-dom', own), 'Every element is drawn'],
  )
}

export function bundlerTable(): string {
  return table(
    ['Bundler', 'Tested', 'In'],
    ['Vite', listed('vite', own, hosts, ...apart), 'React, Vue, Svelte, and all that is built on Vite'],
    ['webpack', listed('webpack', own), 'Each import of the package by itself, and one page is opened'],
    ['Turbopack', `of Next.js ${listed('next', hosts)}`, 'Next.js'],
    ['esbuild', listed('esbuild', own), 'Each import of the package by itself'],
    ['esbuild', `of Angular's build ${listed('@angular/build', hosts)}`, 'Angular'],
  )
}

/** Node and TypeScript. */
export function languageTable(): string {
  const [, matrix = ''] = /node: \[(.+)\]/.exec(readFileSync('.github/workflows/ci.yml', 'utf8')) ?? []
  const { compilerOptions } = JSON.parse(readFileSync(`${hosts}/react/tsconfig.json`, 'utf8')) as {
    compilerOptions: { lib: string[] }
  }
  return table(
    ['What', 'Asked for', 'Tested'],
    ['Node', code(manifest.engines.node), matrix],
    ['TypeScript', '', listed('typescript', own, hosts)],
    ["TypeScript's `lib`", '', compilerOptions.lib.map(code).join(', ')],
    ["TypeScript's `moduleResolution`", '', '`bundler`, `nodenext`'],
  )
}

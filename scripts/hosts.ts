/**
 * Installs the hosts in `examples/hosts/` and builds them, or those that are named (`tsx scripts/hosts.ts react vue`), if
 * something has changed since the last time. The hosts install the package as `npm pack` would publish it, so `dist/` must
 * be built first. Some stand apart, each with packages of its own: only a run that names them, or none, waits for these.
 */
import { cpSync, rmSync } from 'node:fs'
import { isStale, rememberInputs } from './build/inputs.ts'
import { run } from './test/run.ts'

const folder = 'examples/hosts'
const names = [
  'angular',
  'angular-router',
  'next',
  'next-sign-in',
  'react',
  'server-rendered',
  'svelte',
  'vue',
  'vue-router',
]
/** Served as they stand, with packages of their own. */
const withoutBuild = ['bootstrap', 'hypermedia', 'other']
/** Large ones: each has a lock file of its own. */
const apart = ['astro', 'nuxt', 'react-router', 'sveltekit']

/** What the packages in a folder are installed from. */
const packagesOf = (root: string, workspaces: readonly string[] = []) => ({
  folders: [],
  files: ['package.json', 'package-lock.json', ...workspaces.map((name) => `${name}/package.json`)].map(
    (file) => `${root}/${file}`,
  ),
  record: `${root}/node_modules/.inputs`,
})

/** What one of them is built from: the library, and its own files. */
const buildOf = (name: string) => ({
  folders: ['dist', `${folder}/${name}`],
  skip: /^dist\/(cdn\/|\.)|^examples\/hosts\/[\w-]+\/(dist|build|node_modules|\.[\w-]+)\//,
  files: ['package.json'],
  record: `${folder}/dist/${name}`,
})

/** Hosts that use React's development build: only it runs effects twice, and reports wrong hydration. */
const development = ['react', 'server-rendered']

/** These would report each build to their makers. */
const production = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
}

const asked = process.argv.slice(2)
const isStaleBuild = (name: string) => (asked.length === 0 || asked.includes(name)) && isStale(buildOf(name))
const stale = names.filter(isStaleBuild)

install(folder, packagesOf(folder, [...names, ...withoutBuild]), stale.length > 0)
build(
  stale.filter((name) => !development.includes(name)),
  production,
)
build(
  stale.filter((name) => development.includes(name)),
  { NODE_ENV: 'development' },
)
for (const name of apart.filter(isStaleBuild)) {
  const root = `${folder}/${name}`
  install(root, packagesOf(root), true)
  npm(root, ['run', 'build'], production)
  rememberInputs(buildOf(name))
}

/** Installs the packages in a folder, or only the library anew, if something is to be built with it. */
function install(root: string, packages: ReturnType<typeof packagesOf>, isUsed: boolean): void {
  if (isStale(packages)) {
    npm(root, ['ci'])
    rememberInputs(packages)
  } else if (isUsed) copyLibrary(root)
}

function build(chosen: readonly string[], environment: NodeJS.ProcessEnv): void {
  if (chosen.length === 0) return
  npm(folder, ['run', 'build', ...chosen.map((name) => `--workspace=${name}`)], environment)
  for (const name of chosen) rememberInputs(buildOf(name))
}

function npm(root: string, args: string[], environment?: NodeJS.ProcessEnv): void {
  if (!run('npm', ['--prefix', root, ...args], environment)) process.exit(1)
}

/** Copies the package into the hosts, like `npm ci`, but without the half minute for all the other packages. */
function copyLibrary(root: string): void {
  const installed = `${root}/node_modules/client-portal-elements`
  rmSync(`${installed}/dist`, { recursive: true, force: true })
  cpSync('dist', `${installed}/dist`, { recursive: true })
  cpSync('package.json', `${installed}/package.json`)
}

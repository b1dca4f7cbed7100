/**
 * Installs the hosts in `demo/hosts/` and builds them, or those that are named (`tsx scripts/hosts.ts react vue`), if
 * something has changed since the last time. The hosts install the package as `npm pack` would publish it, so `dist/` must
 * be built first.
 */
import { cpSync, rmSync } from 'node:fs'
import { isStale, rememberInputs } from './build/inputs.ts'
import { run } from './test/run.ts'

const folder = 'demo/hosts'
const names = ['angular', 'next', 'react', 'server-rendered', 'svelte', 'vue', 'vue-router']
/** Served as it stands, with packages of its own. */
const withoutBuild = ['bootstrap']

const packages = {
  folders: [],
  files: [
    'package.json',
    'package-lock.json',
    ...[...names, ...withoutBuild].map((name) => `${name}/package.json`),
  ].map((file) => `${folder}/${file}`),
  record: `${folder}/node_modules/.inputs`,
}

/** What one of them is built from: the library, and its own files. */
const buildOf = (name: string) => ({
  folders: ['dist', `${folder}/${name}`],
  skip: /^dist\/(cdn\/|\.inputs)|^demo\/hosts\/[\w-]+\/dist\//,
  files: ['package.json'],
  record: `${folder}/dist/${name}`,
})

/** Hosts that use React's development build: only it runs effects twice, and reports wrong hydration. */
const development = ['react', 'server-rendered']

const asked = process.argv.slice(2)
const stale = names.filter((name) => (asked.length === 0 || asked.includes(name)) && isStale(buildOf(name)))

if (isStale(packages)) {
  npm(['ci'])
  rememberInputs(packages)
} else if (stale.length > 0) copyLibrary()

build(
  stale.filter((name) => !development.includes(name)),
  // Next would report each build to its makers.
  { NEXT_TELEMETRY_DISABLED: '1' },
)
build(
  stale.filter((name) => development.includes(name)),
  { NODE_ENV: 'development' },
)

function build(chosen: readonly string[], environment: NodeJS.ProcessEnv): void {
  if (chosen.length === 0) return
  npm(['run', 'build', ...chosen.map((name) => `--workspace=${name}`)], environment)
  for (const name of chosen) rememberInputs(buildOf(name))
}

function npm(args: string[], environment?: NodeJS.ProcessEnv): void {
  if (!run('npm', ['--prefix', folder, ...args], environment)) process.exit(1)
}

/** Copies the package into the hosts, like `npm ci`, but without the half minute for all the other packages. */
function copyLibrary(): void {
  const installed = `${folder}/node_modules/client-portal-elements`
  rmSync(`${installed}/dist`, { recursive: true, force: true })
  cpSync('dist', `${installed}/dist`, { recursive: true })
  cpSync('package.json', `${installed}/package.json`)
}

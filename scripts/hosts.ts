/**
 * Installs and builds the hosts in `demo/hosts/`, if something has changed since the last time. The hosts install the
 * package as `npm pack` would publish it, so `dist/` must be built first.
 */
import { cpSync, rmSync } from 'node:fs'
import { isStale, rememberInputs } from './inputs.ts'
import { run } from './run.ts'

const folder = 'demo/hosts'
const names = ['angular', 'next', 'react', 'server-rendered', 'svelte', 'vue', 'vue-router']
/** Hosts whose files are served as they stand. */
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

const builds = {
  folders: ['dist', folder],
  skip: /^dist\/(cdn\/|\.inputs)|^demo\/hosts\/([\w-]+\/)?dist\/|\/node_modules\//,
  files: ['package.json'],
  record: `${folder}/dist/.inputs`,
}

/** Hosts that use React's development build: only it runs effects twice, and reports wrong hydration. */
const development = ['react', 'server-rendered']

if (isStale(packages)) {
  npm(['ci'])
  rememberInputs(packages)
} else if (isStale(builds)) copyLibrary()

if (isStale(builds)) {
  npm(['run', 'build', ...workspaces(names.filter((name) => !development.includes(name)))], {
    // Next would report each build to its makers.
    NEXT_TELEMETRY_DISABLED: '1',
  })
  npm(['run', 'build', ...workspaces(development)], { NODE_ENV: 'development' })
  rememberInputs(builds)
}

function npm(args: string[], environment?: NodeJS.ProcessEnv): void {
  if (!run('npm', ['--prefix', folder, ...args], environment)) process.exit(1)
}

function workspaces(chosen: string[]): string[] {
  return chosen.map((name) => `--workspace=${name}`)
}

/** Copies the package into the hosts, like `npm ci`, but without the half minute for all the other packages. */
function copyLibrary(): void {
  const installed = `${folder}/node_modules/client-portal-elements`
  rmSync(`${installed}/dist`, { recursive: true, force: true })
  cpSync('dist', `${installed}/dist`, { recursive: true })
  cpSync('package.json', `${installed}/package.json`)
}

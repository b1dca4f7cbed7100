/** The short servers of `examples/servers/`, each a process of its own on a free port. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findPython, isInstalled } from '../../../scripts/test/programs/programs'
import { findFreePort } from '../../../server/tests/find-free-port'
import { isFull as isFullRun } from '../../../tests/tiers'

const all = ['express', 'python', 'php', 'ruby', 'go'] as const
export type Name = (typeof all)[number]
/** They are asked the same, and each takes half a minute: only a full run has them all, the others the one in Node. */
export const names: readonly Name[] = isFullRun ? all : ['express']

const folder = 'examples/servers'
const commands: Record<Name, (place: string) => [string, ...string[]]> = {
  express: () => [process.execPath, `${folder}/express/server.js`],
  // Without -B, Python would write files into the sources.
  python: () => [findPython() ?? '', '-B', `${folder}/python/server.py`],
  php: (place) => ['php', '-S', place, `${folder}/php/index.php`],
  ruby: () => ['puma', '-C', `${folder}/ruby/puma.rb`],
  go: () => [buildGo()],
}

let built: string | undefined
/** Built once. */
const buildGo = () => {
  built ??= buildGoWith()
  return built
}

/** Builds the one in Go, and gives the path of the program. It is deleted when the tests end. */
export function buildGoWith(...flags: string[]): string {
  const target = mkdtempSync(join(tmpdir(), 'cp-go-'))
  process.once('exit', () => rmSync(target, { recursive: true }))
  const args = ['build', ...flags, '-o', join(target, 'portal'), '.']
  const { status, stderr } = spawnSync('go', args, { cwd: `${folder}/go`, encoding: 'utf8' })
  if (status !== 0) throw new Error(`go build: ${stderr}`)
  return join(target, 'portal')
}

const needs = { python: 'fastapi', php: 'pdo', ruby: 'ruby', go: 'go' } as const
export const canStart = (name: Name) => name === 'express' || isInstalled(needs[name])

/** Its name, and the program that it needs: `php (needs pdo)`. */
export const titleOf = (name: Name) => (name === 'express' ? name : `${name} (needs ${needs[name]})`)

/** The one with uploads, links to files and password recovery. */
export const isFull = (name: Name) => name === 'ruby'

export const secret = 'for the tests of the short servers alone'

/** Starts one for the pages of an origin. @param program In place of its usual command */
export async function start(
  name: Name,
  origin: string,
  environment: Record<string, string> = {},
  program?: string,
) {
  const port = await findFreePort()
  const { HOST: host = '127.0.0.1' } = environment
  const data = mkdtempSync(join(tmpdir(), 'cp-server-'))
  const [command, ...args] = program ? [program] : commands[name](`${host}:${port}`)
  const settings = {
    ...{ PORT: `${port}`, ORIGIN: origin, SECRET: secret },
    ...{ DATA: `${folder}/data.json`, DATABASE: join(data, 'portal.sqlite') },
  }
  const child = spawn(command, args, { env: { ...process.env, ...settings, ...environment } })
  let printed = ''
  const note = (part: Buffer) => {
    printed += part
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  // A test that fails before it begins closes nothing.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const address = `http://${host}:${port}`
  while (
    child.exitCode === null &&
    !(await fetch(address).then(
      () => true,
      () => false,
    ))
  )
    await pause(20)
  return {
    port,
    apiUrl: `${address}/api/v1`,
    /** What it wrote to its log. */
    printed: () => printed,
    /** The exit code of one that refused to start. */
    exitCode: () => child.exitCode,
    /** Asks it to end, as a system does that stops. @returns its exit code, `null` for one that SIGTERM has ended */
    terminate() {
      child.kill('SIGTERM')
      return ended
    },
    async close() {
      kill()
      await ended
      process.off('exit', kill)
      rmSync(data, { recursive: true })
    },
  }
}

export type Server = Awaited<ReturnType<typeof start>>

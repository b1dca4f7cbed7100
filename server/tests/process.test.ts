/** `npm start`'s own process: what it prints, how it refuses to start, and how it ends. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildCheckApi } from '../../scripts/build/check-api'
import { buildServer } from '../build'
import manifest from '../package.json' with { type: 'json' }
import { findFreePort } from './find-free-port'
import { newDatabase } from './stores/new-database'

const folder = mkdtempSync(join(tmpdir(), 'cp-process-'))
// Inside of the project: its packages are found from there.
mkdirSync('test-results', { recursive: true })
const installed = mkdtempSync('test-results/process-')
const running: ChildProcess[] = []

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  for (const each of [folder, installed]) rmSync(each, { recursive: true })
})

const sources = [process.execPath, '--import', 'tsx', 'demo/start.ts'] as const

function start(
  environment: Record<string, string>,
  [command, ...args]: readonly [string, ...string[]] = sources,
  cwd = '.',
) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: '', DATA_DIR: folder, ...environment },
  })
  running.push(child)
  let printed = ''
  const ended = once(child, 'close').then(([code]) => code)
  return {
    child,
    ended,
    printed: () => printed,
    prints: (text: string) =>
      new Promise<void>((resolve, reject) => {
        for (const stream of [child.stdout, child.stderr]) {
          stream.on('data', (part) => {
            printed += part
            if (printed.includes(text)) resolve()
          })
        }
        ended.then(() => reject(new Error(`It ended without printing ${text}: ${printed}`)))
      }),
  }
}

test('prints where it is and who can sign in; ends whole, however often it is told to', async () => {
  const port = await findFreePort()
  const data = join(folder, 'data')
  const { child, ended, printed, prints } = start({ PORT: String(port), DATA_DIR: data })
  await prints('Katherine Johnson')
  expect(printed()).toContain(`Client portal   http://127.0.0.1:${port}\n`)
  expect(printed()).toContain(`Mails           http://127.0.0.1:${port}/outbox\n`)
  expect(printed()).toContain(
    'Sign in, with the password portal-demo, as\n  client@example.com   Ada Lovelace\n',
  )
  expect(readdirSync(data)).toContain('lock')
  expect(statSync(data).mode & 0o777).toBe(0o700)
  child.kill('SIGINT')
  child.kill('SIGINT')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(readdirSync(data).toSorted()).toEqual(['database', 'secret', 'uploads'])
}, 60_000)

test('refuses to start with a sentence and nothing else', async () => {
  const { ended, printed, prints } = start({ NODE_ENV: 'production' })
  await prints('links in mails begin with it.')
  expect(await ended).toBe(1)
  expect(printed().trim().split('\n')).toEqual([
    'In production PUBLIC_URL has to be set: links in mails begin with it.',
    expect.stringContaining('SMTP_URL'),
    expect.stringContaining('MAIL_FROM'),
  ])
})

/** Copies what `npm start` itself needs. */
function copyStart(folder: string): void {
  for (const file of ['package.json', 'scripts/start.js', 'scripts/built-or-source.js']) {
    cpSync(file, join(folder, file))
  }
}

describe('in production', () => {
  const data = join(folder, 'production')
  const production = {
    ...{ NODE_ENV: 'production', DATA_DIR: data, PUBLIC_URL: 'https://portal.northlight.test' },
    ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'portal@northlight.test' },
  }

  let packages: string[]
  beforeAll(async () => {
    copyStart(installed)
    packages = await buildServer(join(installed, 'server', 'dist'))
    // Where nothing is built, it complains of scripts for pages that are not there.
    mkdirSync('dist/cdn', { recursive: true })
  })

  test('what is built imports the packages of production alone', () => {
    const names = packages.map((path) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path)
    const own = names.filter(
      (name) => !name.startsWith('node:') && !['.', 'fs', 'path', 'url'].includes(name),
    )
    expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining(own))
    expect(own).toContain('hono')
  })

  test('check-api runs without any package', async () => {
    await buildCheckApi(join(folder, 'alone'), [])
    const { status, stdout } = spawnSync(process.execPath, ['check-api.js', 'check-api', '--help'], {
      cwd: join(folder, 'alone'),
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([0, expect.stringContaining('--email')])
  })

  test('npm start runs it; ended by npm alone, it answers what is under way, and leaves nothing behind', async () => {
    await newDatabase(join(data, 'database'))
    const port = await findFreePort()
    const npm = ['npm', 'start', '--silent'] as const
    const { child, printed, prints } = start({ ...production, PORT: String(port) }, npm, installed)
    await prints('"event":"started"')
    const slow = connect(port, '127.0.0.1')
    const answer = text(slow)
    slow.write(
      'POST /api/v1/auth/user/client/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n',
    )
    slow.write('Content-Length: 2\r\nConnection: close\r\n\r\n{')
    await fetch(`http://127.0.0.1:${port}/api/v1/health`)
    child.kill('SIGTERM')
    await vi.waitUntil(() => printed().includes('"event":"stopping"'), 15_000)
    slow.write('}')
    expect(await answer).toMatch(/^HTTP\/1.1 400/)
    await vi.waitUntil(() => !existsSync(join(data, 'lock')), 15_000)
    const lines = printed().trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(['started', 'stopping', 'refused'])
  }, 60_000)

  test.each([
    [
      'production',
      /^There is no .*server\.js\. Run `npm ci --include=dev` and `npm run build:server` first\.$/,
    ],
    ['development', /^This needs the packages of development: run `npm ci`\. .*$/],
  ])('where nothing is built or installed, npm start says what to do: %s', (environment, sentence) => {
    const bare = join(folder, 'bare')
    copyStart(bare)
    const { status, stderr } = spawnSync(process.execPath, [join(bare, 'scripts', 'start.js')], {
      env: { ...process.env, NODE_ENV: environment },
      encoding: 'utf8',
    })
    expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(sentence)])
  })
})

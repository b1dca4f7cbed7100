/** `npm start`'s own process: what it prints, how it refuses to start, and how it ends. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findFreePort } from './find-free-port'

const folder = mkdtempSync(join(tmpdir(), 'cp-process-'))
const running: ChildProcess[] = []

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/server.ts'], {
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
  const { child, ended, printed, prints } = start({ PORT: String(port) })
  await prints('Katherine Johnson')
  expect(printed()).toContain(`Client portal   http://127.0.0.1:${port}\n`)
  expect(printed()).toContain(`Mails           http://127.0.0.1:${port}/outbox\n`)
  expect(printed()).toContain(
    'Sign in, with the password portal-demo, as\n  client@example.com   Ada Lovelace\n',
  )
  expect(readdirSync(folder)).toContain('lock')
  child.kill('SIGINT')
  child.kill('SIGINT')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(readdirSync(folder).toSorted()).toEqual(['database', 'secret', 'uploads'])
}, 60_000)

test('refuses to start with a sentence and nothing else', async () => {
  const { ended, printed, prints } = start({ NODE_ENV: 'production' })
  await prints('links in mails begin with it.')
  expect(await ended).toBe(1)
  expect(printed().trim()).toBe('In production PUBLIC_URL has to be set: links in mails begin with it.')
})

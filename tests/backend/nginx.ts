/** `demo/backend/nginx.conf`, run by an nginx of its own. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../api/find-free-port'
import type { Listening } from './listen'

/** Debian keeps it where only root looks. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

export const hasNginx = spawnSync('nginx', ['-v'], { env }).status === 0

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

interface Behind {
  /** The company's server, for everybody. */
  company: string
  /** The company's server, for nginx alone. */
  tokens: string
  api: string
}

/** Starts it in front of the company's server and the API. */
export async function startNginx({ company, tokens, api }: Behind): Promise<Listening> {
  const folder = mkdtempSync(join(tmpdir(), 'cp-nginx-'))
  const port = await findFreePort()
  const locations = readFileSync('demo/backend/nginx.conf', 'utf8')
    .replaceAll('http://127.0.0.1:3000', company)
    .replaceAll('http://127.0.0.1:3001', tokens)
    .replaceAll('http://portal-api.internal', api)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid nginx.pid; error_log stderr;
    events {}
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')}
      server { listen 127.0.0.1:${port}; ${locations} }
    }`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], { env, stdio: 'inherit' })
  // A test that fails before it begins closes nothing.
  process.once('exit', () => nginx.kill())
  const ended = new Promise((resolve) => nginx.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(url, () => nginx.exitCode)
  return {
    url,
    port,
    async close() {
      nginx.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** Waits for what nginx answers by itself: the servers behind it may not be ready. */
async function untilItAnswers(url: string, exitCode: () => number | null): Promise<void> {
  while ((await fetch(`${url}/portal-token`).then(({ status }) => status, String)) !== 404) {
    if (exitCode() !== null) throw new Error('nginx did not start; it has printed why.')
    await pause(20)
  }
}

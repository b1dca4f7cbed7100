/** An nginx of a test's own; for example with `examples/backend/nginx.conf`. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isInstalled, withNginx } from '../scripts/test/programs/programs'
import { findFreePort } from '../server/tests/find-free-port'
import type { Listening } from './listen'

export const hasNginx = isInstalled('nginx')

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

interface Behind {
  /** The company's server, for everybody. */
  company: string
  /** The company's server, for nginx alone. */
  tokens: string
  api: string
}

/** Starts it in front of the company's server and the API. */
export const startNginx = ({ company, tokens, api }: Behind): Promise<RunningNginx> =>
  runNginx((port) => {
    const locations = readFileSync('examples/backend/nginx.conf', 'utf8')
      .replaceAll('http://127.0.0.1:3000', company)
      .replaceAll('http://127.0.0.1:3001', tokens)
      .replaceAll('http://portal-api.internal', api)
    return `server { listen 127.0.0.1:${port}; access_log access.log; ${locations} }`
  })

/**
 * What `server/run/nginx.conf` says, for these servers and without TLS: for `runNginx`.
 * @param plain The port in the place of 80
 */
export const shipped = (servers: readonly string[], port: number, plain: number) =>
  readFileSync('server/run/nginx.conf', 'utf8')
    .replace(
      /^ *server portal-(\d):4173/gm,
      (_, number) => `server ${new URL(servers[number - 1] ?? servers[0] ?? '').host}`,
    )
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll(/^ *ssl_.*$/gm, '')
    .replaceAll(/\$\{PORTAL_HOST\}/g, '127.0.0.1')
    .replaceAll('/var/log/nginx/', '')

interface RunningNginx extends Listening {
  /** All that it has written: its log, and what it printed. */
  written(): string
}

/**
 * Starts an nginx on a free port.
 * @param configure Gives what stands in `http`, for that port.
 * @param level What is printed: `crit` leaves out that a server does not answer.
 */
export async function runNginx(
  configure: (port: number) => string,
  level: 'error' | 'crit' = 'error',
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'cp-nginx-'))
  const port = await findFreePort()
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid nginx.pid; error_log stderr ${level};
    events {}
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')}
      ${configure(port)}
    }`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    env: withNginx,
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const log = join(folder, 'access.log')
  let printed = ''
  nginx.stderr.on('data', (part) => {
    printed += part
    process.stderr.write(part)
  })
  // A test that fails before it begins closes nothing.
  process.once('exit', () => nginx.kill())
  const ended = new Promise((resolve) => nginx.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(url, () => nginx.exitCode)
  return {
    url,
    port,
    written: () => printed + (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    async close() {
      nginx.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** Waits until nginx itself answers: the servers behind it may not be ready. */
async function untilItAnswers(url: string, exitCode: () => number | null): Promise<void> {
  while (!(await fetch(`${url}/portal-token`).then(Boolean, () => false))) {
    if (exitCode() !== null) throw new Error('nginx did not start; it has printed why.')
    await pause(20)
  }
}

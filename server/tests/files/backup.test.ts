/** The guide's commands for a backup, run as they stand there, and what is there after a restore. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isInstalled } from '../../../scripts/test/programs/programs'
import { answers } from '../../api/schemas'
import { speakTo } from '../api/speak'
import { createDatabase } from '../stores/create-database'
import { startFakeBucket } from './fake-bucket'
import * as real from './real-servers'

// A busy machine takes long to start servers and databases.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const folder = mkdtempSync(join(tmpdir(), 'cp-backup-'))
const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true })]
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

const guide = readFileSync('docs/server/files-and-backup.md', 'utf8')

/** Runs the commands under a heading of the guide, those with this word in them. @returns what they print */
function run(heading: string, word: string, environment: Record<string, string>): string {
  const [, section = ''] = new RegExp(`^### ${heading}$(.*?)(?=^##|(?![^]))`, 'ms').exec(guide) ?? []
  const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block)
  const block = blocks.find((block) => block.includes(word)) ?? expect.fail(`${heading} has no ${word}`)
  return execFileSync('bash', ['-euo', 'pipefail', '-c', block], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...environment, PATH: `${real.programs ?? ''}:${process.env.PATH}` },
  })
}

async function start(environment: Record<string, string>): Promise<real.RealServer> {
  const server = await real.startServer(environment)
  closing.push(server.kill)
  return server
}

const content = randomBytes(300_000)
const file = new File([content], 'plan.pdf')
const speakAt = (server: real.RealServer, token: string) => speakTo(real.at(server), token)

async function paymentsOf(server: real.RealServer, token: string) {
  const { body } = await speakAt(server, token).get('/payments/getPaymentofClient/client-ada')
  return v
    .parse(answers.payments, body)
    .data.map(({ paymentId, receivedAmount }) => [paymentId, receivedAmount])
}

async function expectFile(server: real.RealServer, token: string, message: string) {
  const [link = ''] = await real.filesOf(speakAt(server, token), message)
  const response = await real.at(server)(link)
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true)
}

const needs = real.hasPostgres ? 'pg_dump' : 'postgres'
const isReady = real.hasPostgres && isInstalled('pg_dump')
describe.skipIf(!isReady)(`a backup of PostgreSQL and a bucket (needs ${needs})`, () => {
  let postgres: Awaited<ReturnType<typeof real.openPostgresServer>>
  const newSecret = () => ({ JWT_SECRET: randomBytes(32).toString('base64'), DATA_DIR: join(folder, 'none') })
  const open = async () => {
    const { url, drop } = await createDatabase(postgres.url)
    closing.push(drop)
    const bucket = await startFakeBucket()
    closing.push(bucket.close)
    return { url, bucket, variables: real.variablesOf(url, bucket.settings) }
  }

  beforeAll(async () => {
    postgres = await real.openPostgresServer()
    closing.push(postgres.stop)
  })

  test('brings back what was there, and ends the sessions', async () => {
    const before = await open()
    const server = await start({ ...before.variables, ...newSecret() })
    const token = await real.tokenOfAda(server)
    expect((await real.write(speakAt(server, token), 'Kept', file)).status).toBe(200)
    run('Back up PostgreSQL', 'pg_dump', { DATABASE_URL: before.url })
    expect((await real.write(speakAt(server, token), 'Too late', file)).status).toBe(200)
    const payments = await paymentsOf(server, token)
    await server.stop()

    const after = await open()
    run('Restore PostgreSQL', 'pg_restore', { DATABASE_URL: after.url })
    for (const [key, bytes] of before.bucket.objects) after.bucket.objects.set(key, bytes)
    const restored = await start({ ...after.variables, ...newSecret() })
    const ada = speakAt(restored, token)
    expect((await ada.get('/clients/clientInformation/client-ada')).status).toBe(401)
    const again = await real.tokenOfAda(restored)
    expect(payments).not.toEqual([])
    expect(await paymentsOf(restored, again)).toEqual(payments)
    await expectFile(restored, again, 'Kept')
    expect(await real.filesOf(speakAt(restored, again), 'Too late')).toEqual([])

    const ids = Array.from(after.bucket.objects.keys(), (key) => key.replace('uploads/', ''))
    writeFileSync(join(folder, 'kept.txt'), `${ids.toSorted().join('\n')}\n`)
    const unnamed = run('Files that nobody names', 'comm', { DATABASE_URL: after.url }).trim().split('\n')
    expect(unnamed).toHaveLength(1)
    expect(after.bucket.objects.get(`uploads/${unnamed[0]}`)?.equals(content)).toBe(true)
  })
})

test('a backup of a data folder brings everything back, sessions included', async () => {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  const server = await start({ DATA_DIR: first })
  const token = await real.tokenOfAda(server)
  expect((await real.write(speakAt(server, token), 'Kept', file)).status).toBe(200)
  const payments = await paymentsOf(server, token)
  await server.stop()
  run('Back up a server without PostgreSQL', 'tar', { DATA_DIR: first })
  rmSync(first, { recursive: true })

  run('Restore a server without PostgreSQL', 'tar', { DATA_DIR: second })
  expect(statSync(join(second, 'secret')).mode & 0o777).toBe(0o600)
  const restored = await start({ DATA_DIR: second })
  expect(await paymentsOf(restored, token)).toEqual(payments)
  await expectFile(restored, token, 'Kept')
  await restored.stop()
})

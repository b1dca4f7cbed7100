/** `server/run/backup` and `restore`, and what is there after them. */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isInstalled } from '../../../scripts/test/programs/programs'
import { answers } from '../../api/schemas'
import { reply } from '../api/people'
import { speakTo } from '../api/speak'
import { createDatabase } from '../stores/create-database'
import * as real from './real-servers'

// A busy machine takes long to start servers and databases.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const folder = mkdtempSync(join(tmpdir(), 'cp-backup-'))
const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true })]
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

/** In the place of Amazon's program: a bucket is a folder. It writes down what it is told, and with whose key. */
const buckets = join(folder, 'buckets')
mkdirSync(join(folder, 'bin'))
mkdirSync(buckets)
writeFileSync(
  join(folder, 'bin/aws'),
  `#!/bin/sh
echo "$AWS_ACCESS_KEY_ID $*" >>'${folder}/asked'
shift; act=$1; shift
while [ $# -gt 0 ]; do case $1 in
  --endpoint-url) shift ;; --exclude) without=$2; shift ;; --delete) delete=yes ;; --*) ;;
  *) [ -z "\${from-}" ] && from=$1 || to=$1 ;;
esac; shift; done
place() { case $1 in s3://*) echo '${buckets}/'"\${1#s3://}" ;; *) echo "$1" ;; esac; }
from=$(place "$from"); [ "$to" = - ] && exec cat "$from"
to=$(place "$to"); [ -z "\${delete-}" ] || rm -rf "$to"
if [ "$act" = sync ]; then mkdir -p "$to" && cp -rL "$from/." "$to" && { [ -z "\${without-}" ] || rm -f "$to"/$without; }; else mkdir -p "$(dirname "$to")" && cp "$from" "$to"; fi
`,
)
chmodSync(join(folder, 'bin/aws'), 0o755)

type Variables = Record<string, string>
const withPrograms = (variables: Variables) => ({
  env: {
    ...{
      PATH: `${join(folder, 'bin')}:${real.programs ?? ''}:${process.env.PATH}`,
      AWS_ACCESS_KEY_ID: 'backups',
    },
    ...variables,
  },
  encoding: 'utf8' as const,
})
/** @returns what it prints last */
const run = (name: string, args: readonly string[], variables: Variables) =>
  execFileSync(`server/run/${name}`, args, withPrograms(variables)).trim()
/** @returns why it refuses */
const refusal = (name: string, args: readonly string[], variables: Variables) => {
  const { status, stderr } = spawnSync(`server/run/${name}`, args, withPrograms(variables))
  expect(status).toBe(1)
  return stderr
}

async function start(environment: Variables): Promise<real.RealServer> {
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
describe.skipIf(!isReady)(`a backup of PostgreSQL (needs ${needs})`, () => {
  const backups = join(folder, 'backups')
  const bucket = {
    ...{ BUCKET_URL: 'https://s3.example.com/files', BUCKET_ACCESS_KEY: 'server', BUCKET_SECRET_KEY: 's' },
  }
  const secret = () => ({ JWT_SECRET: randomBytes(32).toString('base64') })
  let postgres: Awaited<ReturnType<typeof real.openPostgresServer>>
  let before: Variables
  let payments: Awaited<ReturnType<typeof paymentsOf>>
  let token: string
  let first: string

  const open = async () => {
    const { url, drop } = await createDatabase(postgres.url)
    closing.push(drop)
    return url
  }
  async function query(url: string, text: string) {
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(text)
    await client.end()
    return rows
  }
  const countTables = async (url: string) =>
    (await query(url, "select from pg_tables where schemaname in ('public', 'drizzle')")).length

  beforeAll(async () => {
    postgres = await real.openPostgresServer()
    closing.push(postgres.stop)
    before = { DATABASE_URL: await open(), DATA_DIR: join(folder, 'before') }
    const server = await start({ ...before, ...secret() })
    token = await real.tokenOfAda(server)
    expect((await reply(speakAt(server, token), 'Kept', file)).status).toBe(200)
    first = run('backup', [backups], before)
    payments = await paymentsOf(server, token)
    expect((await reply(speakAt(server, token), 'Too late', file)).status).toBe(200)
    await server.stop()
  })

  test('brings back what was there, and nothing of later; a new secret ends the sessions', async () => {
    const after = { DATABASE_URL: await open(), DATA_DIR: join(folder, 'after') }
    expect(run('restore', [first], after)).toBe(`All of ${first} is there.`)
    const mayTell = "select has_function_privilege('public', 'tell(text, text, text)', 'execute')"
    expect(await query(after.DATABASE_URL, mayTell)).toEqual([{ has_function_privilege: false }])
    const server = await start({ ...after, ...secret() })
    expect((await speakAt(server, token).get('/clients/clientInformation/client-ada')).status).toBe(401)
    const again = await real.tokenOfAda(server)
    expect(payments).not.toEqual([])
    expect(await paymentsOf(server, again)).toEqual(payments)
    await expectFile(server, again, 'Kept')
    expect(await real.filesOf(speakAt(server, again), 'Too late')).toEqual([])
    await server.stop()
    expect(refusal('restore', [first], after)).toContain('is not empty')
    expect(refusal('restore', ['--drill', first], after)).toContain('is not empty')
  })

  test('a drill compares all, and leaves the second database empty', async () => {
    const second = { DATABASE_URL: await open() }
    for (const _ of [1, 2]) {
      run('restore', ['--drill', first], second)
      expect(await countTables(second.DATABASE_URL)).toBe(0)
    }
    const copy = (name: string) => {
      const to = join(folder, name)
      cpSync(backups, to, { recursive: true })
      return join(to, String(first.split('/').at(-1)))
    }
    const short = copy('short')
    writeFileSync(
      join(short, 'counts'),
      readFileSync(join(short, 'counts'), 'utf8').replace(/payments \d+/, 'payments 1'),
    )
    expect(refusal('restore', ['--drill', short], second)).toContain('and the backup 1.')
    const torn = copy('torn')
    const [id = ''] = readdirSync(join(torn, '../files'))
    appendFileSync(join(torn, '../files', id), 'x')
    for (const each of [torn, run('backup', [join(torn, '..')], before)])
      expect(refusal('restore', ['--drill', each], second)).toContain('is not whole')
    expect(await countTables(second.DATABASE_URL)).toBe(0)
  })

  test('a file that is missing fails it; what is too old goes, with the files that it alone names', async () => {
    const own = join(folder, 'own')
    const old = run('backup', [own], before)
    const [id = ''] = readdirSync(join(before.DATA_DIR ?? '', 'uploads'))
    const kept = readdirSync(join(own, 'files')).length
    writeFileSync(join(own, 'files/of-nobody'), '')
    appendFileSync(join(old, 'files.sha256'), `${'0'.repeat(64)}  of-nobody\n`)
    const ancient = join(own, '2026-01-01T000000Z')
    renameSync(old, ancient)
    const tenDaysAgo = Date.now() / 1000 - 10 * 24 * 60 * 60
    utimesSync(ancient, tenDaysAgo, tenDaysAgo)
    renameSync(run('backup', [own], before), join(own, '2026-01-02T000000Z'))
    expect(existsSync(join(own, 'files/of-nobody'))).toBe(true)
    const last = run('backup', [own], { ...before, BACKUP_DAYS: '7' })
    expect([existsSync(ancient), existsSync(join(own, 'files/of-nobody'))]).toEqual([false, false])
    expect(readdirSync(join(own, 'files'))).toHaveLength(kept)
    run('restore', ['--drill', last], { DATABASE_URL: await open() })

    const moved = join(before.DATA_DIR ?? '', 'uploads', id)
    const bytes = readFileSync(moved)
    rmSync(moved)
    rmSync(join(own, 'files', id))
    expect(refusal('backup', [own], before)).toContain(id)
    expect(readdirSync(own).filter((name) => name.startsWith('.'))).toEqual([])
    writeFileSync(moved, bytes)
  })

  test("from the server's bucket into that of the backups, and back into a new one", async () => {
    const own = join(folder, 'of-bucket')
    cpSync(join(before.DATA_DIR ?? '', 'uploads'), join(buckets, 'files/uploads'), { recursive: true })
    const whole = readdirSync(join(buckets, 'files/uploads'))
    writeFileSync(join(buckets, 'files/uploads/part-1'), 'half a file')
    const inBucket = { DATABASE_URL: before.DATABASE_URL ?? '', ...bucket }
    const made = run(
      'backup',
      [own, 's3://backups/portal', '--endpoint-url', 'https://other.example.com'],
      inBucket,
    )
    const name = String(made.split('/').at(-1))
    expect(readdirSync(join(buckets, 'backups/portal'))).toEqual([name, 'files'])
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(
      /^server .*--endpoint-url https:\/\/s3.example.com s3:\/\/files\/uploads .*\nbackups .*--endpoint-url https:\/\/other.example.com\n$/,
    )
    const target = { ...inBucket, DATABASE_URL: await open(), BUCKET_URL: 'https://s3.example.com/anew' }
    // What belongs to another backup stays there. However many files there are, the program is started once.
    writeFileSync(join(buckets, 'backups/portal/files/of-another'), '')
    rmSync(join(folder, 'asked'))
    run('restore', [join(buckets, 'backups/portal', name)], target)
    expect(readdirSync(join(buckets, 'anew/uploads'))).toEqual(whole)
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(
      /^server .*--endpoint-url https:\/\/s3.example.com \S+ s3:\/\/anew\/uploads\n$/,
    )
  })
})

test('a backup of a data folder brings everything back, sessions included', async () => {
  const [first, second] = [{ DATA_DIR: join(folder, 'first') }, { DATA_DIR: join(folder, 'second') }]
  const server = await start(first)
  const token = await real.tokenOfAda(server)
  expect((await reply(speakAt(server, token), 'Kept', file)).status).toBe(200)
  const payments = await paymentsOf(server, token)
  expect(refusal('backup', [join(folder, 'folders')], first)).toContain('Stop the server')
  await server.stop()
  const made = run('backup', [join(folder, 'folders')], first)
  rmSync(first.DATA_DIR, { recursive: true })

  run('restore', ['--drill', made], {})
  run('restore', [made], second)
  expect(statSync(join(second.DATA_DIR, 'secret')).mode & 0o777).toBe(0o600)
  const restored = await start(second)
  expect(await paymentsOf(restored, token)).toEqual(payments)
  await expectFile(restored, token, 'Kept')
  await restored.stop()
})

/**
 * The ways from `npm run staff`, a process of its own, to the data: by the socket of a running server, by the folder
 * itself, and by the database, if DATABASE_URL names a server.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../../config/config'
import { connectTo } from '../../staff/connect'
import { isServed, listenToStaff } from '../../staff/socket'
import { type RunningServer, startServer } from '../../start'
import { lockFolder } from '../../stores/node/lock'
import { listenToNews } from '../api/listen-to-news'
import { sessionIn, setPassword, signIn, tokenIn } from '../api/people'
import { at, speakTo } from '../api/speak'
import { createDatabase } from '../stores/create-database'
import { newDatabase } from '../stores/new-database'
import { wordsOf } from './desk'

const folder = mkdtempSync(join(tmpdir(), 'cp-staff-'))
const socket = join(folder, 'staff.sock')

afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command in a process of its own. */
async function type(line: string, environment: Record<string, string>, stdin = '') {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/staff.ts', ...wordsOf(line)], {
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: '', DATA_DIR: folder, ...environment },
  })
  child.stdin.end(stdin)
  const ended = new Promise((resolve) => child.once('close', resolve))
  const [code, printed, complained] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { code, printed, complained }
}

/** A client's page is open, and an answer with a file is typed. It has to be there within a second. */
async function answer(url: string, token: string, ticketId: string, environment: Record<string, string>) {
  const page = await listenToNews(at(url), token)
  const said = '--message "It is mended." --from "Tom Brandt" --file demo/favicon.svg'
  expect(await type(`ticket answer --ticket ${ticketId} ${said}`, environment)).toEqual({
    code: 0,
    printed: expect.stringMatching(` has the answer on ${ticketId}.\n$`),
    complained: '',
  })
  const end = performance.now()
  expect(await page.next(3)).toEqual([`ticket {"ticketId":"${ticketId}"}`, 'tickets {}', 'notifications {}'])
  // A busy machine has more to do.
  expect(performance.now() - end).toBeLessThan(5_000)
  page.leave()
}

describe('beside a server on PGlite', () => {
  let demo: RunningServer
  /** A connection on which nothing is asked. */
  let silent: Socket
  beforeAll(async () => {
    await newDatabase(join(folder, 'database'))
    // Left behind by a server that was killed.
    writeFileSync(socket, '')
    demo = await startServer({ ...readConfig({ DATA_DIR: folder, DEMO: 'off' }), port: 0 })
    silent = connect(socket)
  }, 60_000)

  test('its first client is invited, signs in, asks, and has the answer within a second', async () => {
    // Who may write to it may do all that staff may.
    expect(statSync(socket).mode & 0o777).toBe(0o600)
    const grace = '{"name": "Grace Hopper", "email": "grace@example.com"}'
    const added = await type('client add --json -', {}, grace)
    expect(added).toMatchObject({ code: 0, complained: '' })

    const outbox = await (await fetch(`${demo.url}/outbox`)).text()
    const [link = '', path] = /href="(http:\/\/[^"]*\/reset-password#\/([^"]+))"/.exec(outbox)?.slice(1) ?? []
    expect((await fetch(link)).status).toBe(200)
    const chosen = 'four words nobody guesses'
    const nobody = speakTo(at(demo.url))
    await setPassword(nobody, path ?? '', chosen)
    const { user, token } = sessionIn(await signIn(nobody, 'grace@example.com', chosen))

    const form = { subject: 'The menu', message: 'It does not open.' }
    const { body } = await speakTo(at(demo.url), token).send(`/support/client/createTicket/${user._id}`, form)
    await answer(demo.url, token, body.ticketId ?? '', {})
    expect(readdirSync(join(folder, 'uploads'))).toHaveLength(1)
  })

  test('the socket goes with the server; then the folder is opened, and left unlocked', async () => {
    const stopped = demo.stop()
    // Whoever is connected and asks nothing does not keep the server open to others.
    const knock = () => once(connect(Number(new URL(demo.url).port), '127.0.0.1'), 'connect')
    await vi.waitFor(() => expect(knock()).rejects.toThrow('ECONNREFUSED'), 2_000)
    silent.destroy()
    await stopped
    expect(readdirSync(folder).toSorted()).toEqual(['database', 'secret', 'uploads'])
    expect(await type('client list', {})).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/Grace Hopper +grace@example.com .* set\n/),
    })
    expect(readdirSync(folder).toSorted()).toEqual(['database', 'secret', 'uploads'])
  })
})

test('a folder with too long a path has no socket, and the command says so', async () => {
  const long = join(folder, 'a'.repeat(100))
  mkdirSync(join(long, 'database'), { recursive: true })
  const reason = /longer than the 103 bytes of a socket\. Choose a shorter DATA_DIR\.$/
  await expect(listenToStaff(long, async () => new Response())).rejects.toThrow(reason)
  expect(await isServed(long)).toBe(false)
  const unlock = lockFolder(long)
  await expect(connectTo(readConfig({ DATA_DIR: long }))).rejects.toThrow(reason)
  unlock()
})

test('where the database is down, the command says which one, and what is wrong', async () => {
  const DATABASE_URL = 'postgres://127.0.0.1:1/portal'
  expect(await type('client list', { DATABASE_URL })).toEqual({
    ...{ code: 1, printed: '' },
    complained: "The database in DATABASE_URL can't be reached: connect ECONNREFUSED 127.0.0.1:1\n",
  })
})

// `npm run test:postgres` has it.
if (process.env.DATABASE_URL)
  test('with a database for several servers, it goes there by itself', async () => {
    const { url, drop } = await createDatabase(process.env.DATABASE_URL ?? '')
    const demo = await startServer({ ...readConfig({ DATA_DIR: folder, DATABASE_URL: url }), port: 0 })
    const token = tokenIn(await signIn(speakTo(at(demo.url))))
    await answer(demo.url, token, 'TKT-M4XQ72PD', { DATABASE_URL: url })
    await demo.stop()
    await drop()
  }, 60_000)

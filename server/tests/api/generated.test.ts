/**
 * The published description as others use it: two generators make clients of it, which a compiler takes and which talk to the
 * reference API, and a proxy holds every answer against it. Their packages are large, so each run gets them anew.
 */
import { execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../../tests/listen'
import { describeApi } from '../../api/openapi'
import { createMemoryStore } from '../../stores/memory/memory'
import { findFreePort } from '../find-free-port'
import { type ApiDocument, createContract } from './contract'
import { choices, mistakes } from './fuzz/mistakes'
import { built, type Draft, rightRequest } from './fuzz/requests'
import { openWorld } from './fuzz/world'

const packages = [
  'openapi-typescript@7.13.0',
  '@hey-api/openapi-ts@0.99.0',
  '@stoplight/prism-cli@5.16.0',
  // The generators need the compiler as a library, which later ones are not.
  'typescript@5.9.3',
]
const document = JSON.parse(JSON.stringify(describeApi('/api/v1'))) as ApiDocument // it is the same text
const file = resolve('docs/openapi.json')
const run = promisify(execFile)
/** Each run holds the same calls. */
const seed = 1

mkdirSync('test-results', { recursive: true })
const folder = resolve(mkdtempSync('test-results/generated-'))
const node = (...args: string[]) => run(process.execPath, args, { cwd: folder })
const of = (name: string) => join(folder, 'node_modules', name)

/** Why there is nothing to generate with; empty if there is. */
let missing = ''
beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }')
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--prefix', folder]
  missing = await run('npm', ['install', ...options, ...packages], { cwd: folder }).then(
    () => '',
    ({ stderr }) => `npm can't get the packages: ${String(stderr).trim().split('\n').at(-1)}`,
  )
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

/** Takes a file with what is generated beside it as strictly as a compiler can. */
async function compile(name: string, text: string): Promise<string> {
  writeFileSync(join(folder, name), text)
  const compilerOptions = {
    ...{ noEmit: true, strict: true, types: [] },
    ...{
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
    },
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [name] }))
  return node(of('typescript/bin/tsc')).then(
    () => '',
    ({ stdout }) => stdout,
  )
}

test('types of openapi-typescript: each answer can be a refusal', async ({ skip }) => {
  skip(missing !== '', missing)
  await node(of('openapi-typescript/bin/cli.js'), file, '-o', 'api.ts')
  const found = await compile(
    'types.ts',
    `import type { operations } from './api'
type Answer<Name extends keyof operations> =
  operations[Name]['responses'] extends { 200: { content: { 'application/json': infer Answer } } } ? Answer : never
type Calls = Exclude<keyof operations, 'health' | 'ready' | 'download' | 'events'>
type Unrefused = { [Name in Calls]: [Extract<Answer<Name>, { success: false }>] extends [never] ? Name : never }[Calls]
export const none = (name: Unrefused): never => name
export function namesOf(answer: Answer<'services'>): string[] {
  // @ts-expect-error a refusal has no data
  answer.data
  return answer.success === false ? [answer.message] : answer.data.map(({ serviceName }) => serviceName)
}
export const endOf = (answer: Answer<'service'>): string | null | undefined =>
  answer.success === false ? undefined : answer.data.endDate
export const idOf = (answer: Answer<'createTicket'>): string | undefined =>
  answer.success === false ? undefined : answer.ticketId
`,
  )
  expect(found).toBe('')
}, 120_000)

/** What is used of a generated client. */
type Ask = (options: object) => Promise<{ data?: { ticketId?: string }; error?: object; response: Response }>
type Generated = Record<'profile' | 'services' | 'createTicket' | 'ticket' | 'sendResetEmail', Ask>

/** Serves the API, with a proxy in front of it that holds what passes against the document. */
async function openProxy() {
  const world = await openWorld(createMemoryStore())
  const server = await listen((request) => world.ask(request))
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const prism = spawn(
    process.execPath,
    [of('@stoplight/prism-cli/dist/index.js'), 'proxy', file, `${server.url}/api/v1`, '-p', `${port}`],
    { cwd: folder, stdio: 'ignore' },
  )
  const close = async () => {
    prism.kill()
    await server.close()
  }
  for (let tries = 0; !(await fetch(`${url}/health`).catch(() => undefined)); tries++) {
    if (tries > 300) {
      await close()
      throw new Error('The proxy does not answer.')
    }
    await pause(100)
  }
  return { world, url, close }
}

interface Violation {
  location: string[]
  message: string
}
/** What the proxy says of a call. It reads no form with several files. */
const violationsOf = ({ headers }: Response): Violation[] => JSON.parse(headers.get('sl-violations') ?? '[]')
const isOfAnswer = ({ location }: Violation) => location[0] === 'response'

test('a client of @hey-api/openapi-ts, through a proxy that validates', async ({ skip }) => {
  skip(missing !== '', missing)
  await node(of('@hey-api/openapi-ts/bin/run.js'), '-i', file, '-o', 'client')
  const found = await compile(
    'use.ts',
    `import { createTicket, services } from './client'
const attachment = [new File(['a'], 'a.txt')]
export async function use(): Promise<string | undefined> {
  const { data, error } = await services({ path: { clientId: 'a' } })
  if (!data) return error?.message
  if (data.success === false) return data.message
  const answer = await createTicket({ path: { userId: 'a' }, body: { subject: 'A', message: 'B', attachment } })
  return answer.data?.success === false ? answer.data.message : data.data[0]?.endDate ?? answer.data?.ticketId
}
`,
  )
  expect(found).toBe('')
  const { world, url, close } = await openProxy()
  try {
    const made: Generated = await import(/* @vite-ignore */ join(folder, 'client', 'index.ts'))
    const { client } = await import(/* @vite-ignore */ join(folder, 'client', 'client.gen.ts'))
    client.setConfig({ baseUrl: url, auth: await world.token() })
    const path = { clientId: 'client-ada', userId: 'client-ada', id: 'client-ada' }
    const services = await made.services({ path })
    expect(services.data).toMatchObject({ success: true, data: expect.any(Array) })
    const body = { subject: 'By a client', message: 'B', attachment: [new File(['a'], 'a.txt')] }
    const raised = await made.createTicket({ path, body })
    const ticket = await made.ticket({ query: { ticketId: raised.data?.ticketId } })
    expect(ticket.data).toMatchObject({
      data: { subject: 'By a client', messages: [{ attachments: [/a\.txt/] }] },
    })
    const blank = await made.sendResetEmail({ body: { email: '' } })
    expect(blank.error).toMatchObject({ success: false, message: expect.any(String) })
    // The document refuses it as the server does.
    expect(violationsOf(blank.response)).toMatchObject([{ location: ['request', 'body', 'email'] }])
    for (const { response } of [services, await made.profile({ path }), ticket])
      expect(violationsOf(response)).toEqual([])
    expect(violationsOf(raised.response).filter(isOfAnswer)).toEqual([])
  } finally {
    await close()
  }
}, 180_000)

test('no answer to right or hostile calls is against the document, by the judgement of Prism', async ({
  skip,
}) => {
  skip(missing !== '', missing)
  const { world, url, close } = await openProxy()
  const { operations } = createContract(document)
  const against: string[] = []
  let held = 0
  async function hold(draft: Draft, token: string) {
    const [address, init] = await built(url, draft, token)
    const response = await fetch(address, init).catch(() => undefined)
    // Some headers no client can send.
    if (!response) return
    await response.body?.cancel()
    held++
    const faults = violationsOf(response).filter(isOfAnswer)
    if (response.status >= 500 || faults.length > 0)
      against.push(`${init.method} ${address} → ${response.status} ${JSON.stringify(faults)}`)
  }
  try {
    const links = await world.links()
    const token = await world.token()
    for (const call of operations.filter(({ operationId }) => operationId !== 'events')) {
      const around = { call, badTokens: await world.badTokens(), marysLink: links.mary }
      const drafts = fc.sample(rightRequest(call, links.ada), { numRuns: 6, seed })
      const given = fc.sample(choices, { numRuns: 6, seed })
      for (const [index, draft] of drafts.entries()) {
        await hold(draft, call.security.length > 0 ? token : '')
        for (const { make } of Object.values(mistakes)) {
          const choice = given[index]
          const made = choice && (await make(draft, choice, around))
          if (made) await hold(made, call.security.length > 0 ? token : '')
        }
      }
    }
    expect(against).toEqual([])
    expect(world.faults).toEqual([])
    expect(held).toBeGreaterThan(800)
  } finally {
    await close()
  }
}, 300_000)

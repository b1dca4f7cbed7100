/**
 * The reference API is asked for what nobody has planned, for all who run it where anybody can send anything. From its own
 * document come requests that fit it, and the same with a mistake: each is answered as the document says, in time, never
 * with a fault of ours, and never with anything of another client's.
 */
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runs, seed } from '../../../tests/trials'
import { defaultLimits } from '../../api/limits'
import { describeApi } from '../../api/openapi'
import { createMemoryStore } from '../../stores/memory/memory'
import { type Opened, stores } from '../stores/each-store'
import { type ApiDocument, createContract, type Described } from './contract'
import { choices, eachReplaced, mistakes } from './fuzz/mistakes'
import { built, type Draft, rightRequest } from './fuzz/requests'
import { mark, openWorld, type World } from './fuzz/world'

const document = JSON.parse(JSON.stringify(describeApi('/api/v1'))) as ApiDocument // it is the same text
const { base, operations: all, find, faultsOfAsked, faultsOfAnswer, fits } = createContract(document)
// What an upload begins and goes on with is no JSON and no form: `server/tests/files/begun.test.ts` sends it.
const operations = all.filter(({ operationId }) => !['beginUpload', 'continueUpload'].includes(operationId))

/** Calls that refuse even a right request, or some of them, and why. */
const refusing: Record<string, [statuses: number[], why: string]> = {
  serviceProviderProposals: [[403], 'It is for the staff of a company.'],
  addServiceUpdate: [[403], 'It is for the staff of a company.'],
  uploadState: [[404], 'No such upload has begun.'],
  giveUpUpload: [[404], 'No such upload has begun.'],
  signInByLink: [
    [400, 401],
    'No such link was asked for; without a token and a code, there is nothing to try.',
  ],
  passkeyOptions: [[200, 409], 'No such sign-in is half done, if one is named.'],
  signInByPasskey: [[401], 'Nobody has been asked this.'],
  sendStepCode: [[409], 'No such sign-in is half done.'],
  signInByStep: [[409], 'No such sign-in is half done.'],
  changePassword: [[400, 403], 'The current password is another one, or is missing.'],
  addPasskey: [[400], 'Nobody has been asked this.'],
  removePasskey: [[404], 'There is no such passkey.'],
  turnOnSecondStep: [[409], 'No second step is being set up.'],
  renewRecoveryCodes: [[400], 'There is no second step.'],
  changePhoto: [[200, 400], 'A file of any bytes is no picture.'],
  unsubscribe: [[400], 'No mail has had this link.'],
  unsubscribePage: [[400], 'No mail has had this link.'],
  rateTicket: [[409], 'The ticket is open.'],
  inviteColleague: [[200, 422], 'Somebody else has the address, or 50 people are there.'],
  removeColleague: [[404], 'The client has no such colleague.'],
  changeColleague: [[404], 'The client has no such colleague.'],
  followTicket: [[404], 'The client has no such colleague.'],
  leaveTicket: [[404], 'The client has no such colleague.'],
  endSessions: [[200, 404], 'There is no such session, if one is named.'],
}

/** What a call may say, too, of a mistake that names another version than that which waits. */
const lateFor = (right: Draft, wrong: Draft) =>
  Object(right.json).version === Object(wrong.json).version ? undefined : 409

/** The longest time for an answer, in milliseconds. */
const patience = 10_000

/** How many requests of each kind to try for each call. */
const inMemory = { right: runs(4, 200), wrong: runs(8, 1_500) }
const inDatabases = { right: runs(2, 30), wrong: runs(5, 200) }

const isOpen = ({ template }: Draft) =>
  operations.some(({ path, security }) => path === template && security.length === 0)

/** Sends it, and holds the answer to what every answer is held to. */
async function send({ ask, token, faults }: World, draft: Draft) {
  const [url, init] = await built(base, draft, isOpen(draft) ? '' : await token())
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('No answer came.')), patience).unref(),
  )
  const response = await Promise.race([ask(url, init), late])
  const { status, headers } = response
  const isStream = headers.get('Content-Type')?.startsWith('text/event-stream')
  if (isStream) await response.body?.cancel()
  const hasBody = !isStream && init.method !== 'HEAD'
  const body = !hasBody ? undefined : Buffer.from(await Promise.race([response.arrayBuffer(), late]))
  const said = `${init.method} ${url} → ${status} ${body ?? ''}`
  expect(faults.splice(0), said).toEqual([])
  expect(status, said).toBeLessThan(500)
  expect(said.slice(url.length) + JSON.stringify(Array.from(headers)), 'of another client').not.toContain(
    mark,
  )
  const call = find(init.method ?? '', new URL(url, 'http://localhost').pathname)
  if (call) expect(faultsOfAnswer(call, { status, headers, body }), said).toEqual([])
  else if (url.startsWith(`${base}/`)) {
    expect(status, said).toBe(404)
    const { Failure = {} } = document.components.schemas
    if (hasBody) expect(fits(Failure, JSON.parse(String(body))), said).toBe(true)
  }
  return { status, said, url, init }
}

describe.each(Object.entries(stores))('with its data in %s', (name, open) => {
  const { right, wrong } = name === 'memory' ? inMemory : inDatabases
  let opened: Opened
  let world: World
  let links: Awaited<ReturnType<World['links']>>
  let before: string

  beforeAll(async () => {
    opened = await open()
    world = await openWorld(opened.store)
    links = await world.links()
    before = await world.allOfMary()
    expect(world.faults).toEqual([])
    expect(before.split(mark).length).toBeGreaterThan(100)
  })

  afterAll(() => opened.close())

  /** A decision is about a version that waits, and each is decided about once. */
  async function asked(name: string, draft: Draft): Promise<Draft> {
    if (name !== 'approve') return draft
    const version = randomUUID()
    await world.sendVersion(version)
    return { ...draft, json: { ...Object(draft.json), version } }
  }

  const named = operations.map((call): [string, Described] => [call.operationId, call])

  test.each(named)('%s answers what fits the document with what was asked for', async (name, call) => {
    await fc.assert(
      fc.asyncProperty(rightRequest(call, links.ada), async (draft) => {
        if (name === 'resetPassword') await world.mailLink()
        const { status, said, url, init } = await send(world, await asked(name, draft))
        const request = new Request(`http://localhost${url}`, init)
        const sent = { method: request.method, url, headers: request.headers }
        const body = Buffer.from(await request.arrayBuffer())
        expect(faultsOfAsked(call, { ...sent, body }), said).toEqual([])
        expect(refusing[name]?.[0] ?? [200], said).toContain(status)
      }),
      { numRuns: right, seed },
    )
  })

  test.each(named)('%s answers what is wrong as the document says', async (name, call) => {
    const around = { call, badTokens: await world.badTokens(), marysLink: links.mary }
    await fc.assert(
      fc.asyncProperty(
        rightRequest(call, links.ada),
        fc.constantFrom(...Object.entries(mistakes)),
        choices,
        async (drawn, [what, { make, answer }], choice) => {
          const draft = await asked(name, drawn)
          const made = await make(draft, choice, around)
          fc.pre(made !== undefined)
          const { status, said } = await send(world, made)
          if (answer)
            expect(
              [...answer, ...(refusing[name]?.[0] ?? []), lateFor(draft, made)],
              `${what}: ${said}`,
            ).toContain(status)
        },
      ),
      { numRuns: wrong, seed, maxSkipsPerRun: 1_000 },
    )
  })

  test.each(named)('%s has no fault where a NUL stands in any of its values', async (_name, call) => {
    const query = call.parameters?.filter((each) => each.in === 'query').map(({ name }) => name) ?? []
    const [draft = expect.fail()] = fc.sample(rightRequest(call, links.ada), { numRuns: 1, seed })
    const left = query.filter((name) => !draft.query.some(([sent]) => sent === name))
    const whole: Draft = {
      ...draft,
      query: [...draft.query, ...left.map((name): [string, string] => [name, '1'])],
    }
    for (const text of ['\0', 'a\0b']) {
      for (const each of eachReplaced(whole, () => text)) await send(world, each)
      for (const each of eachReplaced(
        whole,
        () => new File([text], text),
        (place) => place === 'form',
      ))
        await send(world, each)
    }
  })

  test('and another client has what was there before', async () => {
    expect(await world.allOfMary()).toBe(before)
  })
})

describe('once that was too often', () => {
  const named = operations
    .filter(({ responses }) => responses[429])
    .map((call): [string, Described] => [call.operationId, call])
  let strictest: World

  beforeAll(async () => {
    const rates = Object.entries(defaultLimits.rates).map(([name, rate]) => [name, { ...rate, tries: 0 }])
    strictest = await openWorld(createMemoryStore(), Object.fromEntries(rates))
  })

  test.each(named)('%s says when to come again', async (_name, call) => {
    const [draft] = fc.sample(rightRequest(call, '/uploads/upload-1/a.png'), { numRuns: 1, seed })
    expect((await send(strictest, draft ?? expect.fail())).status).toBe(429)
  })
})

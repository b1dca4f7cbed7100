/** `check-api` reads as the page reads: it says nothing of a sound server, whatever its shape, and finds what is wrong with one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { demoPeople } from '../../server/seed/people'
import { sampleOf } from '../trials'
import * as bad from './bad-servers'
import { check, password, serveApi } from './check'
import { createShape, endpointsOf, type Shape, shapes } from './shapes'

const { ada, new: mary } = demoPeople
const page = 'https://www.example.com'
const resolved = 'TKT-Z3GV58LA'
const folder = mkdtempSync('test-results/shapes-')
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
/** Checks a server of a shape by every option. */
async function ask(shape: Shape, from: string, other: string, server?: bad.BadServer) {
  const { adapter, theirs } = createShape(shape, server)
  const { apiUrl } = await serveApi({}, { adapter, origins: [page] })
  const file = join(folder, `${files++}.mjs`)
  writeFileSync(file, endpointsOf(shape))
  return check(
    [
      ...['check-api', apiUrl, '--email', from, '--other-email', other, '--origin', page, '--write'],
      ...['--idempotency-keys', ...(shape.read ? ['--endpoints', file] : [])],
      ...(from === ada.email ? ['--reopen', String(theirs(resolved))] : []),
    ],
    { CHECK_API_PASSWORD: password, CHECK_API_OTHER_PASSWORD: password },
  )
}

/** What is true of sound servers: one that goes by the token, and one whose tokens say nothing. */
const allowed =
  /note: {2}([\w, ]+: it answers the client's own, whatever id is asked for|the token does not say when it ends)/

describe.each(sampleOf(Object.entries(shapes), 1))('a sound server: %s', (_, shape) => {
  test.each([
    ['a client with a bit of everything', ada.email, mary.email],
    ['one with nothing', mary.email, ada.email],
  ])('asked as %s', async (_, from, other) => {
    const { out, err, code } = await ask(shape, from, other)
    expect(err).toBe('')
    expect(out.replace(allowed, '')).not.toMatch(/LACKS|FAILS|note:/)
    expect(out).toMatch(from === ada.email ? /^ok +services .*\(rows: 12\)$/m : /no rows/)
    expect(out).not.toMatch(/^-.*(failed|can't be read)/m)
    expect(code).toBe(0)
  })
})

const { of, openTo, withBody } = bad

/** Changes the rows of a list. */
const spoiled =
  (text: RegExp, change: (rows: Record<string, unknown>[], body: Record<string, unknown>) => void) => () =>
    of(
      text,
      withBody((body) => {
        if (Array.isArray(body.data)) change(body.data, body)
      }),
    )

const spoiledServers: [fault: string, from: string, server: bad.BadServer, shapes: string[], says: string][] =
  [
    [
      "another client's project, its news and ticket",
      mary.email,
      openTo(/getService|getTicketDetails/),
      ['numbers as ids', 'UUIDs', 'snake_case', 'ids with', 'seconds'],
      "fails: service, serviceUpdates, ticket: it answers what is another client's",
    ],
    [
      "another client's lists and profile",
      mary.email,
      openTo(/[/=]client-ada/),
      ['UUIDs', 'ids with', 'seconds'],
      "fails: services, payments, tickets, profile, servicePayments: it answers what is another client's",
    ],
    [
      'two projects of one id',
      ada.email,
      spoiled(/get-services/, ([first, second]) => Object.assign(second ?? {}, { _id: first?._id })),
      ['numbers as ids', 'UUIDs', 'snake_case'],
      'fails: rows have the same id, such as "',
    ],
    [
      'a wrong total',
      ada.email,
      spoiled(/get-services.*limit/, (_, body) => Object.assign(body, { total: 3 })),
      ['numbers as ids', 'ids with', 'seconds'],
      'lacks: the first page says that the "total" is 3, and the whole list has 12 rows',
    ],
    [
      'a row that no page has',
      ada.email,
      spoiled(/getPayment.*limit=1000/, (rows) => rows.pop()),
      ['snake_case', 'ids with', 'seconds'],
      'fails: its pages end after 17 of 18 rows',
    ],
    [
      'the oldest first',
      ada.email,
      spoiled(/getPayment.*limit=1000/, (rows) => rows.reverse()),
      ['snake_case', 'ids with', 'seconds'],
      'lacks: its pages do not begin with the newest rows, by createdAt',
    ],
    [
      'a missing amount',
      ada.email,
      spoiled(/get-services/, (rows) => delete rows[0]?.totalCost),
      ['UUIDs', 'snake_case', 'seconds'],
      'lacks: totalCost is missing in 1 of 12: 0 is shown',
    ],
    [
      'a key that counts for every client',
      ada.email,
      bad.withAnyKey,
      ['numbers as ids', 'snake_case', 'seconds'],
      "fails: createTicket: a key that another client has sent answers that client's ticket",
    ],
    [
      "a reply in another client's ticket",
      mary.email,
      openTo('/replyTicket/TKT'),
      ['numbers as ids', 'ids with'],
      'replyTicket: it takes what is written to another client',
    ],
  ]

describe.each(sampleOf(spoiledServers, 1))('%s', (_, from, server, names, says) => {
  test.each(sampleOf(names, 1))('in a server of %s', async (name) => {
    const [, shape] = Object.entries(shapes).find(([each]) => each.startsWith(name)) ?? expect.fail(name)
    const { out, code } = await ask(shape, from, from === ada.email ? mary.email : ada.email, server)
    expect(out).toContain(says)
    expect(code).toBe(1)
  })
})

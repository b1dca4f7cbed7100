/** What the `write` of a host gives goes out as from a page, which `tests/elements/sent-bodies.test.ts` tries. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLine } from '../../src/check-api/asking/exchange'
import { sendAs } from '../../src/check-api/asking/send-as'
import { createRedactor } from '../../src/check-api/redact'
import { request } from '../../src/core/server/http'
import { configure } from '../../src/core/settings/config'
import { kinds, withoutBoundary } from '../bodies'
import { startEcho } from '../echo'
import { sampleOf } from '../trials'
import { password, serveApi } from './check'
import { folder, run } from './process'

let echo: Awaited<ReturnType<typeof startEcho>>
beforeAll(async () => {
  echo = await startEcho()
})
afterAll(() => echo.close())

test.each(Object.entries(kinds))(
  'a server gets what "write" gives: %s',
  async (_, { write, type, bytes }) => {
    const apiUrl = echo.origin
    const line = createLine({ apiUrl, headers: [], origin: '', secrets: createRedactor(), onCall: () => {} })
    configure({ apiUrl, fetch: line.fetch, endpoints: { replyTicket: { write } } })
    const values = { params: { ticketId: '1' }, form: new FormData() }
    const asThePage = await request('replyTicket', values)
    const { answer } = await sendAs(null, { line }, 'replyTicket', values)
    // It answers with what it got.
    for (const got of [asThePage, answer])
      expect(withoutBoundary(got as { type: string; bytes: string })).toEqual({ type, bytes })
  },
)

/** Takes JSON, and forms of its own names, which it hands on to the reference API. */
const serveOtherNames = () =>
  serveApi(
    {},
    {
      adapter: (api) => async (request, proceed) => {
        if (!/createTicket|replyTicket/.test(request.url)) return proceed()
        const isJson = request.headers.get('content-type') === 'application/json'
        const theirs: Map<string, unknown> = new Map(Object.entries(isJson ? await request.json() : {}))
        const files: unknown[] = []
        for (const [name, value] of isJson ? [] : await request.formData())
          if (name === 'documents') files.push(value)
          else theirs.set(name, value)
        const form = new FormData()
        form.set('message', String(theirs.get('text')))
        if (theirs.has('title')) form.set('subject', String(theirs.get('title')))
        for (const file of files) if (file instanceof File) form.append('attachment', file)
        // The form has a type of its own.
        const { headers } = request
        for (const name of ['content-type', 'content-length']) headers.delete(name)
        return api.fetch(request.url, { method: 'POST', headers, body: form })
      },
    },
  )

const texts = `const texts = (form) => Object.fromEntries([['title', 'subject'], ['text', 'message']]
  .flatMap(([theirs, ours]) => form.has(ours) ? [[theirs, form.get(ours)]] : []))\n`
const endpoints = 'export const endpoints = { createTicket: { write }, replyTicket: { write } }'

async function checkWith(name: string, write: string) {
  const { apiUrl } = await serveOtherNames()
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, `${texts}const write = ${write}\n${endpoints}`)
  return run(
    [
      ...['check-api', apiUrl, '--email', 'client@example.com', '--write'],
      ...['--without', 'payments,projects,notifications', '--endpoints', file],
    ],
    { CHECK_API_PASSWORD: password },
  )
}

test('a "write" that leaves out files is named', async () => {
  const { out, code } = await checkWith('losing', 'texts')
  const names = `fails: your "write" leaves out files that the client has attached: return them in a FormData. docs/server/other-shapes.md#files`
  for (const [row, also] of [
    ['createTicket', 'the ticket does not hold its file afterwards'],
    ['replyTicket', 'of the two files of the reply, it holds none afterwards'],
  ])
    expect(out).toMatch(new RegExp(`^FAILS  ${row} .*\\n +${names}\\n +fails: ${also}`, 'm'))
  expect(code).toBe(1)
})

const ways: [string, string][] = [
  ['at once', 'withFiles'],
  ['by a promise', 'async (form) => withFiles(form)'],
]
test.each(sampleOf(ways, 1))(
  'one that gives a form of other names %s has nothing said of it',
  async (name, write) => {
    const { out, code } = await checkWith(
      name.replaceAll(' ', '-'),
      `${write}
function withFiles(form) {
  const theirs = new FormData()
  for (const [name, text] of Object.entries(texts(form))) theirs.set(name, text)
  for (const file of form.getAll('attachment')) theirs.append('documents', file)
  return theirs
}`,
    )
    expect(out).not.toMatch(/LACKS|FAILS|note:/)
    expect(code).toBe(0)
  },
)

test('a server without files is asked for none, and sent none', async () => {
  const { apiUrl, asked } = await serveApi(
    {},
    {
      adapter: () => async (request, proceed) => {
        const refused = Response.json({ success: false, message: 'No files here.' }, { status: 404 })
        const sent = /createTicket|replyTicket/.test(request.url) ? await request.clone().text() : ''
        return /\/files\//.test(request.url) || sent.includes('filename=') ? refused : proceed()
      },
    },
  )
  const { out, code } = await run(
    ['check-api', apiUrl, '--email', 'client@example.com', '--write', '--without', 'files'],
    { CHECK_API_PASSWORD: password },
  )
  expect(out).not.toMatch(/LACKS|FAILS/)
  expect(out).toMatch(/createTicket/)
  expect(asked.filter(({ url }) => url.includes('/files/'))).toEqual([])
  expect(code).toBe(0)
})

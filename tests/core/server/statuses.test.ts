/** A refusal that comes without the server's words, as of a proxy before it: the client reads what to do, and when to send again. */
import { expect, test } from 'vitest'
import { languages } from '../../../scripts/build/languages'
import { failureOf } from '../server'
import { openTab } from '../tab'

/** What each status says; and whether the same may be taken later. */
const table: readonly [text: string, retryable: boolean, statuses: readonly number[]][] = [
  [
    'The server has not accepted this. Check what you have entered, or load the page anew.',
    false,
    [400, 401, 402, 406, 416, 417, 418, 422, 423, 424, 426, 428, 444, 499],
  ],
  ['You have no access to this. If you need it, please contact us.', false, [403, 451]],
  [
    'This was not found. It may have been removed: load the page anew to see what is there.',
    false,
    [404, 410],
  ],
  ['The server cannot do this. Please contact us.', false, [405, 411, 501, 505]],
  [
    'This has changed in the meantime. Load the page anew, and look before you send it again.',
    false,
    [409, 412],
  ],
  [
    'This is too much for the server. Send smaller files, fewer at once, or a shorter text.',
    false,
    [413, 414],
  ],
  ['The server does not take files of this kind. Send another kind, such as PDF.', false, [415]],
  ['Your browser sends too much along. Try a private window, or another browser.', false, [431]],
  [
    'Your network asks you to sign in first. Open another website, sign in there, and try again.',
    true,
    [407, 511],
  ],
  [
    'The server cannot do this just now. Please try again in a few minutes.',
    true,
    [408, 421, 425, 429, 500, 502, 503, 504, 507, 508, 520, 521, 522, 523, 524, 525, 526, 527, 530, 599],
  ],
]
/** What stands in the place of the server's words. */
const bodies: Record<string, string> = {
  nothing: '',
  'a page of HTML': '<!doctype html><html><head><title>413 Request Entity Too Large</title></head></html>',
  'a line for programmers': 'error code: 522',
  'JSON that says nothing': '{}',
  'a word for programs': '{"error":"invalid_request"}',
  'a list': '[]',
  'no more than that it is refused': '{"success":false,"message":""}',
}

async function open() {
  const { api, configure, loadTexts } = await openTab()
  /** The failure of a call that is refused. Nobody is signed in, so that a 401 ends no session. */
  const refused = (status: number, body = '') => {
    configure({ fetch: async () => new Response(body, { status }) })
    return failureOf(api.sendResetEmail('ada@example.com'))
  }
  return { api, configure, loadTexts, refused }
}

test.each(table)('%s', async (message, retryable, statuses) => {
  const { refused } = await open()
  for (const status of statuses) expect(await refused(status)).toMatchObject({ status, message, retryable })
})

test.each(Object.entries(bodies))('in place of words: %s', async (_, body) => {
  const { refused } = await open()
  for (const [message, , [status = 0]] of table)
    expect(await refused(status, body)).toMatchObject({ status, message })
})

test.each([400, 413, 414, 415, 422])('%i for a list: nobody has entered or sent anything', async (status) => {
  const { api, configure } = await open()
  configure({ fetch: async () => new Response('', { status }) })
  const message = 'The server cannot do this. Please contact us.'
  expect(await failureOf(api.payments('7'))).toMatchObject({ status, message })
})

test('the words of the server stand before ours', async () => {
  const { refused } = await open()
  const message = 'At most 2 MB.'
  expect(await refused(413, JSON.stringify({ message }))).toMatchObject({ message, retryable: false })
})

test('"success": false with status 200 and no more', async () => {
  const { refused } = await open()
  expect(await refused(200, '{"success":false}')).toMatchObject({ message: table[0]?.[0], retryable: false })
})

test.each(languages)('in %s, each has its text, and none is told by its number', async (language) => {
  const { configure, loadTexts, refused } = await open()
  configure({ locale: language })
  await loadTexts()
  const told = new Set<string>()
  for (let status = 400; status < 600; status++) {
    const { message } = Object(await refused(status))
    expect(message).not.toMatch(/\d/)
    told.add(message)
  }
  expect(told.size).toBe(table.length)
  for (const [english] of table) expect(told).not.toContain(english)
})

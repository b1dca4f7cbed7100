/** Files on their way in and out: how many, how large, under which name, as what, and by whose permission. */
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { answers } from '../../api/schemas'
import { createLinks } from '../../api/session/links'
import { createSign } from '../../base/secrets'
import { type BrowserApi, createBrowserApi } from '../../browser'
import { mediaType } from '../../files/media-type'
import { expectRefusal } from './expect-refusal'
import { addFile, fileForm, linksIn, readTicket, reply } from './people'
import { answerOf, fileOf, type Speaker, speakTo, watchBytes } from './speak'

const start = new Date('2026-11-20T12:34:00.000Z')
const ticket = '/support/client/replyTicket/TKT-M4XQ72PD'
const MB = 1_000_000

let api: BrowserApi
let ada: Speaker
let kept: ReadonlySet<string>

beforeEach(async () => {
  api = createBrowserApi({ start, signedLinks: true })
  ada = speakTo(api.fetch, (await api.signIn()).token)
  kept = watchBytes(api.bytes)
})

const attach = (...attachment: (string | File)[]) => ada.send(ticket, { message: 'See attached', attachment })
const messageCount = async () => (await readTicket(ada)).messages.length

/** The links of the message that was written last. */
const sent = async (...files: File[]) => linksIn(await attach(...files))

/** Sends a form as it is, by a token that counts. */
async function post(body: string, type?: string) {
  const { token } = await api.signIn()
  const headers = { Authorization: `Bearer ${token}`, ...(type && { 'Content-Type': type }) }
  return answerOf(await api.fetch(`/api/v1${ticket}`, { method: 'POST', headers, body }))
}

describe('an upload', () => {
  test('of ten files is taken in', async () => {
    const files = Array.from({ length: 10 }, (_, index) => fileOf(`${index}.png`))
    expect(await sent(...files)).toHaveLength(10)
    expect(kept.size).toBe(10)
  })

  test.each<[string, () => (string | File)[], number, string]>([
    [
      'of eleven files',
      () => Array.from({ length: 11 }, () => fileOf('a.png')),
      413,
      'You can attach at most 10 files at once. Please send fewer.',
    ],
    [
      'of a file that is too large, after one that is not',
      () => [fileOf('small.png'), fileOf('large.png', 10 * MB + 1)],
      413,
      '"large.png" is larger than 10 MB, the most a file may have.',
    ],
    [
      'that is too large as a whole',
      () => Array.from({ length: 11 }, () => fileOf('a.png', 10 * MB)),
      413,
      'That is too much at once. Please send at most 101 MB.',
    ],
    ['of a text where a file should be', () => ['text'], 400, '"attachment.0" has to be: a file.'],
  ])('%s is refused, and nothing is kept', async (_what, files, status, message) => {
    const before = await messageCount()
    expectRefusal(await attach(...files()), status, message)
    expect(kept.size).toBe(0)
    expect(await messageCount()).toBe(before)
  })

  test('that the database does not take leaves no bytes behind', async () => {
    const broken = createBrowserApi({ start, log: () => {} })
    const saved = watchBytes(broken.bytes)
    broken.store.addMessage = async () => {
      throw new Error('Disk full')
    }
    const { token } = await broken.signIn()
    expect((await reply(speakTo(broken.fetch, token), 'x', fileOf('a.png'))).status).toBe(500)
    expect(saved.size).toBe(0)
  })

  test('without a sign-in is refused before its body is read', async () => {
    let read = 0
    const body = new ReadableStream({
      pull(controller) {
        read++
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    // Node wants to be told that the answer may come before the body has gone.
    const init = { method: 'POST', body, duplex: 'half' }
    expect((await api.fetch(`/api/v1${ticket}`, init)).status).toBe(401)
    expect(read).toBeLessThan(3)
  })

  test.each([
    undefined,
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain; multipart/form-data; boundary=x',
  ])('as %s is refused', async (type) => {
    const whole = '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nHello\r\n--x--\r\n'
    expectRefusal(await post(whole, type), 415, 'Please send the request as multipart/form-data.')
  })

  test('that breaks off changes nothing', async () => {
    const before = await messageCount()
    const half = '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nHel'
    const answer = await post(half, 'multipart/form-data; boundary=x')
    const message = 'The form did not arrive whole. Please send it again, as multipart/form-data.'
    expectRefusal(answer, 400, message)
    expect(await messageCount()).toBe(before)
  })

  test('of an empty file input, as browsers send it, counts as none', async () => {
    expect(await sent(fileOf('', 0))).toEqual([])
    expectRefusal(await reply(ada, '', fileOf('', 0)), 400, 'Please write a message or attach a file.')
  })
})

describe('a form', () => {
  const create = '/support/client/createTicket/client-ada'
  const upload = '/files/uploadFileForAService/project-newsletter'
  const whole = { ...fileForm, file: fileOf('a.png') }

  test.each<[string, string, Parameters<Speaker['send']>[1], string]>([
    ['a ticket without a subject', create, { message: 'x' }, '"subject" is missing.'],
    [
      'a ticket with an empty subject',
      create,
      { subject: ' ', message: 'x' },
      'Please give the ticket a subject.',
    ],
    [
      'an endless subject',
      create,
      { subject: 'x'.repeat(201), message: 'x' },
      '"subject" is too long: at most 200 characters, please.',
    ],
    [
      'an endless message',
      create,
      { subject: 'x', message: 'x'.repeat(20_001) },
      '"message" is too long: at most 20,000 characters, please.',
    ],
    ['a file as subject', create, { subject: fileOf('a'), message: 'x' }, '"subject" has to be: string.'],
    [
      'a ticket that says nothing',
      create,
      { subject: 'x', message: '' },
      'Please write a message or attach a file.',
    ],
    ['an upload without a file', upload, { ...whole, file: [] }, '"file" is missing.'],
    ['an upload without a name', upload, { ...whole, fileName: '' }, 'Please give the file a name.'],
    ['an upload as staff', upload, { ...whole, userType: 'Staff' }, '"userType" has to be: "Client".'],
  ])('%s is refused', async (_what, path, fields, message) => {
    const before = (await ada.get('/support/client/tickets?userId=client-ada')).body
    expectRefusal(await ada.send(path, fields), 400, message)
    expect(kept.size).toBe(0)
    expect((await ada.get('/support/client/tickets?userId=client-ada')).body).toEqual(before)
  })

  test.each<[string, string, Parameters<Speaker['send']>[1], number]>([
    ['a field that takes none', create, { subject: 'x', message: 'x', other: fileOf('a.png') }, 0],
    ['a field that takes one, twice', upload, { ...whole, file: [fileOf('a.png'), fileOf('b.png')] }, 1],
    ['a field that takes some, empty', create, { subject: 'x', message: 'x', attachment: fileOf('', 0) }, 0],
  ])('a file in %s stays nowhere', async (_where, path, fields, count) => {
    expect((await ada.send(path, fields)).status).toBe(200)
    expect(kept.size).toBe(count)
  })

  test('a name that people read has nothing in it that turns it around', async () => {
    const fileName = 'invoice \u202efdp.exe\u2066\u200f\u061c'
    const names = async () => {
      const { body } = await ada.get(
        `/files/getFilesForAService?serviceId=project-newsletter&userType=Client`,
      )
      return v.parse(answers.files, body).data.map(({ name }) => name)
    }
    expect((await addFile(ada, { fileName })).status).toBe(200)
    expect(await names()).toEqual(['invoice fdp.exe'])
    // Where nothing is left of it, the name of the file itself is there.
    expect((await addFile(ada, { fileName: '\u202e' })).status).toBe(200)
    expect(await names()).toContain('logo.png')
  })

  test('an upload needs no remarks', async () => {
    const { remarks, ...rest } = whole
    expect((await ada.send(upload, rest)).status).toBe(200)
  })
})

describe('a link to a file', () => {
  const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2])], 'a b.png')
  const get = (link: string) => api.fetch(link)

  test('gives the bytes, to whoever has it, and for a while only', async () => {
    const [link = ''] = await sent(png)
    expect(link).toMatch(
      /^\/api\/v1\/uploads\/[0-9a-f]{32}\/a%20b\.png\?expires=\d+&session=\w+&signature=[\w-]+$/,
    )
    const response = await get(link)
    expect(response.status).toBe(200)
    expect(await response.arrayBuffer()).toEqual(await png.arrayBuffer())
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': "inline; filename*=UTF-8''a%20b.png",
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-length': `${png.size}`,
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    })
    api.clock.advance({ hours: 1 })
    expect((await get(link)).status).toBe(200)
    api.clock.advance({ hours: 1 })
    expect((await get(link)).status).toBe(403)
  })

  test('stays the same for as long as an answer is asked for again, so that pictures are not loaded anew', async () => {
    const [link] = await sent(png)
    api.clock.advance({ minutes: 10 })
    const { token } = v.parse(answers.renew, (await ada.post('/auth/user/client/renewToken')).body).data
    api.clock.advance({ minutes: 10 })
    const { messages } = await readTicket(speakTo(api.fetch, token))
    expect(messages.at(-1)?.attachments).toEqual([link])
  })

  test('ends with the password of its client, and only of its client', async () => {
    const [link = ''] = await sent(png)
    const newPasswordOf = async (clientId: string) => {
      const now = api.clock.now().getTime()
      const reset = { clientId, tokenHash: `of ${clientId}` }
      await api.store.saveResetLink({ ...reset, expiresAt: now + 1000 })
      expect(await api.store.resetPassword({ ...reset, now, passwordHash: 'another' })).toBe(true)
    }
    await newPasswordOf('client-new')
    expect((await get(link)).status).toBe(200)
    await newPasswordOf('client-ada')
    expect((await get(link)).status).toBe(403)
  })

  test('is no good when any of it was changed', async () => {
    const [first = '', second = ''] = await sent(png, fileOf('b.png'))
    const idOf = (link: string) => link.split('/')[4] ?? ''
    const otherSecret = new TextEncoder().encode('another secret of thirty-two bytes or more')
    const forged = createLinks(createSign(otherSecret), '/api/v1', api.clock.now, 3600)
    const links = {
      'another session': first.replace(/session=\w+/, 'session=x'),
      'another file': first.replace(idOf(first), idOf(second)),
      'a later end': first.replace(/expires=\d+/, 'expires=9999999999999'),
      'another signature': first.replace(/signature=.{4}/, 'signature=AAAA'),
      'half a signature': first.slice(0, -10),
      'no base64url': first.replace(/signature=.*/, 'signature=%00%00'),
      'no signature': first.replace(/&signature=.*/, ''),
      'nothing but the path': first.replace(/\?.*/, ''),
      'an end that is no number': first.replace(/expires=\d+/, 'expires=NaN'),
      'another secret': await forged.sign(
        { id: idOf(first), name: 'a.png' },
        { id: 'client-ada', passwordVersion: 1 },
      ),
    }
    const message = 'This link is no longer good. Please open the file from the portal again.'
    for (const [what, link] of Object.entries(links)) {
      const { status, body } = await answerOf(await get(link))
      expect({ what, status, body }).toEqual({ what, status: 403, body: { success: false, message } })
    }
  })

  test.each([
    ['a web page', 'page.html', '<script>alert(1)</script>', 'text/html'],
    [
      'a picture that can hold scripts',
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'image/svg+xml',
    ],
    ['a web page that says it is a picture', 'photo.png', '<script>alert(1)</script>', 'image/png'],
    ['a web page that begins as a picture', 'report.html', 'GIF89a<script>alert(1)</script>', 'image/gif'],
    ['a document under the name of a picture', 'photo.png', '%PDF-1.7', 'application/pdf'],
    ['a picture without the name of one', 'photo', 'GIF89a', 'image/gif'],
  ])('to %s only saves it', async (_what, name, content, type) => {
    const [link = ''] = await sent(new File([content], name, { type }))
    const { headers } = await get(link)
    expect(['application/octet-stream', 'image/gif', 'application/pdf']).toContain(
      headers.get('Content-Type'),
    )
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename*=UTF-8''${name}`)
  })

  test('stands under a name that is no path and breaks no header', async () => {
    const [path = '', lines = '', quotes = ''] = await sent(
      fileOf('../../../etc/passwd'),
      fileOf('a.png\r\nSet-Cookie: x=1'),
      fileOf(`"it's".png`),
    )
    expect(path).toContain('/passwd?')
    expect((await get(path)).headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''passwd")
    expect(Object.fromEntries((await get(lines)).headers)).not.toHaveProperty('set-cookie')
    expect((await get(quotes)).headers.get('Content-Disposition')).toBe(
      "attachment; filename*=UTF-8''_it%27s_.png",
    )
  })

  test.each([
    ['photo.JPG', [0xff, 0xd8, 0xff, 0xe0]],
    ['photo.jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['plan.pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
    ['moving.gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
  ])('to %s, which is what it says, shows it', async (name, bytes) => {
    const [link = ''] = await sent(new File([new Uint8Array(bytes)], name))
    expect((await get(link)).headers.get('Content-Disposition')).toBe(`inline; filename*=UTF-8''${name}`)
  })

  test('to a file that is gone says so', async () => {
    const [link = ''] = await sent(png)
    for (const id of kept.keys()) await api.bytes.remove(id)
    expect((await get(link)).status).toBe(404)
  })
})

test.each([
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31]],
  ['application/octet-stream', [0x89, 0x50, 0x4e]],
  ['application/octet-stream', []],
])('%s is told by its first bytes', (type, bytes) => {
  expect(mediaType(new Uint8Array(bytes))).toBe(type)
})

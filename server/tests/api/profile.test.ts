/** What clients set about themselves: phone, language, time zone, and a photo. */
import { beforeEach, describe, expect, test } from 'vitest'
import { defaultLimits } from '../../api/limits'
import { removeDiscarded } from '../../api/remove-discarded'
import { type BrowserApi, createBrowserApi } from '../../browser'
import { expectRefusal } from './expect-refusal'
import { tokenIn } from './people'
import { credentials, photoOf, type Speaker, speakTo, watchBytes } from './speak'

let api: BrowserApi
let ada: Speaker

beforeEach(async () => {
  api = createBrowserApi({ signedLinks: true })
  ada = speakTo(api.fetch, (await api.signIn()).token)
})

const change = (fields: object) => ada.post('/clients/changeProfile/client-ada', fields)
const sendPhoto = (...photo: File[]) => ada.send('/clients/changePhoto/client-ada', { photo })
const profile = async () => Object((await ada.get('/clients/clientInformation/client-ada')).body.data)

test('what is named is changed, nothing else is, and the next sign-in knows it', async () => {
  const before = await profile()
  expect(before).toMatchObject({ phone: '+44 20 7946 0812', timeZone: 'Europe/London' })
  const asked = { language: 'pt-BR', timeZone: '', name: 'Eve', email: 'eve@example.com', photo: 'upload-1' }
  const { phone, timeZone: _, ...others } = before
  const expected = { ...others, phone, language: 'pt-BR' }
  expect((await change(asked)).body.data).toEqual(expected)
  const anew = await speakTo(api.fetch).post(
    '/auth/user/client/login',
    credentials('client@example.com', 'portal-demo'),
  )
  expect(tokenIn(anew)).not.toBe('')
  expect(Object(anew.body.data).user).toEqual(expected)
})

test('open pages hear of each change', async () => {
  const heard: unknown[] = []
  api.store.listen({ hear: (news) => heard.push([news.clientId, news.name]), hears() {} })
  await change({ phone: '030 1234' })
  await sendPhoto(photoOf())
  expect(heard).toEqual([
    ['client-ada', 'profile'],
    ['client-ada', 'profile'],
  ])
})

test.each([
  [{ phone: '030 <b>12</b>' }, /^A phone number has digits/],
  [{ phone: 'javascript:alert(1)' }, /^A phone number has digits/],
  [{ phone: '1'.repeat(31) }, '"phone" is too long: at most 30 characters, please.'],
  [{ phone: 5 }, '"phone" has to be: string.'],
  [{ language: 'Klingon' }, 'This is no language.'],
  [{ language: 'de-<script>' }, 'This is no language.'],
  [{ language: `de${'-abcdefgh'.repeat(9)}` }, /^"language" is too long/],
  [{ timeZone: 'Mars/Olympus' }, 'There is no such time zone.'],
  [{ timeZone: '+02:00' }, 'There is no such time zone.'],
  [{ timeZone: 'Europe/London\n' }, 'There is no such time zone.'],
])('%j changes nothing', async (fields, message) => {
  const before = await profile()
  const expected = typeof message === 'string' ? message : expect.stringMatching(message)
  expectRefusal(await change({ timeZone: 'Asia/Tokyo', ...fields }), 400, expected)
  expect(await profile()).toEqual(before)
})

/** A picture of one pixel, in another form. */
const webp = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = (base64: string, ...more: BlobPart[]) =>
  new File([Buffer.from(base64, 'base64'), ...more], 'me')
const html = '<script>alert(1)</script>'
/** As large as it says in place of one pixel. */
const pngOf = (width: number, height: number) => {
  const content = Buffer.from(png, 'base64')
  content.writeUInt32BE(width, 16)
  content.writeUInt32BE(height, 20)
  return new File([content], 'me')
}

describe('a photo', () => {
  test('is at its link, as a picture by its bytes, until another one takes its place', async () => {
    const kept = watchBytes(api.bytes)
    await sendPhoto(photoOf())
    const { photo: first } = await profile()
    const shown = await api.fetch(first)
    expect(shown.status).toBe(200)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': "inline; filename*=UTF-8''photo.jpg",
      'x-content-type-options': 'nosniff',
    })
    await shown.body?.cancel()
    await sendPhoto(picture(webp))
    const { photo: second } = await profile()
    expect((await api.fetch(second)).headers.get('Content-Type')).toBe('image/webp')
    expect((await api.fetch(first)).status).toBe(403)
    await sendPhoto(picture(png))
    const { photo: third } = await profile()
    expect((await api.fetch(third)).headers.get('Content-Type')).toBe('image/png')
    await removeDiscarded(api.store, api.bytes)
    expect(kept.size).toBe(1)
  })

  test('goes, with its bytes, when none is sent', async () => {
    const kept = watchBytes(api.bytes)
    await sendPhoto(photoOf())
    const answer = await sendPhoto()
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.body.data).not.toHaveProperty('photo')
    await removeDiscarded(api.store, api.bytes)
    expect(kept.size).toBe(0)
  })

  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'me.svg', {
    type: 'image/svg+xml',
  })
  test.each([
    ['a text', new File(['hello'], 'me.jpg', { type: 'image/jpeg' }), 400, /^This is no picture/],
    ['an SVG', svg, 400, /^This is no picture/],
    ['a PDF', new File(['%PDF-1.7'], 'me.png', { type: 'image/png' }), 400, /^This is no picture/],
    ['a film', new File(['GIF89a'], 'me.gif'), 400, /^This is no picture/],
    [
      'HTML that begins as a JPEG',
      new File([Buffer.of(0xff, 0xd8, 0xff, 0xe0), html], 'me'),
      400,
      /^This is no picture/,
    ],
    ['a JPEG that does not end', photoOf(100, [0xff, 0xda]), 400, /^This is no picture/],
    [
      'HTML that begins as a PNG',
      new File([Buffer.from(png, 'base64').subarray(0, 8), html], 'me'),
      400,
      /^This is no picture/,
    ],
    ['HTML behind a PNG', picture(png, html), 400, /^This is no picture/],
    ['a PNG without a side', pngOf(0, 1), 400, /^This is no picture/],
    ['a PNG that would fill the memory', pngOf(60_000, 60_000), 400, /^This is no picture/],
    ['HTML that begins as a WebP', new File(['RIFF1234WEBP', html], 'me'), 400, /^This is no picture/],
    ['HTML behind a WebP', picture(webp, html), 400, /^This is no picture/],
    ['more than 2 MB', photoOf(2_000_001), 413, /^This photo is larger than 2 MB/],
    ['more than any file', photoOf(defaultLimits.bytesPerFile + 1), 413, /larger than 10 MB/],
  ])('is none: %s. The one of before stays, and no bytes are kept', async (_, file, status, message) => {
    await sendPhoto(photoOf())
    const before = await profile()
    const kept = watchBytes(api.bytes)
    expectRefusal(await sendPhoto(file), status, expect.stringMatching(message))
    expect(await profile()).toEqual(before)
    expect(kept.size).toBe(0)
  })
})

/** A mail about news, read as a mail program reads it, and the link in it that ends such mails. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailChoice, NoticeKind } from '../../../src/core/server/schema/index'
import { type BrowserApi, createBrowserApi } from '../../browser'
import { createMailer } from '../../mail/mail'
import { createNotices } from '../../mail/notices'
import { createMailQueue } from '../../mail/queue'
import { mailLanguages } from '../../mail/texts/notices/languages'
import { createUnsubscribing } from '../../mail/unsubscribing'
import { type ReceivedMail, startMailServer } from './mail-server'

// As the API in memory has it, which everyone can read.
const secret = new TextEncoder().encode('in-process, known to everyone: no secret at all')
const portalUrl = 'https://portal.example.com'
const start = new Date('2026-11-20T12:00:00Z')
const ada = 'client-ada'

let server: Awaited<ReturnType<typeof startMailServer>>
let api: BrowserApi
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  api = createBrowserApi({ start })
  await api.signIn()
  server.mails.length = 0
})

interface Told {
  kind?: NoticeKind
  about?: string
  path?: string
  language?: string
  id?: string
}

const ring = ({ kind = 'answers', about = 'The menu', path = '/support/ticket/TKT-1', id = 'bell' }: Told) =>
  api.store.addNotification(
    {
      ...{ _id: id, clientId: ada, title: 'The title of the bell', message: 'What it says', CTA: 'Look' },
      ...{ CTAPath: path, createdAt: api.clock.now().toISOString(), read: false },
    },
    { kind, about },
  )

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** What has rung is mailed over SMTP. */
async function tell(): Promise<ReceivedMail> {
  const { store, clock } = api
  const mailer = createMailer(server.url, 'Northlight <portal@northlight.example>')
  const log = (error: unknown) => {
    throw error
  }
  const queue = createMailQueue({ store, secret, send: mailer.send, log, now: () => clock.now().getTime() })
  const notices = createNotices({
    ...{ store, mails: queue, secret, clock: clock.now, log, waitSeconds: 120, language: 'en' },
    ...{ portalUrl, apiUrl: `${portalUrl}/api/v1`, timeZone: 'UTC' },
  })
  clock.advance({ minutes: 2 })
  await notices.look()
  await notices.close()
  await queue.close()
  await mailer.close()
  const [mail] = server.mails.splice(0)
  if (!mail) throw new Error('No mail has come.')
  return mail
}

async function told(what: Told = {}): Promise<ReceivedMail> {
  await api.store.changeDetails(ada, { language: what.language ?? '' })
  await ring(what)
  return tell()
}

const linkOf = (mail: ReceivedMail) => {
  const [, url = ''] = /^<(https:\S+)>$/.exec(mail.headers.get('list-unsubscribe') ?? '') ?? []
  return new URL(url)
}

const ask = async ({ pathname }: URL, method: 'GET' | 'POST', body?: string) => {
  const answer = await api.fetch(pathname, {
    method,
    ...(body && { body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
  })
  return { status: answer.status, headers: answer.headers, page: await answer.text() }
}
const choices = () => api.store.mailSettings(ada)

test('it has both parts with the same words, and says that a program has sent it', async () => {
  const mail = await told()
  expect(mail.to).toEqual(['client@example.com'])
  expect(mail.headers.get('from')).toContain('portal@northlight.example')
  expect(mail.headers.get('subject')).toBe('News on your ticket: The menu')
  expect(mail.headers.get('content-type')).toMatch(/^multipart\/alternative;/)
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
  expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(Array.from(mail.parts.keys())).toEqual(['text/plain', 'text/html'])
  for (const part of mail.parts.values()) {
    expect(part).toContain('Hello Ada Lovelace,')
    expect(part).toContain(`${portalUrl}/support/ticket/TKT-1`)
    expect(part).toContain(linkOf(mail).href)
  }
  // It loads nothing: nobody hears that it was opened.
  expect(mail.parts.get('text/html')).not.toMatch(/<img|<script|<link|url\(|@import|src=/i)
})

test.each(mailLanguages)('a client who reads %s gets mail and page in it', async (language) => {
  const mail = await told({ language, kind: 'approvals', about: 'Neu: „Größe“' })
  expect(mail.headers.get('subject')).toContain('Neu: „Größe“')
  const html = mail.parts.get('text/html') ?? ''
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`)
  const { page } = await ask(linkOf(mail), 'GET')
  expect(page).toContain(`<html lang="${language}" dir="${direction}">`)
  const isEnglish = /You get this mail|Turn these mails off/
  if (language === 'en') expect(html + page).toMatch(isEnglish)
  else expect(html + page).not.toMatch(isEnglish)
})

test.each([
  ['de-AT', 'Neues zu Ihrem Ticket: The menu'],
  ['pt', 'Novidades no seu chamado: The menu'],
  ['ja', 'News on your ticket: The menu'],
  ["x'><b>", 'News on your ticket: The menu'],
])('the language "%s" is read as the next of ours', async (language, subject) => {
  expect((await told({ language })).headers.get('subject')).toBe(subject)
})

describe('what others wrote', () => {
  test.each([
    'A\r\nBcc: everybody@example.com\r\n\r\n<h1>',
    '<script>alert(1)</script>',
    '"><a href="https://evil.example">Pay here</a>',
    '=?utf-8?B?QQ==?=',
    '\u202Egnp.exe\u2028evil',
    'A'.repeat(2_000),
  ])('is text, in one line: %j', async (about) => {
    const mail = await told({ about })
    expect(mail.to).toEqual(['client@example.com'])
    expect(Array.from(mail.headers.keys()).toSorted()).toEqual(
      [
        ...['auto-submitted', 'content-type', 'date', 'from', 'list-unsubscribe', 'list-unsubscribe-post'],
        ...['message-id', 'mime-version', 'subject', 'to'],
      ].toSorted(),
    )
    expect(mail.headers.get('subject')?.length).toBeLessThan(160)
    const html = mail.parts.get('text/html') ?? ''
    expect(html).not.toMatch(/<script|<h1|<b>|<a href="https:\/\/evil/)
    expect(html + mail.parts.get('text/plain')).not.toMatch(/[\u202e\u2028]/)
  })

  test.each(['https://evil.example/pay', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'leads nowhere else: the path "%s" is that of the portal',
    async (path) => {
      const mail = await told({ path })
      const links = Array.from(
        mail.parts.get('text/html')?.matchAll(/href="([^"]*)"/g) ?? [],
        ([, url]) => url,
      )
      expect(links.length).toBeGreaterThan(1)
      expect(links.filter((url) => !(url === portalUrl || url?.startsWith(`${portalUrl}/`)))).toEqual([])
    },
  )
})

describe('the link', () => {
  test('asks first: programs that follow it turn nothing off', async () => {
    const link = linkOf(await told())
    for (let time = 0; time < 3; time++) {
      const { status, page, headers } = await ask(link, 'GET')
      expect(status).toBe(200)
      expect(page).toContain('Do you want no more mails about answers on tickets?')
      expect(page).toMatch(/<form method="post"><button>Turn these mails off<\/button><\/form>/)
      // Its nonce is random letters, which may have these within.
      expect(page).not.toMatch(/<script|\bada\b|client@/i)
      expect(headers.get('Content-Security-Policy')).toMatch(
        /^default-src 'none'; style-src 'nonce-\w{32}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      )
      expect(headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(headers.get('Cache-Control')).toBe('no-store')
    }
    expect(await choices()).toEqual({})
  })

  test.each([
    ['a mail program, by itself', 'List-Unsubscribe=One-Click'],
    ['the button', undefined],
  ])(
    'turns off what the mail is about when %s posts, again and again, and nothing else',
    async (_who, body) => {
      const link = linkOf(await told({ kind: 'payments', about: 'Website' }))
      for (let time = 0; time < 3; time++) {
        const { status, page } = await ask(link, 'POST', body)
        expect(status).toBe(200)
        expect(page).toContain('You get no more mails about payments that are due.')
      }
      expect(await choices()).toEqual({ payments: 'never' } satisfies Partial<Record<NoticeKind, MailChoice>>)
      expect((await told({ id: 'next' })).headers.get('subject')).toContain('News on your ticket')
    },
  )

  test('of a mail about two things turns both off', async () => {
    await ring({ id: 'one' })
    const link = linkOf(await told({ id: 'two', kind: 'approvals', about: 'Home page', path: '/services' }))
    expect((await ask(link, 'GET')).page).toContain('answers on tickets and approvals that are asked for')
    await ask(link, 'POST')
    expect(await choices()).toEqual({ answers: 'never', approvals: 'never' })
  })

  test('tells nothing of the client, and works a year later, with another password, and once the account is gone', async () => {
    const link = linkOf(await told())
    const token = link.pathname.split('/').at(-1) ?? ''
    expect(Buffer.from(token, 'base64url').toString()).toMatch(/^[\w+/=]+ [\w+/=]+$/)
    api.clock.advance({ days: 365 })
    await api.store.changePassword(ada, 'another')
    await ask(link, 'POST')
    expect(await choices()).toEqual({ answers: 'never' })
    await api.store.erase(ada, `erased ${start.toISOString()}: ${ada}`, [])
    expect((await ask(link, 'POST')).status).toBe(200)
    // Nothing of it is left, or comes back.
    expect(await choices()).toEqual({})
  })

  test('that is changed, cut or made up does nothing, and says what helps', async () => {
    const link = linkOf(await told())
    const token = link.pathname.split('/').at(-1) ?? ''
    const other = await createUnsubscribing(
      new TextEncoder().encode('another secret of 32 bytes, too.'),
    ).make({
      ...{ clientId: ada, kinds: ['payments'] },
    })
    const changed = [
      ...Array.from({ length: 20 }, (_, index) => {
        const place = Math.floor((index * token.length) / 20)
        const letter = token[place] === 'A' ? 'B' : 'A'
        return token.slice(0, place) + letter + token.slice(place + 1)
      }),
      token.slice(0, -8),
      other,
      ...['x', '%00', btoa(JSON.stringify({ clientId: ada, kinds: ['payments'] })), 'A'.repeat(5_000)],
    ]
    for (const each of changed) {
      for (const method of ['GET', 'POST'] as const) {
        const { status, page } = await ask(new URL(link.href.replace(token, each)), method)
        expect(status).toBe(400)
        expect(page).toContain('This link is no longer good.')
      }
    }
    expect(await choices()).toEqual({})
  })

  test('is one of the calls that an address may make so often', async () => {
    const link = linkOf(await told())
    const { tries } = (await import('../../api/limits')).defaultLimits.rates.open
    for (let time = 0; time < tries; time++) await ask(link, 'GET')
    expect((await ask(link, 'POST')).status).toBe(429)
    expect(await choices()).toEqual({})
  })
})

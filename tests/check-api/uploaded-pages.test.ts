/** `check-api --write` uploads pages that hold a script, and names those that would run for whoever opens them. */
import { describe, expect, test } from 'vitest'
import { isFull } from '../tiers'
import { sampleOf } from '../trials'
import { refuse, withHeaders } from './bad-servers'
import { type Adapter, checkAsAda, listen, serveApi } from './check'

type Headers = Record<string, string>
/** The headers of an uploaded page, by the ending of its name. An empty header is left out. */
type HeadersOf = (ending: string) => Headers

/** An address of an uploaded page. The other files that the command sends are texts. */
const ofPage = /\/uploads\/[^/]+\/check-api(\.(?!txt)\w+)?(?=\?|$)/
const endingOf = (url: string) => ofPage.exec(url)?.[1] ?? ''

const giving =
  (headersOf: HeadersOf): Adapter =>
  (request, proceed) =>
    ofPage.test(request.url)
      ? withHeaders({
          'content-disposition': '',
          'content-security-policy': '',
          ...headersOf(endingOf(request.url)),
        })(request, proceed)
      : proceed()

/** The types that servers know by the endings of names. */
const types: Headers = {
  '.html': 'text/html; charset=utf-8',
  '.xhtml': 'application/xhtml+xml',
  '.svg': 'image/svg+xml',
  '.xml': 'text/xml',
  '.mht': 'message/rfc822',
  '.pdf': 'application/pdf',
}
const byName: HeadersOf = (ending) => ({ 'content-type': types[ending] ?? 'application/octet-stream' })
const html = { 'content-type': 'text/html' }
const guessed = { 'x-content-type-options': '' }
const all =
  (headers: Headers): HeadersOf =>
  () =>
    headers
const policy = (text: string) => all({ ...html, 'content-security-policy': text })

const row = (out: string) => /^.* {2}uploaded pages .*(?:\n {9}.*)*/m.exec(out)?.[0] ?? ''
const checkPages = async (apiUrl: string, ...more: string[]) => {
  const { out, code } = await checkAsAda(apiUrl, '--write', '--without', 'payments,notifications', ...more)
  return { said: row(out), code }
}

const everything =
  '.html as text/html, .xhtml as text/html, .svg as text/html, .xml as text/html, .mht as text/html, ' +
  '.pdf (sent as text/html) as text/html, .html (begins as a picture) as text/html, a name without an ending as text/html'
const runs =
  ': a page that a client uploads runs on the origin of the API: it reads what the browser keeps there, and asks in the name of ' +
  'whoever opens it. Send "Content-Disposition: attachment" and "X-Content-Type-Options: nosniff", or serve files from another origin. ' +
  'docs/server/files.md#headers-of-a-file'

describe('a server that shows', () => {
  const shown: [string, HeadersOf, string][] = [
    ['each page as HTML, and lets browsers guess', all({ ...html, ...guessed }), `${everything}${runs}`],
    [
      'each file by the ending of its name',
      byName,
      `.html as text/html, .xhtml as application/xhtml+xml, .svg as image/svg+xml, .xml as text/xml, .html (begins as a picture) as text/html${runs}`,
    ],
    [
      'as HTML what its sender says is HTML',
      (ending) => (ending === '.pdf' ? html : {}),
      `.pdf (sent as text/html) as text/html${runs}`,
    ],
    [
      'pictures and other XML',
      (ending) => ({ 'content-type': ending === '.svg' ? 'application/xml' : 'image/png' }),
      `.svg as application/xml${runs}`,
    ],
    [
      'files without a type, of which browsers guess it',
      all({ 'content-type': 'unknown', ...guessed }),
      `.html, .xhtml, .svg, .xml, .pdf (sent as text/html), a name without an ending: with neither a type nor "nosniff", a browser guesses that it is a page. ${runs.slice(2)}`,
    ],
    [
      'files of the type application/unknown, of which browsers guess another',
      (ending) => ({ 'content-type': ending === '' ? 'application/unknown' : 'image/png', ...guessed }),
      'a name without an ending: with neither a type nor "nosniff"',
    ],
    ['the last of two types', all({ 'content-type': 'text/plain, text/html' }), everything],
    ['HTML with a policy that allows scripts', policy("default-src 'self'"), everything],
    ['HTML in a sandbox that opens again', policy('sandbox allow-scripts allow-same-origin'), everything],
    [
      'HTML in a sandbox that is only tried',
      all({ ...html, 'content-security-policy-report-only': 'sandbox' }),
      everything,
    ],
    [
      'HTML under a policy that forbids scripts but in attributes',
      policy("default-src 'none'; script-src-attr 'unsafe-inline'"),
      everything,
    ],
  ]
  test.each(sampleOf(shown, 2))('%s, is named', async (_, headersOf, says) => {
    const { apiUrl } = await serveApi({}, { adapter: () => giving(headersOf) })
    const { said, code } = await checkPages(apiUrl)
    expect(said).toContain(`fails: uploadFile, replyTicket: ${says}`)
    expect(said.match(/fails:/g)).toHaveLength(1)
    expect(code).toBe(1)
  })
})

describe('a server has nothing said of it that', () => {
  const harmless: [string, HeadersOf][] = [
    ['saves HTML', all({ ...html, 'content-disposition': 'attachment; filename="a.html"' })],
    ['shows HTML in a sandbox', policy('sandbox')],
    ['shows HTML in a sandbox, whose scripts run as nobody', policy('sandbox allow-scripts')],
    ['shows HTML by a second policy that is a sandbox', policy("default-src 'self', sandbox")],
    ['shows HTML without scripts', policy("default-src 'self'; script-src 'none'")],
    ['shows all as text, and lets browsers guess', all({ 'content-type': 'text/plain', ...guessed })],
    ['names no type that counts, and lets nobody guess', all({ 'content-type': 'unknown' })],
    ['leaves saving to the type', all({ 'content-type': 'application/octet-stream', ...guessed })],
  ]
  test.each(sampleOf(harmless, 1))('%s', async (_, headersOf) => {
    const { apiUrl } = await serveApi({}, { adapter: () => giving(headersOf) })
    const { said, code } = await checkPages(apiUrl)
    expect(said).toMatch(/^ok +uploaded pages +\(opened: 16 of 16\)$/)
    expect(code).toBe(0)
  })

  const takesTexts: Adapter = async (request, proceed) => {
    const isForm = /uploadFile|replyTicket|createTicket/.test(request.url)
    const sent = isForm ? await request.clone().text() : ''
    return /filename="check-api(\.(?!txt)\w+)?"/.test(sent) ? refuse(415, 'Texts alone.') : proceed()
  }
  const opensNone: Adapter = (request, proceed) =>
    ofPage.test(request.url) ? refuse(403, 'It is looked at for viruses.') : proceed()
  const without: [string, Adapter, string][] = [
    ['refuses pages', takesTexts, '; not taken: 415'],
    ['takes pages, and gives them to nobody', opensNone, ''],
  ]
  test.each(sampleOf(without, 1))('%s', async (_, adapter, why) => {
    const { apiUrl } = await serveApi({}, { adapter: () => adapter })
    const { said, code } = await checkPages(apiUrl)
    expect(said).toMatch(new RegExp(`^- +uploaded pages +\\(none is there${why}\\)$`))
    expect(code).toBe(0)
  })
})

test.runIf(isFull)('what one run leaves behind, the next one takes for no fault', async () => {
  const saving = giving(all({ ...html, 'content-disposition': 'attachment' }))
  const ofUpdates: Adapter = async (request, proceed) =>
    request.url.includes('getServiceUpdates')
      ? Response.json({ success: true, data: [] })
      : saving(request, proceed)
  const { apiUrl } = await serveApi({}, { adapter: () => ofUpdates })
  await checkPages(apiUrl)
  const { out, code } = await checkAsAda(apiUrl)
  expect(/^.* {2}links to files .*(?:\n {9}.*)*/m.exec(out)?.[0]).toMatch(/^ok +links to files +\(opened: 3,/)
  expect(code).toBe(0)
})

const origins: [string, boolean, 0 | 1][] = [
  ['of the pages is named', true, 1],
  ['of its own is not', false, 0],
]
test.each(sampleOf(origins, 1))('HTML on an origin %s', async (_, isOfPages, code) => {
  const page = await listen(
    () =>
      new Response('<!doctype html>', {
        headers: { ...html, 'cross-origin-resource-policy': 'cross-origin' },
      }),
  )
  const elsewhere: Adapter = async (request, proceed) => {
    const response = await proceed()
    if (!/getFilesForAService|getTicketDetails/.test(request.url)) return response
    const text = await response.text()
    const moved = text.replaceAll(
      /"[^"]*(\/uploads\/[^"]*\/check-api(\.(?!txt)\w+)?)(\?[^"]*)?"/g,
      `"${page}$1"`,
    )
    return new Response(moved, { status: response.status, headers: { 'content-type': 'application/json' } })
  }
  const { apiUrl } = await serveApi({}, { adapter: () => elsewhere, origins: [page] })
  const outcome = await checkPages(apiUrl, ...(isOfPages ? ['--origin', page] : []))
  if (isOfPages) expect(outcome.said).toContain('runs on the origin of your pages: it reads')
  else expect(outcome.said).toMatch(/^ok +uploaded pages +\(opened: 16 of 16\)$/)
  expect(outcome.code).toBe(code)
})

/** What the fuller one of the short servers has beside the others' calls: files, links to them, and new passwords. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ask, credentials, encrypt, formOf, logIn, logInBy, mistakesIn, nora, omar, origin } from './client'
import { canStart, type Server, start } from './start'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

describe.skipIf(!canStart('ruby'))('ruby (needs ruby)', () => {
  let server: Server
  let token = ''
  let other = ''
  beforeAll(async () => {
    server = await start('ruby', origin)
    token = await logIn(server, nora)
    other = await logIn(server, omar)
  })
  afterAll(() => server?.close())

  const open = (path: string) => fetch(new URL(path, server.apiUrl))
  const bytes = Uint8Array.from({ length: 2000 }, (_, index) => index % 256)

  /** The links to files that come with a new ticket. */
  async function raiseWith(...files: File[]): Promise<string[]> {
    const body = formOf({ subject: 'Photos', message: '' })
    for (const file of files) body.append('attachment', file)
    const { answer } = await ask(server, 'createTicket', { token, body })
    const ticket = await ask(server, 'ticket', { token, values: { ticketId: answer.ticketId } })
    expect(mistakesIn('ticket', ticket.answer)).toEqual([])
    return ticket.answer.data.messages[0].attachments
  }

  test('takes several attachments, and whoever has a link reads the file: byte by byte, and as no page', async () => {
    const names = ['../plän (1).png', 'page.html', "o'clock\r\nX: 1.svg", 'invoice\u202efdp.exe']
    const links = await raiseWith(...names.map((name) => new File([bytes], name)))
    const answers = await Promise.all(links.map(open))
    const places = answers.map(({ headers }) => headers.get('Content-Disposition'))
    expect(places).toEqual([
      "inline; filename*=UTF-8''pl%C3%A4n%20%281%29.png",
      "attachment; filename*=UTF-8''page.html",
      expect.stringMatching(/^attachment; filename\*=UTF-8''[\w.%~-]+\.svg$/),
      "attachment; filename*=UTF-8''invoicefdp.exe",
    ])
    for (const answer of answers) {
      const { status, headers } = answer
      expect(status).toBe(200)
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
      expect(headers.get('Content-Security-Policy')).toContain('sandbox')
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Cache-Control')).toBe('no-store')
    }
  })

  test('a link stays the same for a while, so that pictures do not flicker', async () => {
    await raiseWith(new File([bytes], 'photo.png'))
    const [one, next] = [await ask(server, 'tickets', { token }), await ask(server, 'tickets', { token })]
    expect(one.text).toContain('/photo.png')
    expect(one.text).toBe(next.text)
  })

  test('opens no other link, and takes none in place of a token, nor a token in place of one', async () => {
    const [link = ''] = await raiseWith(new File([bytes], 'photo.png'))
    const seal = link.split('/')[4] ?? ''
    for (const path of [
      link.replace(seal, token),
      link.replace(seal, `${seal.split('.', 2).join('.')}.`),
      link.replace(seal, seal.slice(0, -9)),
      link.replace(seal, 'x'),
    ]) {
      expect({ path, status: (await open(path)).status }).toEqual({ path, status: 403 })
    }
    expect((await ask(server, 'tickets', { token: seal })).status).toBe(401)
  })

  test('adds a file to a project of the client alone', async () => {
    const texts = { fileName: 'The plan', remarks: 'As we said.', userType: 'Client', uploadedById: 'omar' }
    const body = () => {
      const form = formOf(texts)
      form.set('file', new File([bytes], 'scan.pdf'))
      return form
    }
    expect((await ask(server, 'uploadFile', { token: other, body: body() })).status).toBe(404)
    const sent = await ask(server, 'uploadFile', { token, body: body() })
    expect(mistakesIn('uploadFile', sent.answer)).toEqual([])
    const { answer } = await ask(server, 'files', { token })
    expect(mistakesIn('files', answer)).toEqual([])
    expect(answer.data).toMatchObject([
      { name: 'The plan.pdf', size: 2000, uploadedBy: { userType: 'Client', id: 'nora' } },
    ])
    expect((await open(answer.data[0].path)).status).toBe(200)
    expect((await ask(server, 'files', { token, values: { serviceId: 'p2' } })).answer.data).toEqual([])
  })

  test('a text where a file should be is none', async () => {
    for (const attachment of ['plan.pdf', '']) {
      const body = formOf({ subject: 'Photos', message: '', attachment })
      expect((await ask(server, 'createTicket', { token, body })).status).toBe(400)
    }
    const body = formOf({ fileName: 'The plan', file: 'plan.pdf' })
    expect((await ask(server, 'uploadFile', { token, body })).status).toBe(400)
  })

  test('a mailed link sets a new password, once, for its client; the sessions of before end', async () => {
    const own = await start('ruby', origin, { PORTAL: 'https://www.example.com/portal' })
    onTestFinished(() => own.close())
    const before = await logIn(own, nora)
    const omars = await logIn(own, omar)
    const answers = []
    for (const email of [nora.email, 'nobody@example.com']) {
      answers.push((await ask(own, 'sendResetEmail', { body: { email } })).text)
    }
    expect(answers[0]).toBe(answers[1])

    const link = /https:\/\/www\.example\.com\/portal\/reset-password#\/nora\/(\S+)/
    await vi.waitFor(() => expect(own.printed()).toMatch(link))
    expect(own.printed()).not.toContain('nobody@')
    const mailed = link.exec(own.printed())?.[1] ?? ''
    const password = ' a longer one 🔑 '
    const set = (userId: string, by: string, next = password) =>
      ask(own, 'resetPassword', { values: { userId, token: by }, body: { password: encrypt(next) } })
    for (const [userId, by, next] of [
      ['omar', mailed],
      ['nora', before],
      ['nobody', mailed],
      ['nora', mailed, 'too short'],
    ] as const) {
      const { status, answer } = await set(userId, by, next)
      expect({ userId, status, answer }).toMatchObject({ userId, status: 400, answer: { success: false } })
    }
    expect((await ask(own, 'tickets', { token: mailed })).status).toBe(401)
    expect((await ask(own, 'tickets', { token: before })).status).toBe(200)
    expect((await set('nora', mailed)).status).toBe(200)
    expect((await set('nora', mailed)).status).toBe(400)

    expect((await ask(own, 'tickets', { token: before })).status).toBe(401)
    expect((await ask(own, 'renew', { token: before })).status).toBe(401)
    expect((await ask(own, 'tickets', { token: omars, values: { userId: 'omar' } })).status).toBe(200)
    expect((await ask(own, 'login', { body: credentials(nora) })).status).toBe(401)
    const fresh = await logIn(own, { ...nora, password })
    expect((await ask(own, 'tickets', { token: fresh })).status).toBe(200)
  })

  test('mails a link five times, and then waits; a stranger does not use up what a client has', async () => {
    const own = await start('ruby', origin, { TRUST_PROXY: 'on' })
    onTestFinished(() => own.close())
    const askFrom = async (address: string) => {
      const headers = { 'X-Forwarded-For': address }
      return (await ask(own, 'sendResetEmail', { body: { email: omar.email }, headers })).status
    }
    const statuses = []
    for (let index = 0; index < 6; index++) statuses.push(await askFrom('203.0.113.1'))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await askFrom('203.0.113.2')).toBe(200)
  })

  test('believes the address that a proxy tells only where it is told to', async () => {
    for (const [trust, last] of [
      ['on', 200],
      ['', 429],
    ] as const) {
      const own = await start('ruby', origin, { TRUST_PROXY: trust })
      onTestFinished(() => own.close())
      const log = async (password: string, forwarded: string) =>
        (await logInBy(own.port, { ...omar, password }, [`X-Forwarded-For: ${forwarded}`])).status
      for (let index = 0; index < 10; index++) {
        expect(await log('wrong', `203.0.113.${index}, 2001:db8::${index}`)).toBe(401)
      }
      expect(await log(omar.password, '203.0.113.1, 2001:db8:0:1::1')).toBe(last)
      if (trust) expect(await log(omar.password, '203.0.113.1, 2001:db8::ffff')).toBe(429)
    }
  })

  test('nothing of all this has surprised it', () => {
    expect(server.printed()).not.toMatch(/Error|Warning|\.(ru|rb):\d/i)
  })
})

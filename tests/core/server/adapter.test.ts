/** The adapter of docs/server/other-shapes.md, run: a server that speaks otherwise, and the stores that show what it has. */
import { Hono, type HonoRequest } from 'hono'
import { getCookie } from 'hono/cookie'
import { beforeEach, expect, test, vi } from 'vitest'
import { stopTimeInTests, until } from '../server'
import { openTab, type Tab } from '../tab'

// The page's script, whose address the build serves.
const configured = vi.hoisted(() => ({ with: (_: object) => {} }))
vi.mock('/cdn/loader.js', () => ({ configure: (settings: object) => configured.with(settings) }))

stopTimeInTests()

/** What a client writes: JSON, or with files a form. Of the files, links are kept. */
async function readWritten(request: HonoRequest) {
  if (request.header('content-type') === 'application/json')
    return { ...(await request.json()), documents: [] }
  const form = await request.formData()
  const links = form
    .getAll('documents')
    .map((file) => (file instanceof File ? `/erp/files/${file.name}` : ''))
  return { title: form.get('title'), text: form.get('text'), documents: links }
}

/** Ids are numbers, lists are `items`, a client is known by a cookie, bodies are JSON, and forms with files. */
function createErp() {
  const job = {
    no: 7,
    title: 'Website',
    state: 'ACTIVE',
    from: '2026-01-05',
    price: '900.50',
    paid: 400,
    created: '2026-01-02',
  }
  const invoice = { no: 11, day: '2026-02-01', sum: '400.00' }
  const session = { client: '42', isDown: false, invoices: [invoice] }
  const none: string[] = []
  const cases = [
    {
      no: 3,
      title: 'Login',
      closed: false,
      created: '2026-03-01',
      lines: [{ text: 'Help', by: 'client', at: '2026-03-01', documents: none }],
    },
  ]
  const app = new Hono().basePath('/erp/api')
  app.use(async (context, next) => {
    if (session.isDown) return context.json({ error: 'later' }, 503)
    return getCookie(context, 'client') === session.client ? next() : context.json({ error: 'who?' }, 401)
  })
  app.post('/sign-off', (context) => {
    session.client = 'nobody'
    return context.json({})
  })
  app.get('/me', (context) =>
    context.json({ no: 42, name: 'Ada', mail: 'ada@example.com', optional: ['limit'] }),
  )
  app.get('/jobs', (context) => context.json({ items: context.req.query('client') === '42' ? [job] : [] }))
  app.get('/jobs/7', (context) => context.json(job))
  app.get('/jobs/7/steps', (context) =>
    context.json({ items: [{ title: 'Design', day: '2026-02-01', done: true }] }),
  )
  app.get('/jobs/7/invoices', (context) => context.json({ items: [invoice] }))
  app.get('/invoices', (context) => {
    const { invoices } = session
    if (!context.req.query('limit')) return context.json({ items: invoices })
    const end = Number(context.req.query('cursor') ?? 0) + 1
    const around = { total: invoices.length, ...(end < invoices.length && { next: `${end}` }) }
    return context.json({ items: invoices.slice(end - 1, end), ...around })
  })
  app.get('/cases', (context) => context.json({ items: cases }))
  app.get('/cases/:no', (context) =>
    context.json(cases.find(({ no }) => no === Number(context.req.param('no')))),
  )
  app.post('/cases', async (context) => {
    const { title, text, documents } = await readWritten(context.req)
    cases.push({
      no: 4,
      title,
      closed: false,
      created: '2026-03-02',
      lines: [{ text, by: 'client', at: '2026-03-02', documents }],
    })
    return context.json({ no: 4 })
  })
  app.post('/cases/:no/lines', async (context) => {
    const found = cases.find(({ no }) => no === Number(context.req.param('no')))
    const { text, documents } = await readWritten(context.req)
    found?.lines.push({ text, by: 'client', at: '2026-03-03', documents })
    return context.json(found)
  })
  return { app, session }
}

let tab: Tab
let erp: ReturnType<typeof createErp>

beforeEach(async () => {
  erp = createErp()
  const carry = async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input), 'https://client.example')
    const headers = new Headers(init?.headers)
    // What a browser adds by itself.
    if (init?.credentials === 'include') headers.set('cookie', 'client=42')
    return erp.app.request(url.pathname + url.search, { ...init, headers })
  }
  vi.stubGlobal('fetch', carry)
  tab = await openTab()
  // Node has no XMLHttpRequest for what has files.
  configured.with = (settings) => tab.configure({ ...settings, fetch: carry })
  for (const run of Object.values(import.meta.glob('../../../examples/backend/adapter.js'))) await run()
  tab.watchSession()
  await until(() => expect(tab.$session.get().status).toBe('signed-in'))
})

test('lists come page by page, to their end', async () => {
  erp.session.invoices.push(
    { no: 12, day: '2026-01-01', sum: '1.00' },
    { no: 13, day: '2025-01-01', sum: '2.00' },
  )
  const arrived: unknown[] = []
  tab.$payments.$arrived.listen((each) => void (each && arrived.push(each)))
  tab.$payments.listen(() => {})
  await until(() => expect(tab.$payments.get()).toMatchObject({ status: 'ready', data: [{}, {}, {}] }))
  expect(arrived).toContainEqual(expect.objectContaining({ count: 1, total: 3 }))
})

test('everything is there, as if the server spoke as ours does', async () => {
  const { $client, $projects, $payments, $tickets, projectOf, milestonesOf, paymentsOf, ticketOf } = tab
  const shown = [
    $projects,
    $payments,
    $tickets,
    projectOf('7'),
    milestonesOf('7'),
    paymentsOf('7'),
    ticketOf('3'),
  ]
  for (const store of shown) store.listen(() => {})
  await until(() => expect(shown.map((store) => store.get().status)).toEqual(shown.map(() => 'ready')))
  await until(() => expect($client.get()).toMatchObject({ _id: '42', name: 'Ada', email: 'ada@example.com' }))
  expect($projects.get()).toMatchObject({
    data: [{ _id: '7', serviceId: 'J-7', totalCost: 900.5, receivedAmount: 400 }],
  })
  expect(paymentsOf('7').get()).toMatchObject({ data: [{ id: '11', receivedAmount: 400 }] })
  expect(milestonesOf('7').get()).toMatchObject({ data: [{ title: 'Design', status: 'Completed' }] })
  expect(ticketOf('3').get()).toMatchObject({ data: { ticketId: '3', messages: [{ message: 'Help' }] } })
})

test.each<[string, File[]]>([
  ['in JSON', []],
  ['in forms, with files', [new File(['one'], 'one.txt'), new File(['two'], 'two.txt')]],
])('tickets are raised and answered %s', async (_, files) => {
  const { changeDraft, newTicketDraft, raiseTicket, replyDraft, replyToTicket, ticketOf } = tab
  changeDraft(newTicketDraft, { subject: 'Colours', message: 'Too pale', files })
  expect(await raiseTicket()).toBe('4')
  const ticket = ticketOf('4')
  ticket.listen(() => {})
  await until(() => expect(ticket.get()).toMatchObject({ data: { subject: 'Colours' } }))
  changeDraft(replyDraft('4'), { message: 'Still', files })
  expect(await replyToTicket('4')).toBe(true)
  const attachments = files.map(({ name }) => `/erp/files/${name}`)
  expect(ticket.get()).toMatchObject({
    data: {
      messages: [
        { message: 'Too pale', attachments },
        { message: 'Still', attachments },
      ],
    },
  })
})

test('who signs out has left that server, too', async () => {
  tab.signOut()
  await until(() => expect(erp.session.client).toBe('nobody'))
})

test('a server that is down says of nobody that they are signed in', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  erp.session.isDown = true
  tab.page.show(true)
  await until(() =>
    expect(warn.mock.calls).toEqual([['client-portal-elements: getToken() failed.', expect.any(Error)]]),
  )
  expect(tab.$client.get()).toMatchObject({ _id: '42' })
})

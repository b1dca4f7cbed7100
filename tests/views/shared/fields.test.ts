/** Fields of a server's rows beside the contract, which the host names: what a client reads of them, and what never. */
import '../../elements/signed-in'
import { beforeEach, describe, expect, test } from 'vitest'
import { configure, type SettingsInput } from '../../../src/core/index'
import { draw, show, stage, until, warned } from '../../elements/page'
import { all, control, fill, find, open, reads, textOf, textsOf } from '../../elements/person'
import { count, respond } from '../../elements/server'

const day = '2026-11-20'
const payment = { id: 'p1', paymentId: 'PAY-1', receivedDate: day, receivedAmount: 100, createdAt: day }
const project = { _id: 'a', serviceId: 'SRV-1', serviceName: 'Relaunch', active: 'Active', createdAt: day }
const ticket = { ticketId: 'TKT-1', subject: 'Colours', status: 'Open', createdAt: day, messages: [] }

type Fields = NonNullable<SettingsInput['fields']>

/** Answers with these rows, each with fields of its own. A JSON text may have a field `__proto__`. */
function serve(own: object | string = {}) {
  const more = typeof own === 'string' ? own : JSON.stringify(own)
  const withOwn = (row: object) =>
    JSON.parse(JSON.stringify(row).replace(/\}$/, more === '{}' ? '}' : `,${more.slice(1)}`))
  respond({
    payments: [withOwn(payment)],
    servicePayments: [withOwn(payment)],
    services: [withOwn(project)],
    service: withOwn(project),
    tickets: [withOwn(ticket)],
    ...{ serviceUpdates: [], milestones: [], files: [] },
  })
}

/** Shows payments with these fields of the host's. */
function showPayments(...payment: NonNullable<Fields['payment']>) {
  configure({ fields: { payment } })
  return show('cp-payments')
}

const headers = (element: Element) => textsOf(element, '[role=table] thead th')

/** The cell of the first row under a title. */
function cellUnder(element: Element, title: string): HTMLElement {
  const column = headers(element).indexOf(title) + 1
  return find(element, `[role=table] tbody tr>:nth-child(${column})`)
}

const cellReads = (element: Element, title: string, text: string) =>
  until(() => expect(cellUnder(element, title).textContent).toBe(text))

type Type = 'text' | 'date' | 'money' | 'link'

test.each<[Type, unknown, string]>([
  ['text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['text', true, 'Yes'],
  ['text', null, '--'],
  ['date', `${day}T23:30:00.000Z`, 'November 21, 2026'],
  ['money', 1250.5, '€1,250.50'],
  ['link', 'javascript:alert(1)', '--'],
])('a field of the type "%s" that holds %j reads "%s"', async (type, value, text) => {
  serve({ own: value, currency: 'EUR' })
  configure({ timeZone: 'Asia/Tokyo' })
  const element = showPayments({ name: 'own', label: 'Own', type })
  await cellReads(element, 'Own', text)
  expect(cellUnder(element, 'Own').querySelector('img,a')).toBeNull()
})

test.each([
  ['https://files.example/c/contract%201.pdf', 'contract 1.pdf', 'contract 1.pdf, Own, PAY-1'],
  ['https://files.example/c/contract 1.pdf', 'contract 1.pdf', 'contract 1.pdf, Own, PAY-1'],
  ['https://sign.example/7', 'sign.example', 'sign.example, Own, PAY-1'],
  ['/contracts/7', 'Own', 'Own, PAY-1'],
])('a link to %s reads "%s", and is called "%s"', async (address, text, name) => {
  serve({ own: address })
  const element = showPayments({ name: 'own', label: 'Own', type: 'link' })
  await cellReads(element, 'Own', text)
  const link = cellUnder(element, 'Own').querySelector('a')
  expect(link?.ariaLabel).toBe(name)
  expect(link?.href).toBe(new URL(address, location.href).href)
  expect(link?.rel).toBe(address.startsWith('/') ? '' : 'noopener noreferrer')
})

describe('where they stand', () => {
  const own = [{ name: 'own', label: 'Order' }]
  beforeEach(() => {
    serve({ own: 'PO-1' })
    configure({ fields: { payment: own, project: own, ticket: own }, portalUrl: '/portal' })
  })

  test.each(['cp-payments', 'cp-payments service-id="a"', 'cp-projects', 'cp-tickets'])(
    'in a column of <%s>',
    (tag) => cellReads(show(tag), 'Order', 'PO-1'),
  )

  test("in a project's summary", async () => {
    const element = show('cp-project service-id="a"')
    const facts = () => all(element, 'dt').map((name) => [name, name.nextElementSibling])
    const words = () => facts().map((fact) => fact.map((each) => each?.textContent))
    await until(() => expect(words()).toContainEqual(['Order', 'PO-1']))
    // Its payments are a short list.
    await until(() => expect(headers(element)).toContain('Amount'))
    expect(headers(element)).not.toContain('Order')
  })

  test('a column of links stays the last', async () => {
    const element = show('cp-tickets')
    await cellReads(element, 'Order', 'PO-1')
    expect(headers(element).slice(-2)).toEqual(['Order', 'Details'])
  })

  test.each(['cp-payments variant="recent"', 'cp-projects variant="recent"', 'cp-dashboard'])(
    'not in <%s>',
    async (tag) => {
      const element = show(tag)
      await until(() => expect(headers(element).length).toBeGreaterThan(0))
      await reads(element, /PAY-1|Relaunch/)
      await draw()
      expect(textOf(element)).not.toContain('Order')
    },
  )
})

describe('among many columns', () => {
  const fields: Fields['payment'] = [
    { name: 'own', label: 'Order' },
    { name: 'at', label: 'Booked', type: 'date' },
    { name: 'link', label: 'Contract', type: 'link' },
  ]
  const own = { own: 'PO-2026-117', at: day, link: 'https://files.example/contract-117.pdf' }
  const widthOf = (element: Element, title: string) => cellUnder(element, title).getBoundingClientRect().width
  /** How many lines the first text of a cell has. */
  function linesOf(element: Element, title: string): number {
    const range = document.createRange()
    const text = document.createTreeWalker(cellUnder(element, title), NodeFilter.SHOW_TEXT).nextNode()
    range.selectNode(text ?? stage)
    return range.getClientRects().length
  }
  async function showAt(width: number, tag: string, more = {}) {
    serve({ ...own, ...more })
    configure({ fields: { project: fields, payment: fields } })
    const element = show(`<${tag} style="inline-size: ${width}px"></${tag}>`)
    await until(() => expect(headers(element)).toContain('Contract'))
    await reads(element, /contract-117/)
    return element
  }

  // The styles of a status come after those of the fields.
  test('a status keeps its word whole, whichever list was shown first', async () => {
    await showAt(760, 'cp-payments')
    const element = await showAt(760, 'cp-projects')
    const badge = cellUnder(element, 'Status').querySelector('[part~=badge]')
    expect(badge?.textContent).toBe('Active')
    expect(linesOf(element, 'Status')).toBe(1)
  })

  test('the others are no narrower than they may be without fields, and the table scrolls sideways', async () => {
    const element = await showAt(640, 'cp-projects')
    for (const title of ['Service Id', 'Order', 'Contract']) expect(linesOf(element, title)).toBe(1)
    expect(widthOf(element, 'Service Name')).toBeGreaterThanOrEqual(152)
    expect(control(element, 'Project History', '[role=group]').scrollWidth).toBeGreaterThan(640)
  })

  test.each([
    ['own', 'Order', `PO-${'1'.repeat(120)}`],
    ['own', 'Order', 'Order of the northern warehouse, first half of it'],
    ['link', 'Contract', `https://files.example/${'contract-'.repeat(12)}contract-117.pdf`],
  ])('a long value of "%s" takes no more room than others', async (name, title, value) => {
    for (const width of [320, 1200]) {
      const element = await showAt(width, 'cp-payments', { [name]: value })
      const [box] = all(element, '[part=table-scroller]')
      expect(box?.scrollWidth).toBe(box?.clientWidth)
      if (width > 320) expect(widthOf(element, title)).toBeLessThan(260)
      element.remove()
    }
  })
})

test('a search finds what a field says', async () => {
  serve({ own: 'PO-2026-17', rest: 'unseen' })
  const element = showPayments({ name: 'own', label: 'Order' })
  await cellReads(element, 'Order', 'PO-2026-17')
  fill(element, 'input[type=search]', 'unseen')
  await reads(element, 'Nothing matches')
  fill(element, 'input[type=search]', 'po-2026')
  await cellReads(element, 'Order', 'PO-2026-17')
})

test('a field that is named later, or otherwise, costs no call', async () => {
  serve({ own: 'PO-1' })
  const element = await open('cp-payments', 'PAY-1')
  const before = count('payments')
  configure({ fields: { payment: [{ name: 'own', label: 'Order' }] } })
  await cellReads(element, 'Order', 'PO-1')
  configure({ fields: { payment: [{ name: 'own', label: 'Bestellung' }] } })
  await cellReads(element, 'Bestellung', 'PO-1')
  configure({ fields: { payment: [{ name: 'paymentRun', label: 'Run' }] } })
  await cellReads(element, 'Run', '--')
  expect(count('payments')).toBe(before)
})

test("a field stands in the row that the host's own `read` gives", async () => {
  serve({ own: 'PO-1' })
  const read = (given: unknown) => ({
    data: Object(given).data.map((row: object) => ({ ...row, order: `${Object(row).own}!` })),
  })
  configure({ endpoints: { payments: { read } }, fields: { payment: [{ name: 'order', label: 'Order' }] } })
  const element = show('cp-payments')
  await cellReads(element, 'Order', 'PO-1!')
})

test('a field that can not be shown is left out, and the console says why', async () => {
  serve({ own: 'PO-1' })
  const element = showPayments({ name: 'fine', label: 'Fine' }, { name: 'receivedAmount', label: 'Contract' })
  await cellReads(element, 'Fine', '--')
  expect(headers(element).join()).not.toContain('Contract')
  expect(warned()).toContain('the field "receivedAmount" of "payment" is not shown: the contract has it.')
})

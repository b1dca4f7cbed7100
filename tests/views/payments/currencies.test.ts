/** Money in several currencies, as a person sees it: each amount in its own, and no sum of two. */
import '../../elements/signed-in'
import { beforeEach, expect, test } from 'vitest'
import { configure } from '../../../src/core/index'
import { record, show, stage } from '../../elements/page'
import { control, inside, open, reads, textOf } from '../../elements/person'
import { respond } from '../../elements/server'
import { exportedBy } from '../shared/csv'

beforeEach(() => configure({ features: { pendingTotal: true } }))

const today = new Date().toISOString().slice(0, 10)
const payment = (id: string, receivedAmount: number, currency?: string) => ({
  id,
  paymentId: id,
  receivedDate: today,
  receivedPaymentId: `BANK-${id}`,
  receivedAmount,
  createdAt: today,
  currency,
})
const mixed = [payment('a', 100), payment('b', 20, 'EUR'), payment('c', 3, 'USD'), payment('d', 0.5, 'eur')]

const project = (_id: string, totalCost: number, currency?: string) => ({
  _id,
  serviceId: _id,
  serviceName: `Project ${_id}`,
  active: 'Active',
  totalCost,
  receivedAmount: 1,
  currency,
})

/** The client's projects and payments. The first project is also the one whose page is opened. */
function serve({ projects = [], payments = [] }: { projects?: object[]; payments?: object[] }) {
  respond({ services: projects, service: projects[0], payments, servicePayments: payments })
  respond({ tickets: [], serviceUpdates: [], milestones: [], files: [] })
}

test('each payment is in its own currency, and each currency has a sum and a year of its own', async () => {
  serve({ payments: mixed })
  const element = await open('cp-payments', 'Total of 4 payments$103.00\u00a0+ €20.50')
  for (const amount of ['#a', '$100.00', '€20.00', '$3.00', '€0.50'])
    expect(textOf(element)).toContain(amount)
  await reads(element, 'Last twelve months: $103.00')
  await reads(element, 'Last twelve months: €20.50')
})

test('without a currency, it is that of the settings; what is no code stands as it came', async () => {
  configure({ currency: 'GBP', routes: { pay: '#pay?{currency}' } })
  serve({
    payments: [payment('a', 1), payment('b', 2, '€'), payment('c', 4, '')],
    projects: [project('a', 61, '€')],
  })
  const element = await open('cp-payments', 'Total of 3 payments£5.00\u00a0+ €\u00a02.00')
  await reads(element, 'Last twelve months: €\u00a02.00')
  const waiting = await open('cp-attention', '€\u00a060.00')
  expect(control(waiting, 'Pay €\u00a060.00').getAttribute('href')).toBe('#pay?%E2%82%AC')
})

test('a CSV of payments in several currencies says which', async () => {
  serve({ payments: mixed })
  const [first, second] = await exportedBy(show('cp-payments'))
  expect(first).toMatch(/"Bank Reference ID","Amount","Description","Currency"$/)
  expect(second).toMatch(/"BANK-a",100,"","USD"$/)
})

test('a project is shown in its currency, wherever it stands', async () => {
  serve({ projects: [project('a', 61, 'EUR')], payments: [payment('p', 1, 'EUR')] })
  configure({ routes: { pay: '#pay' } })
  const asked = record('cp-pay-request')
  await open('cp-projects', '€61.00€60.00 remaining')
  for (const html of ['<cp-project service-id="a"></cp-project>', '<cp-attention></cp-attention>']) {
    const element = await open(html, '€60.00')
    control(element, 'Pay €60.00').click()
    expect(textOf(element)).not.toContain('$')
  }
  const detail = { serviceId: 'a', amount: 60, currency: 'EUR' }
  expect(asked).toMatchObject([{ detail }, { detail }])
})

test('the story of a project tells each payment in its currency', async () => {
  serve({ projects: [project('a', 61, 'EUR')], payments: [payment('p', 1, 'EUR')] })
  const element = await open('cp-project service-id="a"', 'The whole story')
  control(element, /^The whole story/).click()
  await reads(element, /Payment received.*€1\.00/s)
})

test('what is owed in several currencies is a sum for each; a project of its own is paid, not all at once', async () => {
  configure({ routes: { pay: '#pay' } })
  const projects = [project('a', 61), project('b', 31, 'EUR'), project('c', 11), project('d', 1_001, 'JPY')]
  serve({ projects })
  await open('cp-summary', 'Payment Pending$70.00\u00a0+ €30.00\u00a0+ ¥1,000')

  const waiting = await open('cp-attention', '$70.00\u00a0+ €30.00\u00a0+ ¥1,000')
  const payLinks = () =>
    Array.from(inside(waiting).querySelectorAll('a'), (link) => link.textContent ?? '').filter((text) =>
      text.startsWith('Pay '),
    )
  expect(payLinks()).toEqual([])
  control(waiting, 'Pay').click()
  await reads(waiting, 'Project d')
  expect(payLinks().toSorted()).toEqual(['Pay $10.00', 'Pay $60.00', 'Pay ¥1,000', 'Pay €30.00'])
  const asked = record('cp-pay-request')
  control(waiting, 'Pay ¥1,000').click()
  expect(asked.map(({ detail }) => detail)).toEqual([{ serviceId: 'd', amount: 1000, currency: 'JPY' }])
})

test('the setting changes what has no currency of its own, live', async () => {
  serve({ projects: [project('a', 61), project('b', 31, 'EUR')] })
  const summary = await open('cp-summary', 'Payment Pending$60.00\u00a0+ €30.00')
  configure({ currency: 'EUR' })
  await reads(summary, 'Payment Pending€90.00')
})

/** On how many lines each occurrence of a text stands. */
function linesOf(element: Element, text: string): number[] {
  const texts = document.createTreeWalker(inside(element), NodeFilter.SHOW_TEXT)
  const lines: number[] = []
  while (texts.nextNode()) {
    const start = texts.currentNode.nodeValue?.indexOf(text) ?? -1
    if (start < 0) continue
    const range = document.createRange()
    range.setStart(texts.currentNode, start)
    range.setEnd(texts.currentNode, start + text.length)
    const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top))
    if (tops.length > 0) lines.push(new Set(tops).size)
  }
  return lines
}

test.each([360, 1280])(
  'several sums stay in their frame at %i px, and no amount is broken',
  async (width) => {
    stage.style.inlineSize = `${width}px`
    const large: [currency: string, amount: number][] = [
      ['USD', 133_060.5],
      ['EUR', 812_000],
      ['CHF', 50_000.75],
    ]
    serve({
      projects: large.map(([currency, amount]) => project(currency, amount + 1, currency)),
      payments: large.map(([currency, amount]) => payment(currency, amount, currency)),
    })
    for (const tag of ['cp-summary', 'cp-attention', 'cp-payments', 'cp-dashboard']) {
      const element = await open(`<${tag}></${tag}>`, '€812,000.00')
      expect(element.scrollWidth, tag).toBeLessThanOrEqual(width)
      const lines = ['$133,060.50', '€812,000.00', 'CHF\u00a050,000.75'].flatMap((text) =>
        linesOf(element, text),
      )
      expect(lines.length, tag).toBeGreaterThanOrEqual(3)
      expect(new Set(lines), tag).toEqual(new Set([1]))
    }
  },
)

/** The payments page: what is due stands on top and can be paid there, and the months of the picture tell their sums. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fail } from '../../../server/api/intercept'
import { $payments, $projects, configure } from '../../../src/core/index'
import { $sights } from '../../../src/core/notifications/seen'
import { until } from '../../elements/page'
import {
  all,
  becomes,
  control,
  find,
  focusedIn,
  inside,
  loses,
  open,
  press,
  reads,
  textOf,
} from '../../elements/person'
import { count, respond, rules } from '../../elements/server'

const project = (_id: string, dueAmount: number, dueDate = '') => ({
  ...{ _id, serviceName: `Project ${_id}`, active: 'Active', totalCost: 100, receivedAmount: 40 },
  ...{ dueAmount, dueDate },
})
const payment = (day: string, receivedAmount: number) => ({
  ...{ id: day, paymentId: day, receivedPaymentId: `DE-${day}`, description: '', createdAt: '' },
  ...{ receivedDate: `${day}T00:00:00.000Z`, receivedAmount },
})
const paid = [payment('2026-01-31', 40), payment('2026-02-28', -10), payment('2025-12-31', 5)]

const hrefs = (element: Element) =>
  all(element, 'a')
    .filter((link) => /^Pay (overdue )?\$/.test(link.ariaLabel ?? link.textContent))
    .map((link) => link.getAttribute('href'))
const due = /Payment due|Nothing is due/

test('what is due stands above the list, the overdue in words; it is paid there, and the same line says so', async () => {
  configure({ routes: { pay: '/pay?for={serviceId}&sum={amount}' } })
  respond({ services: [project('b', 30, '2999-12-31'), project('a', 25, '2026-01-31')], payments: paid })
  const element = await open(
    'cp-payments',
    /Payment due\$55\.00.*\$25\.00 overdue since January\s31,\s2026Pay \$55\.00Pay overdue \$25\.00.*S\.No\./s,
  )
  // What is overdue is paid alone, too.
  expect(hrefs(element)).toEqual(['/pay?for=&sum=55', '/pay?for=a&sum=25'])
  await press(element, '2 projects')
  await reads(element, /Project a.*Overdue since.*Project bDue December\s31,\s2999/s)
  expect(hrefs(element).slice(2)).toEqual(['/pay?for=a&sum=25', '/pay?for=b&sum=30'])

  respond({ services: [project('a', 0), project('b', 0)] })
  await $projects.refresh()
  await reads(element, /Nothing is duePaid \$40\.00 on January\s31,\s2026/)
  expect(hrefs(element)).toEqual([])
})

test.each([
  ['/pay?sum={amount}', ['/pay?sum=60', '/pay?sum=50']],
  ['/pay', ['/pay']],
])('several that are overdue are paid alone where the address says the sum: %s', async (pay, links) => {
  configure({ routes: { pay } })
  respond({ services: [project('a', 25, '2026-01-31'), project('b', 25, '2026-02-28'), project('c', 10)] })
  expect(hrefs(await open('cp-payments', 'Payment due'))).toEqual(links)
})

test('after a part has been received, what is left leads again', async () => {
  configure({ routes: { pay: '#pay' } })
  const [late, later] = [project('a', 25, '2026-01-31'), project('b', 30)]
  respond({ services: [late, later] })
  const element = await open('cp-payments', 'Payment due')
  control(element, 'Pay $55.00').click()
  await reads(element, 'You went to pay')
  expect(control(element, 'Pay $55.00').dataset.variant).toBe('secondary')
  respond({ services: [{ ...late, dueAmount: 0, receivedAmount: 65 }, later] })
  await $projects.refresh()
  await reads(element, /\$25\.00 received\. Thank you\./)
  expect(textOf(element)).not.toContain('You went to pay')
  expect(control(element, 'Pay $30.00').dataset.variant).toBe('primary')
})

test('what was just received has the only tick, and its invoice', async () => {
  configure({ routes: { pay: '#pay' } })
  const more = project('b', 0)
  respond({ services: [project('a', 25), more], payments: paid })
  const element = await open('cp-payments', 'Payment due')
  control(element, 'Pay $25.00').click()
  const last = { ...payment('2026-03-01', 25), createdAt: '2026-03-01T08:00:00Z', invoicePath: '/files/9' }
  respond({ services: [{ ...project('a', 0), receivedAmount: 65 }, more], payments: [last, ...paid] })
  await Promise.all([$projects.refresh(), $payments.refresh()])
  await reads(element, /Nothing is due.*\$25\.00 received\. Thank you\. Invoice: #2026-03-01/s)
  expect(all(element, '[part=card]:first-of-type p > svg')).toHaveLength(1)
  expect(control(element, '#2026-03-01', 'p a').getAttribute('href')).toMatch(/\/files\/9$/)
})

test.each([
  [2, / Invoices: For project 0For project 1(?!Payment)/],
  [4, /Thank you\. Payment History/],
] as const)(
  'the invoices of %i payments are named by what they are for; many stand in the list',
  async (most, says) => {
    configure({ routes: { pay: '#pay', payments: '/payments' } })
    const places = Array.from({ length: most }, (_, place) => place)
    const [before, after] = [10, 0].map((due) =>
      places.map((place) => ({ ...project(`${place}`, due), receivedAmount: 50 - due })),
    )
    respond({ services: before, payments: paid })
    const element = await open('cp-payments', 'Payment due')
    control(element, `Pay $${most}0.00`).click()
    const news = places.map((place) => ({
      ...{ ...payment('2026-03-01', 10), id: `new ${place}`, description: `For project ${place}` },
      ...{ createdAt: `2026-03-01T08:00:0${9 - place}Z`, invoicePath: '/files/9' },
    }))
    respond({ services: after, payments: [...news, ...paid] })
    await Promise.all([$projects.refresh(), $payments.refresh()])
    await reads(element, says)
  },
)

test('on a phone, no line of what is due goes beyond the others', async () => {
  respond({ services: [project('a', 4444, '2026-11-27'), project('b', 30125, '2999-12-31')], payments: [] })
  await page.viewport(360, 740)
  const element = await open('cp-payments', /\$4,444\.00 overdue since/)
  const card = find(element, '[part=card] > div > div')
  const { paddingInlineEnd } = getComputedStyle(card)
  const end = card.getBoundingClientRect().right - Number.parseFloat(paddingInlineEnd)
  for (const line of all(element, '[part=card]:first-of-type span'))
    expect(line.getBoundingClientRect().right).toBeLessThanOrEqual(end + 0.5)
})

test.each([
  ['en', 34_000, 'beside it'],
  ['de', 34_000, 'beside it'],
  ['en', 30_000_000, 'below it'],
  ['de', 30_000_000, 'below it'],
])(
  'on a phone, a sum stands below its name, and Pay, which says it, too: %s, %i, %s',
  async (locale, sum, place) => {
    configure({ locale, routes: { pay: '#pay' } })
    respond({ services: [project('a', sum), project('b', 445)], payments: [] })
    await page.viewport(360, 740)
    const element = await open('cp-payments', /[.,]445/)
    const [figure, pay] = ['strong', 'a[part~=button]'].map((each) =>
      find(element, each).getBoundingClientRect(),
    )
    const name = document.createRange()
    name.selectNodeContents(find(element, 'p').firstChild ?? element)
    expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual((figure?.top ?? 0) + 1)
    // It breaks nowhere.
    expect((figure?.bottom ?? 0) - name.getBoundingClientRect().top).toBeLessThanOrEqual(44)
    const gap =
      place === 'beside it'
        ? (pay?.left ?? 0) - (figure?.right ?? 0)
        : (pay?.top ?? 0) - (figure?.bottom ?? 0)
    expect(gap).toBeGreaterThanOrEqual(12)
  },
)

test('a month with little is no sliver, and one with nothing has no column', async () => {
  const month = (back: number) => {
    const now = new Date()
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 10)
  }
  respond({ services: [], payments: [payment(month(0), 100_000), payment(month(1), 1)] })
  await page.viewport(1280, 800)
  const element = await open('cp-payments', 'Last twelve months: $100,001.00')
  await userEvent.click(control(element, '', 'button[aria-labelledby]'))
  const heights = all(element, 'rect').map((rect) => rect.getBoundingClientRect().height)
  expect(heights.filter((height) => height > 0)).toHaveLength(2)
  expect(heights[10]).toBeGreaterThan(4)
  // Over so wide a card, the months are no strip.
  expect(Math.max(...heights)).toBeGreaterThan(100)
})

test('of one project, only what is due for it', async () => {
  configure({ routes: { pay: '/pay?for={serviceId}' } })
  respond({ service: project('a', 25, '2999-12-31'), servicePayments: paid })
  const element = await open('cp-payments service-id="a"', /Payment due\$25\.00Due December\s31,\s2999Pay/)
  expect(hrefs(element)).toEqual(['/pay?for=a'])
  expect(count('services')).toBe(0)
})

test('the sum of what is due is a figure, as large as a heading', async () => {
  configure({ routes: { pay: '/pay' } })
  respond({ services: [project('a', 25)], payments: paid })
  const element = await open('cp-payments', 'Payment due$25.00')
  expect(getComputedStyle(find(element, 'p > strong')).fontSize).toBe('26px')
})

test('who has paid nothing yet still reads what is due', async () => {
  respond({ services: [project('a', 25)], payments: [] })
  const element = await open('cp-payments', /Payment due\$25\.00Project a/)
  await becomes(element, 'ready')
})

test.each([3, 2, 1])('%i payments that are shown are seen, for the bell', async (most) => {
  respond({ services: [], payments: paid.slice(0, most) })
  const element = await open('cp-payments', `Total of ${most} payment`)
  await until(() => expect($sights.get()).toMatchObject([{ path: '/payments/payment-history' }]))
  element.remove()
})

test('projects that fail tell nothing of it, and a host without projects asks for none', async () => {
  respond({ payments: paid })
  rules.services = fail(503, 'Closed.', { 'Retry-After': '60' })
  const failed = await open('cp-payments', 'DE-2026-01-31')
  await until(() => expect(count('services')).toBe(1))
  await becomes(failed, 'ready')
  await reads(failed, 'Total of 3 payments')
  await loses(failed, due)
  failed.remove()

  configure({ features: { projects: false } })
  const without = await open('cp-payments', 'Total of 3 payments')
  await loses(without, due)
  expect(count('services')).toBe(1)
})

test('with more due than is known, it does not say that nothing is', async () => {
  respond({ services: [{ ...project('a', 0), dueAmount: 'a lot' }], payments: paid })
  await open('cp-payments', /Payment dueAmount not known/)
})

test('each month tells its sum: by arrow keys from one stop, and under a pointer', async () => {
  const thisMonth = new Date().toISOString().slice(0, 7)
  respond({ services: [], payments: ['01', '02', '03'].map((day) => payment(`${thisMonth}-${day}`, 10)) })
  const element = await open('cp-payments', 'Last twelve months: $30.00')
  const name = (back: number) => {
    const now = new Date()
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back))
    return month.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  }
  // The sum unfolds them.
  await page.viewport(1280, 800)
  const fold = control(element, '', 'button[aria-labelledby]')
  const slider = find<HTMLInputElement>(element, 'input[type=range]')
  expect(slider.checkVisibility()).toBe(false)
  await userEvent.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  expect(slider.checkVisibility()).toBe(true)
  slider.focus()
  expect(slider.getAttribute('aria-valuetext')).toBe(`${name(0)}: $30.00`)
  await userEvent.keyboard('{ArrowLeft}')
  await until(() => expect(slider.getAttribute('aria-valuetext')).toBe(`${name(1)}: $0.00`))
  await userEvent.keyboard('{Home}')
  await until(() => expect(slider.getAttribute('aria-valuetext')).toBe(`${name(11)}: $0.00`))
  expect(focusedIn(element)).toBe(slider)

  const months = all(element, 'input[type=range] ~ span[style]').slice(-12)
  await userEvent.hover(months[10] ?? element)
  await reads(element, `${name(1)}: $0.00`)
  await userEvent.hover(control(element, 'Export as CSV'))
  await until(() => expect(inside(element).textContent).not.toContain(`${name(1)}: $0.00$`))
})

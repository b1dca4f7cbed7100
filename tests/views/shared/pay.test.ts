/** "Pay": where it leads, where there is none, and what the host is told. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { configure } from '../../../src/core/index'
import { record, show, signInAs, until } from '../../elements/page'
import { all, control, open, reads, textOf } from '../../elements/person'
import { respond } from '../../elements/server'

const project = (_id: string, payPath?: string) => ({
  _id,
  serviceName: `Project ${_id}`,
  active: 'Active',
  totalCost: 100,
  receivedAmount: 40,
  payPath,
})

/** The client's projects. The first one is also the one whose page is opened. */
function serve(...projects: object[]) {
  respond({ services: projects, service: projects[0], payments: [] })
  respond({ tickets: [], serviceUpdates: [], milestones: [], files: [] })
}

const payLinks = (element: Element) =>
  all(element, 'a')
    .filter(({ textContent }) => textContent?.startsWith('Pay $'))
    .map((link) => link.getAttribute('href'))

test.each([
  ['a path of the site', '/checkout/7', ['/checkout/7']],
  ['a screen of the portal', '/support', ['/support']],
  ['another site', 'https://pay.example.com/7', ['https://pay.example.com/7']],
  ['another site without TLS', 'http://pay.example.com/7', []],
  ['a script', 'javascript:alert(1)', []],
  ['a host without a scheme', '//pay.example.com/7', []],
  ['nothing', '', []],
])('the payPath of a project is %s', async (_, payPath, links) => {
  serve(project('a', payPath))
  const waiting = await open('cp-attention', '$60.00')
  expect(payLinks(waiting)).toEqual(links)
  const page = await open(
    'cp-project service-id="a"',
    /Paid\$40\.00Due(Pay )?\$60\.00.*Pending Payment\$60\.00/s,
  )
  expect(payLinks(page)).toEqual(links)
})

test.each([
  ['no page', {}, [], []],
  ['one page for all', { pay: '/pay' }, ['/pay'], ['/own', '/pay', '/pay']],
  ['a page for each project', { pay: '/pay/{serviceId}' }, [], ['/own', '/pay/a', '/pay/b']],
  [
    'one page that gets the sum',
    { pay: '/pay?of={serviceId}&sum={amount}{currency}' },
    ['/pay?of=&sum=180USD'],
    ['/own', '/pay?of=a&sum=60USD', '/pay?of=b&sum=60USD'],
  ],
])('a host with %s: beside the whole sum, and beside each project', async (_, routes, sum, parts) => {
  configure({ routes })
  const own = { payPath: parts.length > 0 ? '/own' : '', dueDate: '2026-01-31' }
  serve(project('a'), project('b'), { ...project('c'), ...own })
  const waiting = await open('cp-attention', '$180.00')
  expect(payLinks(waiting)).toEqual(sum)
  control(waiting, '3 projects').click()
  await reads(waiting, 'Project c')
  expect(payLinks(waiting)).toEqual([...sum, ...parts])
})

test('where projects are paid one by one, "Pay" beside their sum unfolds them', async () => {
  configure({ routes: { pay: '/pay/{serviceId}' } })
  serve(project('a'), project('b'))
  const waiting = show('cp-attention')
  const pay = await until(() => control(waiting, 'Pay'))
  expect(pay.ariaExpanded).toBe('false')
  pay.click()
  await reads(waiting, 'Project b')
  expect(pay.ariaExpanded).toBe('true')
  expect(payLinks(waiting)).toEqual(['/pay/a', '/pay/b'])
})

test('what is due is asked for, by its date; what remains beside it is told, and asked of nobody', async () => {
  configure({ routes: { pay: '/pay?sum={amount}' } })
  const later = { dueAmount: 25, dueDate: '2999-12-31' }
  serve({ ...project('a'), ...later }, { ...project('b'), dueAmount: 0 })
  const waiting = await open('cp-attention', /Payment dueProject a.*Due December\s31,\s2999.*Pay \$25\.00/s)
  expect(textOf(waiting)).not.toMatch(/Overdue|60/)
  expect(payLinks(waiting)).toEqual(['/pay?sum=25'])
  const page = await open(
    'cp-project service-id="a"',
    /Paid\$40\.00Due December\s31,\s2999Pay \$25\.00.*Pending Payment\$60\.00/s,
  )
  expect(payLinks(page)).toEqual(['/pay?sum=25'])
})

test('what is overdue is said in words, of one project and of each among several', async () => {
  const past = { dueAmount: 25, dueDate: '2026-01-31T00:00:00.000Z' }
  serve({ ...project('a'), ...past })
  const one = await open('cp-attention', /Payment due.*Overdue.*Project a.*Was due January\s31,\s2026/s)
  await open('cp-project service-id="a"', /Overdue since January\s31,\s2026\$25\.00/)
  one.remove()

  await signInAs()
  serve(project('b'), { ...project('a'), ...past })
  const several = await open(
    'cp-attention',
    /Payment due\$85\.00.*\$25\.00 overdue.*2 projects.*First due January\s31,\s2026/s,
  )
  control(several, '2 projects').click()
  await reads(several, /Project a.*Overdue since January\s31,\s2026.*\$25\.00.*Project b\$60\.00/s)
})

test('nothing is due where the company says so: a project is not asked for by what remains of it', async () => {
  configure({ routes: { pay: '/pay' } })
  serve({ ...project('a'), dueAmount: 0 }, { ...project('b'), active: 'Pending' })
  await open('cp-attention', 'Nothing is waiting for you')
  const page = await open('cp-project service-id="a"', /Paid\$40\.00.*Pending Payment\$60\.00/s)
  expect(payLinks(page)).toEqual([])
})

test('what is due without a total, or for a rejected project, can be paid on its page', async () => {
  configure({ routes: { pay: '/pay' } })
  serve({ ...project('a'), active: 'Rejected', dueAmount: 25 })
  await open('cp-project service-id="a"', 'Paid$40.00DuePay $25.00')
})

test.each([
  ['cp-attention', '', 120],
  ['cp-dashboard', '', 120],
  ['cp-project service-id="a"', 'a', 60],
  ['cp-portal routing="memory" path="/services/service/a"', 'a', 60],
])('<%s> tells the host, who can take over', async (html, serviceId, amount) => {
  configure({ routes: { pay: '#pay' } })
  serve(project('a'), project('b'))
  const asked = record('cp-pay-request')
  const element = await open(html, `${serviceId ? 'Due' : '2 projects'}Pay $${amount}.00`)
  element.addEventListener('cp-pay-request', (event) => event.preventDefault(), { once: true })
  const pay = control(element, new RegExp(`^Pay \\$${amount}\\.00$`))
  pay.click()
  const detail = { serviceId, amount, currency: 'USD' }
  expect(asked).toEqual([{ from: element.localName, manner: 'bubbles composed cancelable', detail }])
  expect(location.hash).toBe('')
  pay.click()
  expect(location.hash).toBe('#pay')
})

test('a payPath that names a screen opens it inside of the portal', async () => {
  serve(project('a', '/support'))
  const went = record('cp-navigate')
  const portal = await open('cp-portal routing="memory" path="/services/service/a"', /DuePay \$60\.00/)
  control(portal, 'Pay $60.00').click()
  await reads(portal, 'Looks like everything is going great!')
  expect(went.map(({ detail }) => detail.route)).toEqual(['tickets'])
})

test('what is paid needs no button', async () => {
  configure({ routes: { pay: '/pay' } })
  serve({ ...project('a'), receivedAmount: 100 })
  const page = await open('cp-project service-id="a"', 'Pending Payment$0.00')
  expect(payLinks(page)).toEqual([])
  expect(textOf(page)).toContain('Paid$100.00')
})

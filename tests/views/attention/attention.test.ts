/** <cp-attention> as a host sees it: what it shows, where it leads, and what it tells the host. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { fail, hang, offline } from '../../../server/api/intercept'
import { $projects, $tickets, configure, noteGoingToPay, signOut } from '../../../src/core/index'
import { errors, record, show, signInAs, type Told, until } from '../../elements/page'
import { all, becomes, control, find, open, press, reads, textOf } from '../../elements/person'
import { count, respond, rules } from '../../elements/server'

const totals = (changes: Told[]) => changes.map(({ detail }) => detail.total)
const html = '<cp-attention></cp-attention>'
/** A ticket that asks, and that no update names: with it, four things wait. */
const unnamed = {
  ticketId: 'TKT-9',
  subject: 'Order data of the Lyon warehouse',
  status: 'Action Required',
}

test('leads to the pages of the host', async () => {
  configure({ routes: { ticket: '/account/tickets/{ticketId}' } })
  const element = await open(html, 'Order data of the Lyon warehouse')
  const link = control(element, 'Order data of the Lyon warehouse')
  expect(link.getAttribute('href')).toBe('/account/tickets/TKT-H8WK35TN')
  const told = record('cp-navigate', element)
  element.addEventListener('cp-navigate', (event) => event.preventDefault())
  link.click()
  expect(told[0]?.detail).toMatchObject({ route: 'ticket', params: { ticketId: 'TKT-H8WK35TN' } })
})

test('leads to the page of the project where the host has none for its updates and milestones', async () => {
  configure({ portalUrl: '', routes: { project: '/account/projects/{serviceId}' } })
  respond({ tickets: [unnamed] })
  const element = await open(html, 'Please approve the home page')
  const leadsTo = (title: string) => control(element, title).getAttribute('href')
  expect(leadsTo('Please approve the home page')).toBe('/account/projects/project-website-relaunch')
  expect(leadsTo('We need the order data from Lyon')).toBe('/account/projects/project-stock-forecast')
  expect(leadsTo('Order data of the Lyon warehouse')).toBeNull()
})

const filled = (element: Element) =>
  all(element, '[part~=button-primary]').map(({ textContent }) => textContent)

test('of what waits, the first thing that can be done leads alone; what is opened leads in its place', async () => {
  configure({ routes: { pay: '/pay' } })
  const element = await open(html, 'Ask for changes')
  expect(filled(element)).toEqual(['Pay $34,445.00'])
  respond({ services: [{ _id: 'project-website-relaunch', active: 'Active' }] })
  await $projects.refresh()
  await until(() => expect(filled(element)).toEqual(['Approve']))
  await press(element, 'Ask for changes')
  await until(() => expect(filled(element)).toEqual(['Send']))
})

test('what is to be approved is told beside its button; what only leads tells its title', async () => {
  respond({ tickets: [unnamed] })
  const element = await open(html, 'Ask for changes')
  const told = all(element, '[part=attention]').map((row) => row.querySelector('p')?.textContent ?? '')
  expect(told).toEqual(['', expect.stringContaining('The home page is ready for your approval.'), '', ''])
  // It makes a row at most two lines higher: also on a phone, and there with letters twice as large.
  for (const style of ['inline-size:330px', 'inline-size:330px;--cp-rem:32px']) {
    element.style.cssText = style
    const text = all(element, 'p[dir=auto]')[0]
    const { lineHeight = '' } = text ? getComputedStyle(text) : {}
    expect(text?.offsetHeight).toBeLessThanOrEqual(2 * Number.parseFloat(lineHeight) + 1)
  }
  // Where there is room, it fills the line.
  element.style.cssText = 'inline-size:1000px'
  await until(() => expect(find(element, 'p[dir=auto]').innerText).toMatch(/ the buttons lead where…$/))
})

test('a row that only leads shows it', async () => {
  respond({ tickets: [unnamed] })
  const element = await open(html, 'Ask for changes')
  const leads = all(element, '[part=attention]').map((row) => row.lastElementChild?.matches('span:has(svg)'))
  expect(leads).toEqual([false, false, true, true])
})

test('tells how much waits, at first and when it changes', async () => {
  const changes = record('cp-attention-change')
  const element = show(html)
  await becomes(element, 'ready')
  expect(changes).toEqual([{ from: 'cp-attention', manner: 'bubbles composed', detail: { total: 3 } }])
  respond({ tickets: [unnamed] })
  $tickets.refresh()
  await until(() => expect(totals(changes)).toEqual([3, 4]))
})

test.each(['cp-dashboard', 'cp-portal routing="memory"'])('so does <%s>', async (html) => {
  const changes = record('cp-attention-change')
  show(html)
  await until(() => expect(totals(changes)).toEqual([3]))
})

test('tells it hidden in a header, too', async () => {
  const changes = record('cp-attention-change')
  const element = show('cp-attention hidden')
  await until(() => expect(totals(changes)).toEqual([3]))
  expect(element.getBoundingClientRect().height).toBe(0)
})

test('among other cards its room is kept until it is known whether something waits', async () => {
  respond({
    services: [{ _id: 'p1', serviceName: 'Relaunch', active: 'Completed' }],
    serviceUpdates: [],
    milestones: [],
  })
  rules.tickets = hang()
  const dashboard = await open('cp-dashboard', /Relaunch.*DE-4502/s)
  expect(textOf(dashboard)).toContain('Loading…')
  rules.tickets = undefined
  $tickets.retry()
  await reads(dashboard, /Waiting for you\s*1/)
})

test('says kindly that nothing waits; a first day says it in its own words', async () => {
  await signInAs('new@example.com')
  const changes = record('cp-attention-change')
  const page = show(`<div>${html}<cp-dashboard></cp-dashboard></div>`)
  const [alone, dashboard] = Array.from(page.children)
  await reads(alone, 'Nothing is waiting for you')
  await becomes(dashboard, 'empty')
  expect(textOf(dashboard)).not.toMatch(/waiting for you/i)
  await until(() => expect(totals(changes)).toEqual([0, 0]))
})

test('that nothing waits is said for what was looked at', async () => {
  const services = Array.from({ length: 6 }, (_, index) => ({ _id: `p${index}`, active: 'Active' }))
  respond({ services, serviceUpdates: [], milestones: [], tickets: [] })
  const element = await open(html, 'Nothing seems to be waiting for you')
  expect(textOf(element)).toContain('Approvals of older projects: see Project History.')
  expect(textOf(element)).not.toContain('When something needs you')
})

test('what fails is told, and what could be read stays', async () => {
  rules.milestones = fail(500, 'No milestones today.')
  rules.tickets = fail(503, 'The desk is closed.')
  const raised = record('cp-error')
  const changes = record('cp-attention-change')
  const element = show(html)
  await becomes(element, 'error')
  await reads(element, 'Please approve the home page')
  expect(new Set(raised.map(({ detail }) => detail.call))).toEqual(new Set(['tickets', 'milestones']))
  expect(totals(changes)).toEqual([3])
  rules.milestones = undefined
  respond({ tickets: [unnamed] })
  control(element, 'Retry').click()
  await becomes(element, 'ready')
  expect(totals(changes)).toEqual([3, 4])
  // Milestones that fail are logged.
  errors.mockClear()
})

test('that nothing waits is not told while nothing is known', async () => {
  rules.services = fail(500, 'No.')
  rules.tickets = offline()
  const changes = record('cp-attention-change')
  const element = show(html)
  await becomes(element, 'error')
  expect(textOf(element)).not.toContain('Nothing is waiting for you')
  expect(changes).toEqual([])
})

test('is ready and stale when a refetch fails', async () => {
  const element = show(html)
  await becomes(element, 'ready')
  rules.services = offline()
  $projects.refresh()
  await becomes(element, 'ready', 'stale')
  await reads(element, 'The latest could not be loaded')
})

test('on a dashboard that shows the projects too, they are asked for once, and what may be missing is said', async () => {
  rules.services = fail(500, 'No.')
  const element = await open('cp-dashboard', 'Order data of the Lyon warehouse')
  expect(count('services')).toBe(1)
  await reads(element, "What is due couldn't be loaded")
})

test('what was just paid is said while nobody knows what else waits', async () => {
  const project = {
    ...{
      _id: 'one',
      serviceId: 'SRV-1',
      serviceName: 'One',
      industry: '',
      active: 'Active',
      totalCost: 1000,
    },
    ...{ startDate: '', endDate: '', createdAt: '', dueAmount: 500, receivedAmount: 0 },
  }
  noteGoingToPay([project], 'USD')
  respond({ services: [{ ...project, dueAmount: 0, receivedAmount: 500 }] })
  rules.tickets = hang()
  const element = await open(html, '$500.00 received. Thank you.')
  await becomes(element, 'loading')
})

test('on a dashboard where all has failed, all of it is named', async () => {
  rules.services = fail(500, 'No.')
  rules.tickets = fail(500, 'No.')
  const element = show('cp-dashboard')
  await reads(element, 'Not loaded: Tickets and Projects.')
  expect(textOf(element)).not.toContain('Nothing is waiting for you')
})

test('is signed out when nobody is signed in any more, and comes back', async () => {
  const element = show(html)
  await becomes(element, 'ready')
  signOut()
  await becomes(element, 'signed-out')
  expect(textOf(element)).not.toContain('Lyon')
  await signInAs()
  await becomes(element, 'ready')
})

test('the buttons that approve make a row no higher than its neighbours, where there is room', async () => {
  const element = await open(html, 'Please approve the home page')
  element.style.inlineSize = '60rem'
  const buttons = await until(() => control(element, 'Approve').closest('[role=group]'))
  const rowOf = (title: string) => control(element, title).closest('li') ?? expect.fail('It has no row.')
  const row = rowOf('Please approve the home page')
  const { height } = rowOf('Order data of the Lyon warehouse').getBoundingClientRect()
  const told = row.querySelector('p')?.getBoundingClientRect().height ?? 0
  expect(row.getBoundingClientRect().height).toBe(height + told)
  // What asks once more is below the texts.
  control(element, 'Approve').click()
  await reads(element, 'Approve Home page, version 3?')
  expect(buttons?.isConnected).toBe(false)
  expect(row.getBoundingClientRect().height).toBeGreaterThan(height)
})

test.each([
  [900, false],
  [30_654_212, true],
])('at 360 px, a long sum has a line of its own: %i', async (sum, isBelow) => {
  configure({ routes: { pay: '/pay' } })
  const project = { active: 'Active', totalCost: sum, dueAmount: sum / 2, receivedAmount: 0 }
  const services = [1, 2].map((id) => ({ ...project, _id: `p${id}`, serviceName: `Project ${id}` }))
  respond({ services, tickets: [], serviceUpdates: [], milestones: [] })
  const element = await open('cp-attention style="inline-size:328px"', /Pay \$/)
  const pay = control(element, /^Pay \$/).getBoundingClientRect()
  const projects = control(element, /2 projects/).getBoundingClientRect()
  expect(pay.top >= projects.bottom).toBe(isBelow)
  const title = pay.left - projects.left
  expect(isBelow ? title : pay.width - title).toBeLessThanOrEqual(0)
})

test('where there is little room, the button that shows all hides no single item', async () => {
  const dashboard = await open('cp-dashboard style="width:360px"', 'Order data of the Lyon warehouse')
  const rows = all(dashboard, '[part=attention]')
  expect(rows.map((row) => row.checkVisibility())).toEqual([true, true, true])
  expect(textOf(dashboard)).not.toContain('Show all (')
})

test.each([
  [1280, 4, false],
  [360, 2, true],
])(
  'among other cards, where there are %i px, %i items are shown before a button shows all',
  async (width, most, hasMore) => {
    respond({ tickets: [unnamed] })
    const dashboard = await open(`cp-dashboard style="width:${width}px"`, 'We need the order data from Lyon')
    const rows = () => all(dashboard, '[part=attention]').filter((row) => row.checkVisibility())
    expect(rows()).toHaveLength(most)
    const button = control(dashboard, /^Show all/)
    expect(button.checkVisibility()).toBe(hasMore)
    if (!hasMore) return
    // An answer is being written in one of the others: its form is all that is looked at.
    const form = document.createElement('form')
    all(dashboard, '[part=attention]')[2]?.append(form)
    expect(rows()).toHaveLength(3)
    form.remove()
    button.click()
    await until(() => expect(rows()).toHaveLength(4))
  },
)

/** Ids that can't stand in an address: what they name is shown without its link, and everything else as ever. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { defineElements } from '../../../src/elements/index'
import { inside, reads, record, rules, show, signInAs, textOf, until } from '../../elements/page'

const ids = ['.', '..', '\ud800', 'ok']

beforeAll(() => defineElements())
beforeEach(async () => {
  await signInAs()
  rules.services = answer({
    success: true,
    data: ids.map((_id, index) => ({ _id, serviceName: `Project ${index}`, active: 'Active', totalCost: 1 })),
  })
  rules.tickets = answer({
    success: true,
    data: ids.map((ticketId, index) => ({ ticketId, subject: `Ticket ${index}`, status: 'Action Required' })),
  })
  rules.serviceUpdates = answer({ success: true, data: [] })
  rules.milestones = answer({ success: true, data: [] })
})

const links = (element: Element, selector: string) =>
  Array.from(inside(element).querySelectorAll<HTMLAnchorElement>(selector))

test.each([
  ['cp-projects', 'Project', 'tbody a', '/services/service/ok'],
  ['cp-tickets', 'Ticket', 'tbody a', '/support/ticket/ok'],
  ['cp-attention', 'Ticket', 'li a[href*=ticket]', '/support/ticket/ok'],
])('<%s>', async (tag, name, selector, path) => {
  const broken = record('cp-error')
  const element = show(`<${tag}></${tag}>`)
  for (const index of ids.keys()) await reads(element, `${name} ${index}`)
  expect(links(element, selector).map((link) => link.pathname)).toEqual([path])
  expect(broken).toEqual([])
})

test('a click on what has no link goes nowhere', async () => {
  rules.services = answer({ success: true, data: [] })
  const followed = record('cp-navigate')
  const element = show('<cp-attention></cp-attention>')
  await reads(element, 'Ticket 3')
  const titles = Array.from(inside(element).querySelectorAll<HTMLElement>('li [part=link]'))
  for (const title of titles.filter((each) => each.textContent !== 'Ticket 3')) title.click()
  expect(titles.length).toBe(4)
  expect(followed).toEqual([])
})

test.each(['.', '\ud800'])('<cp-project> says why there is none with the id %j', async (id) => {
  const project = show('<cp-project></cp-project>')
  project.setAttribute('service-id', id)
  await until(() => expect(project.matches(':state(error)')).toBe(true))
  expect(textOf(project)).not.toContain('Something went wrong here')
})

/** Ids that can't stand in an address: what they name is shown without its link, and everything else as ever. */
import '../../elements/defined'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { record, show, signInAs } from '../../elements/page'
import { all, becomes, open, reads, textOf } from '../../elements/person'
import { respond, rules } from '../../elements/server'

const ids = ['.', '..', '\ud800', 'ok']

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
  respond({ serviceUpdates: [] })
  respond({ milestones: [] })
})

const links = (element: Element, selector: string) => all<HTMLAnchorElement>(element, selector)

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
  respond({ services: [] })
  const followed = record('cp-navigate')
  const element = await open('cp-attention', 'Ticket 3')
  const titles = all(element, 'li [part=link]')
  for (const title of titles.filter((each) => each.textContent !== 'Ticket 3')) title.click()
  expect(titles.length).toBe(4)
  expect(followed).toEqual([])
})

test.each(['.', '\ud800'])('<cp-project> says why there is none with the id %j', async (id) => {
  const project = show('cp-project')
  project.setAttribute('service-id', id)
  await becomes(project, 'error')
  expect(textOf(project)).not.toContain('Something went wrong here')
})

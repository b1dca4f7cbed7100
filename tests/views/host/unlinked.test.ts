/** Ids that can't stand in an address: what they name is shown without its link, and everything else as ever. */
import '../../elements/signed-in'
import { beforeEach, expect, test } from 'vitest'
import { record, show } from '../../elements/page'
import { all, becomes, open, reads, textOf } from '../../elements/person'
import { respond } from '../../elements/server'

const ids = ['.', '..', '\ud800', 'ok']

beforeEach(() => {
  const project = { active: 'Active', totalCost: 1 }
  const ticket = { status: 'Action Required' }
  respond({
    services: ids.map((_id, index) => ({ ...project, _id, serviceName: `Project ${index}` })),
    tickets: ids.map((ticketId, index) => ({ ...ticket, ticketId, subject: `Ticket ${index}` })),
    ...{ serviceUpdates: [], milestones: [] },
  })
})

test.each([
  ['cp-projects', 'Project', 'tbody a', '/services/service/ok'],
  ['cp-tickets', 'Ticket', 'tbody a', '/support/ticket/ok'],
  ['cp-attention', 'Ticket', 'li a[href*=ticket]', '/support/ticket/ok'],
])('<%s>', async (tag, name, selector, path) => {
  const broken = record('cp-error')
  const element = show(`<${tag}></${tag}>`)
  for (const index of ids.keys()) await reads(element, `${name} ${index}`)
  expect(all<HTMLAnchorElement>(element, selector).map((link) => link.pathname)).toEqual([path])
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

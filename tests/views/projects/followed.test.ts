/** What a client follows, as single widgets in a host's own pages: one project, the tickets, one ticket. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { errors, record, until } from '../../elements/page'
import { becomes, control, inside, open, reads, textOf } from '../../elements/person'
import { count } from '../../elements/server'

const relaunch = 'project-website-relaunch'
const booking = 'project-calibration-booking'

test.each([
  ['cp-project', 'service-id', relaunch, '$48,500.00', booking, '$72,000.00'],
  [
    'cp-project-updates',
    'service-id',
    relaunch,
    'Please approve the home page',
    booking,
    'Notes from the workshop',
  ],
  ['cp-milestones', 'service-id', relaunch, 'Launch and hand-over', booking, 'Clickable prototype'],
  ['cp-files', 'service-id', relaunch, 'Menu on my phone', booking, 'No files yet'],
  ['cp-ticket', 'ticket-id', 'TKT-M4XQ72PD', 'cookie notice', 'TKT-H8WK35TN', 'Lyon warehouse'],
])('<%s> shows what %s names, and follows it', async (tag, name, first, firstText, second, secondText) => {
  const element = await open(`<${tag} ${name}="${first}"></${tag}>`, firstText)
  element.setAttribute(name, second)
  await reads(element, secondText)
  expect(textOf(element)).not.toContain(firstText)
})

test('<cp-tickets> leads to a ticket, and to a new one', async () => {
  const element = await open('cp-tickets', 'Second invoice address')
  const followed = record('cp-navigate', element)
  element.addEventListener('cp-navigate', (event) => event.preventDefault())
  control(element, 'Raise a ticket').click()
  inside(element).querySelector<HTMLElement>('tbody a')?.click()
  expect(followed.map(({ detail }) => detail.route)).toEqual(['raiseTicket', 'ticket'])
})

test('<cp-raise-ticket> asks for a message before it sends anything', async () => {
  const element = await open('cp-raise-ticket', 'Create Ticket')
  await reads(element, 'Your queries/feedback appear here')
  control(element, 'Create Ticket').click()
  await until(() => expect(inside(element).querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0))
  expect(count('createTicket')).toBe(0)
})

test.each(['cp-project', 'cp-project-updates', 'cp-milestones'])(
  '<%s> says when there is no such project',
  async (tag) => {
    const element = await open(`<${tag} service-id="nobody-knows"></${tag}>`, 'Project not found')
    // Milestones that fail are logged.
    await until(() => expect(errors).toHaveBeenCalledOnce())
    errors.mockClear()
    await becomes(element, 'error')
  },
)

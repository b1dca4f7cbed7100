/** What a client follows, as single widgets in a host's own pages: one project, the tickets, one ticket. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { defineElements } from '../../../src/elements/index'
import {
  control,
  count,
  errors,
  inside,
  reads,
  record,
  show,
  signInAs,
  textOf,
  until,
} from '../../elements/page'

beforeAll(() => defineElements())
beforeEach(() => signInAs())

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
  const element = show(`<${tag} ${name}="${first}"></${tag}>`)
  await reads(element, firstText)
  element.setAttribute(name, second)
  await reads(element, secondText)
  expect(textOf(element)).not.toContain(firstText)
})

test('<cp-tickets> leads to a ticket, and to a new one', async () => {
  const element = show('<cp-tickets></cp-tickets>')
  await reads(element, 'Second invoice address')
  const followed = record('cp-navigate', element)
  element.addEventListener('cp-navigate', (event) => event.preventDefault())
  control(element, 'Raise a ticket').click()
  inside(element).querySelector<HTMLElement>('tbody a')?.click()
  expect(followed.map(({ detail }) => detail.route)).toEqual(['raiseTicket', 'ticket'])
})

test('<cp-raise-ticket> asks for a message before it sends anything', async () => {
  const element = show('<cp-raise-ticket></cp-raise-ticket>')
  await reads(element, 'Create Ticket')
  await reads(element, 'Your queries/feedback appear here')
  control(element, 'Create Ticket').click()
  await until(() => expect(inside(element).querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0))
  expect(count('createTicket')).toBe(0)
})

test.each(['cp-project', 'cp-project-updates', 'cp-milestones'])(
  '<%s> says when there is no such project',
  async (tag) => {
    const element = show(`<${tag} service-id="nobody-knows"></${tag}>`)
    await reads(element, 'Project not found')
    // Milestones that fail are logged.
    await until(() => expect(errors).toHaveBeenCalledOnce())
    errors.mockClear()
    await until(() => expect(element.matches(':state(error)')).toBe(true))
  },
)

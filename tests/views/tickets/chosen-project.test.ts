/** A ticket may be about a project: it is sent with it once the project is known, and without one where none can be known. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { fail } from '../../../server/api/intercept'
import { $tickets, changeDraft, newTicketDraft } from '../../../src/core/index'
import { errors, show, until } from '../../elements/page'
import { control, fill, inside } from '../../elements/person'
import { count, hold, rules } from '../../elements/server'

test('a ticket is sent with its project, once that has loaded', async () => {
  const load = hold('services')
  changeDraft(newTicketDraft, { subject: 'Help', message: 'Please', projectId: 'project-website-relaunch' })
  const element = show('cp-raise-ticket')
  element.addEventListener('cp-navigate', (event) => event.preventDefault())
  const create = await until(() => control(element, 'Create Ticket'))
  expect(create.getAttribute('aria-busy')).toBe('true')
  create.click()
  load()
  await until(() => expect(create.getAttribute('aria-busy')).toBeNull())
  expect(count('createTicket')).toBe(0)
  create.click()
  const stop = $tickets.listen(() => {})
  await until(() => expect(JSON.stringify($tickets.get())).toContain('Website relaunch, SRV-2051'))
  stop()
})

test('where projects and tickets fail, the form offers none, and sends', async () => {
  rules.services = rules.tickets = fail(500, 'The office is closed.')
  const element = show('cp-raise-ticket')
  element.addEventListener('cp-navigate', (event) => event.preventDefault())
  await until(() => expect(count('services') && count('tickets')).toBeGreaterThan(0))
  await until(() => fill(element, 'input', 'Handles'))
  fill(element, 'textarea', 'Which ones fit?')
  expect(inside(element).textContent).not.toContain('The office is closed')
  control(element, 'Create Ticket').click()
  await until(() => expect(count('createTicket')).toBe(1))
  errors.mockClear() // what can't be loaded is logged
})

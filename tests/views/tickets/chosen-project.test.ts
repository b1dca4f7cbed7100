/** A ticket about a project, written before the page was loaded anew: it is not sent before the project is known. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { $tickets, changeDraft, newTicketDraft } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { control, count, rules, show, signInAs, until } from '../../elements/page'

beforeAll(() => defineElements())
beforeEach(() => signInAs())

test('a ticket is sent with its project, once that has loaded', async () => {
  let load = () => {}
  const loaded = new Promise<void>((resolve) => {
    load = resolve
  })
  rules.services = (proceed) => loaded.then(proceed)
  changeDraft(newTicketDraft, { subject: 'Help', message: 'Please', projectId: 'project-website-relaunch' })
  const element = show('<cp-raise-ticket></cp-raise-ticket>')
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

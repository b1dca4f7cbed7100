/** A server without files: no call of theirs is made, and nothing offers what would be refused. */
import { beforeEach, expect, test } from 'vitest'
import { configure, defineElements } from '../../src/elements/index'
import { show, signInAs, until } from './page'
import { all, inside, open, reads, textOf } from './person'
import { count } from './server'

beforeEach(async () => {
  configure({ uploads: undefined, features: undefined })
  await defineElements()
  await signInAs()
})

/** What takes files from a client. */
const takers = (element: Element) => all(element, 'input').filter(({ type }) => type === 'file').length

test.each([
  ['cp-raise-ticket', '', 'Create Ticket'],
  ['cp-ticket', 'ticket-id="TKT-M4XQ72PD"', 'Send reply'],
  ['cp-files', 'service-id="project-website-relaunch"', 'Home page, final design'],
  ['cp-project', 'service-id="project-website-relaunch"', 'Home page, final design'],
])('<%s> takes files, and none with { maxFiles: 0 }', async (tag, attribute, text) => {
  const element = show(`<${tag} ${attribute}></${tag}>`)
  await until(() => {
    expect(textOf(element)).toContain(text)
    expect(takers(element)).toBeGreaterThan(0)
  })
  configure({ uploads: { maxFiles: 0 } })
  await until(() => expect(takers(element)).toBe(0))
  // What the company has shared is still there.
  expect(textOf(element)).toContain(text)
})

test('a form without words says what is missing, and nothing of files', async () => {
  configure({ uploads: { maxFiles: 0 } })
  const form = await open('cp-raise-ticket', 'Create Ticket')
  inside(form).querySelector<HTMLButtonElement>('button[type=submit]')?.click()
  await reads(form, 'Write a message.')
  expect(textOf(form)).not.toMatch(/file/i)
  expect(count('createTicket')).toBe(0)
})

test('a project of a host without files asks for none, and says nothing of them', async () => {
  configure({ uploads: { maxFiles: 0 }, features: { files: false } })
  const project = show('cp-project service-id="project-website-relaunch"')
  await until(() => {
    for (const text of ['Project Timeline', 'Payment History', 'Maya Okafor'])
      expect(textOf(project)).toContain(text)
  })
  expect(count('milestones')).toBe(1)
  expect(count('files')).toBe(0)
  expect(textOf(project)).not.toMatch(/Files & Documents|Upload/)
})

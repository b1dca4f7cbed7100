/** Every form that sends something says when the answer takes long, and lets the client cancel. */
import '../../elements/signed-in'
import { beforeAll, expect, test, vi } from 'vitest'
import { fail, hang } from '../../../server/api/intercept'
import { signOut } from '../../../src/core/index'
import { attach, type Form, fillIn, forms, showForm } from '../../elements/forms'
import { draw, until } from '../../elements/page'
import { all, control, fieldOf, focusedIn, loses, reads, textOf } from '../../elements/person'
import { count, rules } from '../../elements/server'

const slow = 'This is taking longer than usual.'
// What encrypts a password: while it loads, the time that the test moves would go on.
beforeAll(() => import('../../../src/core/session/password'))

const tried: Record<string, Form | undefined> = {
  ...forms,
  'Create Ticket, with a file': forms['Create Ticket'] && { ...forms['Create Ticket'], open: attach },
}

test.each(Object.entries(tried))('%s', async (_, form = expect.fail()) => {
  const { isPublic, call, button, fields, open } = form
  rules[call] = hang()
  if (isPublic) signOut()
  const element = await showForm(form)
  await fillIn(element, form)
  await draw()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  control(element, button).click()
  await until(() => expect(count(call)).toBe(1))

  // Where an upload has a progress bar, it is there from the start.
  const sendsFile = open === attach
  if (!sendsFile) expect(() => control(element, 'Cancel')).toThrow()
  await vi.advanceTimersByTimeAsync(9000)
  expect(textOf(element)).not.toContain(slow)
  await vi.advanceTimersByTimeAsync(1000)
  await reads(element, slow)
  expect(all(element, 'button').filter(({ textContent }) => textContent === 'Cancel')).toHaveLength(1)

  control(element, 'Cancel').click()
  await loses(element, slow)
  expect(() => control(element, 'Cancel')).toThrow()
  for (const [label, [, value]] of Object.entries(fields)) expect(fieldOf(element, label).value).toBe(value)
  if (sendsFile) expect(textOf(element)).toContain('plan.pdf')
  const waiting = '[data-type=loading]:not([data-leaving])'
  const toaster = () => document.querySelector('cp-toaster')?.shadowRoot
  await until(() => expect(toaster()?.querySelector(waiting) ?? null).toBeNull())
  if (!sendsFile) expect(focusedIn(element)?.textContent).toContain(button)

  rules[call] = fail(503, 'Not now.')
  control(element, button).click()
  await reads(element, 'Not now.')
})

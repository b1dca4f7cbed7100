/** Password recovery as elements: what a host gives them, and what can be read of it in the document. */
import { expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { defineElements } from '../../../src/elements/index'
import { show, stage, until } from '../../elements/page'
import { control, fill, find, inside, reads } from '../../elements/person'
import { count, rules } from '../../elements/server'

const token = 'from-the-mail'

test('<cp-reset-password> takes its token as a property, before and after its definition', async () => {
  const element = show('cp-reset-password user-id="client-ada"')
  Object.assign(element, { token })
  await defineElements({ only: ['cp-reset-password'] })
  await reads(element, 'Enter the following details to reset your password.')
  expect(Reflect.get(element, 'token')).toBe(token)
  expect(stage.innerHTML).toBe('<cp-reset-password user-id="client-ada"></cp-reset-password>')

  for (const absent of ['', null, undefined]) {
    Object.assign(element, { token: absent })
    await reads(element, 'This link is not complete.')
    Object.assign(element, { token })
    await until(() => expect(inside(element).querySelector('input')).not.toBeNull())
  }
})

test('<cp-reset-password> sends one call, however often it is asked to', async () => {
  await defineElements({ only: ['cp-reset-password'] })
  rules.resetPassword = answer({ success: true })
  const element = show('cp-reset-password user-id="client-ada"')
  Object.assign(element, { token })
  await until(() => control(element, 'Update Password'))
  control(element, 'Update Password').click()
  await reads(element, 'Enter a new password.')
  expect(count('resetPassword')).toBe(0)

  fill(element, 'input', 'correct horse')
  control(element, 'Update Password').click()
  control(element, 'Update Password').click()
  await reads(element, 'You can log in with your new password now.')
  expect(count('resetPassword')).toBe(1)
  // The form is done, and the next step has its place, and its focus.
  expect(inside(element).querySelector('input')).toBeNull()
  control(element, 'Log in')
  expect(inside(element).activeElement?.textContent).toContain('You can log in')
})

test('<cp-forgot-password> asks for an address, has a mail sent, and empties its field', async () => {
  await defineElements({ only: ['cp-forgot-password'] })
  const element = show('cp-forgot-password')
  await until(() => control(element, 'Send Email'))
  fill(element, 'input', 'client')
  control(element, 'Send Email').click()
  await reads(element, 'Enter an email address, such as name@example.com.')
  expect(count('sendResetEmail')).toBe(0)

  fill(element, 'input', 'client@example.com')
  control(element, 'Send Email').click()
  await reads(element, 'Look in your inbox')
  expect(count('sendResetEmail')).toBe(1)
  expect(find(element, 'input').value).toBe('')
})

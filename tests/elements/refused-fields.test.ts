/** What a server says of single fields stands at them, and the first one gets the focus. What was written stays. */
import './signed-in'
import { expect, test } from 'vitest'
import { signOut } from '../../src/core/index'
import { everyField, fillIn, showForm } from './forms'
import { toasts, until } from './page'
import { control, fieldOf, focusedIn, inside, textOf } from './person'
import { rules } from './server'

const word = 'Please do not send card numbers.'

test.each(everyField)('%s: %s', async (_, label, form) => {
  const { isPublic, call, button, fields } = form
  const [name, written] = fields[label] ?? expect.fail()
  if (isPublic) signOut()
  rules[call] = async () =>
    Response.json({ title: 'Not valid.', errors: { [name]: [word] } }, { status: 422 })
  const element = await showForm(form)
  await fillIn(element, form)
  const submit = control(element, button, 'button[type=submit]')
  submit.focus()
  submit.click()
  const field = () => fieldOf(element, label)
  await until(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
  const description = field().getAttribute('aria-describedby') ?? ''
  expect(inside(element).getElementById(description)?.textContent).toBe(word)
  // An upload takes minutes: the focus stays where the person is.
  if (call !== 'uploadFile') await until(() => expect(focusedIn(element)).toBe(field()))
  expect(field().value).toBe(written)
  // Nobody reads that the same may be sent again.
  expect(toasts.join()).toContain(word)
  expect(textOf(element)).not.toContain('you can send it again')
})

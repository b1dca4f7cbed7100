/** What a server says of single fields stands at them, and the first one gets the focus. What was written stays. */
import { beforeEach, expect, test } from 'vitest'
import type { CallName } from '../../server/api/calls'
import { signOut } from '../../src/core/index'
import { defineElements } from '../../src/elements/index'
import { choose, control, fill, inside, rules, show, signInAs, toasts, until } from './page'

const word = 'Please do not send card numbers.'

interface Form {
  markup: string
  isPublic?: boolean
  call: CallName
  /** The field's name in the call, and how to find it in the form. */
  field: [name: string, selector: string]
  write: (element: HTMLElement) => void
  submit: string
  /** An upload takes minutes: the focus stays where the person is. */
  isLong?: boolean
}

const login = (element: HTMLElement) => {
  fill(element, 'input[type=email]', 'client@example.com')
  fill(element, 'input[name=password]', 'portal-demo')
}
const ticket = (element: HTMLElement) => {
  fill(element, 'textarea', '4111 1111 1111 1111')
  fill(element, 'input:not([type=file])', 'My card')
}
const raise = {
  markup: '<cp-raise-ticket></cp-raise-ticket>',
  call: 'createTicket',
  submit: 'Create Ticket',
} as const
const signIn = { markup: '<cp-login></cp-login>', isPublic: true, call: 'login', submit: 'Log in' } as const

const forms: Form[] = [
  { ...raise, field: ['subject', 'input:not([type=file])'], write: ticket },
  { ...raise, field: ['message', 'textarea'], write: ticket },
  {
    markup: '<cp-ticket ticket-id="TKT-M4XQ72PD"></cp-ticket>',
    call: 'replyTicket',
    field: ['message', 'textarea'],
    write: (element) => fill(element, 'textarea', '4111 1111 1111 1111'),
    submit: 'Send reply',
  },
  {
    markup: '<cp-files service-id="project-website-relaunch"></cp-files>',
    call: 'uploadFile',
    field: ['fileName', 'form input:not([type=file])'],
    write: (element) => choose(element, new File(['x'], '4111.pdf', { type: 'application/pdf' })),
    submit: 'Upload',
    isLong: true,
  },
  { ...signIn, field: ['email', 'input[type=email]'], write: login },
  { ...signIn, field: ['password', 'input[name=password]'], write: login },
  {
    markup: '<cp-forgot-password></cp-forgot-password>',
    isPublic: true,
    call: 'sendResetEmail',
    field: ['email', 'input[type=email]'],
    write: (element) => fill(element, 'input[type=email]', 'client@example.com'),
    submit: 'Send Email',
  },
]

beforeEach(async () => {
  await defineElements()
  await signInAs()
})

test.each(forms)('$call, $field.0', async ({ markup, isPublic, call, field, write, submit, isLong }) => {
  if (isPublic) signOut()
  const [name, selector] = field
  rules[call] = async () =>
    Response.json({ title: 'Not valid.', errors: { [name]: [word] } }, { status: 422 })
  const element = show(markup)
  await until(() => write(element))
  await until(() => expect(find().value).not.toBe(''))
  const asWritten = find().value
  const button = await until(() => control(element, submit, 'button[type=submit]'))
  button.focus()
  button.click()
  await until(() => expect(find().getAttribute('aria-invalid')).toBe('true'))
  expect(messageOf(find())).toBe(word)
  if (!isLong) await until(() => expect(inside(element).activeElement).toBe(find()))
  expect(find().value).toBe(asWritten)
  // Nobody reads that the same may be sent again.
  expect(toasts.join()).toContain(word)
  expect(inside(element).textContent).not.toContain('you can send it again')

  delete rules[call]
  function find() {
    const found = inside(element).querySelector<HTMLInputElement>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  }
  function messageOf(control: HTMLElement) {
    const id = control.getAttribute('aria-describedby')
    return inside(element).getElementById(String(id))?.textContent
  }
})

/** Every form that sends something says when the answer takes long, and lets the client cancel. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { CallName } from '../../../server/api/calls'
import { fail, hang } from '../../../server/api/intercept'
import { defineElements } from '../../../src/elements/index'
import {
  control,
  count,
  draw,
  inside,
  reads,
  rules,
  serviceIdOf,
  show,
  signInAs,
  textOf,
  typeInto,
  until,
} from '../../elements/page'

const slow = 'This is taking longer than usual.'
const tags = ['cp-login', 'cp-forgot-password', 'cp-reset-password', 'cp-raise-ticket', 'cp-files'] as const
beforeAll(async () => {
  await defineElements({ only: tags })
  // What encrypts a password: while it loads, the time that the test moves would go on.
  await import('../../../src/core/session/password')
})
afterEach(() => void vi.useRealTimers())

const field = (element: Element, label: string) => {
  const found = Array.from(inside(element).querySelectorAll('label')).find((each) =>
    each.textContent?.startsWith(label),
  )?.control
  if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement))
    throw new Error(`There is no field "${label}" in ${textOf(element)}`)
  return found
}

const type = (element: Element, label: string, value: string) => typeInto(field(element, label), value)

function choose(element: Element): void {
  const input = inside(element).querySelector<HTMLInputElement>('input[type=file]')
  const data = new DataTransfer()
  data.items.add(new File(['x'], 'plan.pdf', { type: 'application/pdf' }))
  if (!input) throw new Error('There is no field for files.')
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

interface Form {
  tag: (typeof tags)[number]
  call: CallName
  button: string
  typed: Record<string, string>
  file?: true
  /** Cancel is there from the start, where an upload has a progress bar. */
  cancels?: true
}

const forms: Form[] = [
  {
    tag: 'cp-login',
    call: 'login',
    button: 'Log in',
    typed: { Email: 'client@example.com', Password: 'portal-demo' },
  },
  {
    tag: 'cp-forgot-password',
    call: 'sendResetEmail',
    button: 'Send Email',
    typed: { Email: 'client@example.com' },
  },
  {
    tag: 'cp-reset-password',
    call: 'resetPassword',
    button: 'Update Password',
    typed: { 'New password': 'correct horse' },
  },
  {
    tag: 'cp-raise-ticket',
    call: 'createTicket',
    button: 'Create Ticket',
    typed: { Subject: 'The invoice', 'Describe your issue': 'It is missing.' },
  },
  {
    tag: 'cp-raise-ticket',
    call: 'createTicket',
    button: 'Create Ticket',
    typed: { Subject: 'The invoice', 'Describe your issue': 'It is attached.' },
    file: true,
    cancels: true,
  },
  {
    tag: 'cp-files',
    call: 'uploadFile',
    button: 'Upload',
    typed: { 'File name': 'plan.pdf', Remarks: 'The latest.' },
    file: true,
    cancels: true,
  },
]

test.each(forms)('<$tag> with $typed', async ({ tag, call, button, typed, file, cancels }) => {
  rules[call] = hang()
  const serviceId = tag === 'cp-files' && (await serviceIdOf())
  if (tag === 'cp-files' || tag === 'cp-raise-ticket') await signInAs()
  const element = show(`<${tag} user-id="client-ada" service-id="${serviceId}"></${tag}>`)
  Object.assign(element, { token: 'from-the-mail' })
  await until(() => control(element, button))
  if (file) choose(element)
  for (const [label, value] of Object.entries(typed)) type(element, label, value)
  await draw()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  control(element, button).click()
  await until(() => expect(count(call)).toBe(1))

  if (!cancels) expect(() => control(element, 'Cancel')).toThrow()
  await vi.advanceTimersByTimeAsync(9000)
  expect(textOf(element)).not.toContain(slow)
  await vi.advanceTimersByTimeAsync(1000)
  await reads(element, slow)
  const cancel = Array.from(inside(element).querySelectorAll('button')).filter(
    (each) => each.textContent === 'Cancel',
  )
  expect(cancel.length).toBe(1)

  control(element, 'Cancel').click()
  await until(() => expect(textOf(element)).not.toContain(slow))
  expect(() => control(element, 'Cancel')).toThrow()
  for (const [label, value] of Object.entries(typed)) expect(field(element, label).value).toBe(value)
  if (file) expect(textOf(element)).toContain('plan.pdf')
  const toasts = () =>
    document
      .querySelector('cp-toaster')
      ?.shadowRoot?.querySelectorAll('[data-type=loading]:not([data-leaving])')
  await until(() => expect(toasts() ?? []).toHaveLength(0))
  if (!cancels) expect(inside(element).activeElement?.textContent).toContain(button)

  rules[call] = fail(503, 'Not now.')
  control(element, button).click()
  await reads(element, 'Not now.')
})

/** The page's one toaster: where people and screen readers can reach it. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { notify } from '../../src/core/index'
import { defineElements } from '../../src/elements/index'
import { draw, record, settle, show, stage, until } from './page'
import { control, drawn, inside, open } from './person'

beforeAll(() => defineElements({ only: ['cp-avatar', 'cp-login'] }))

const toasters = () => Array.from(document.querySelectorAll('cp-toaster'))
const toaster = () => toasters()[0]
const appears = (text: string) => until(() => expect(toaster()?.shadowRoot?.textContent).toContain(text))

beforeEach(async () => {
  await drawn(show('<div><cp-avatar name="Ada"></cp-avatar></div>').querySelector('cp-avatar') ?? stage)
})

test('there is none before the first toast, and one on the body from then on, however many elements there are', async () => {
  stage.append(...Array.from({ length: 5 }, () => document.createElement('cp-avatar')))
  await settle()
  expect(toasters().length).toBe(0)
  notify.success('First.')
  await appears('First.')
  notify.success('Second.')
  await appears('Second.')
  expect(toasters().length).toBe(1)
  expect(toaster()?.parentNode === document.body).toBe(true)
})

test('tells the page no state of its own', async () => {
  const states = record('cp-state-change')
  notify.success('Quiet.')
  await appears('Quiet.')
  await draw()
  expect(states.filter(({ from }) => from === 'cp-toaster')).toEqual([])
  // A page that waits for its elements does not wait for it.
  expect(toaster()?.matches(':state(loading)')).toBe(false)
})

test('lies in the top layer', async () => {
  notify.success('Above.')
  await appears('Above.')
  await until(() => expect(inside(toaster()).querySelector('[popover]')?.matches(':popover-open')).toBe(true))
})

test('errors are alerts, the rest is status; both can be closed', async () => {
  notify.error('Refused.')
  notify.success('Saved.')
  await appears('Saved.')
  const roles = Array.from(inside(toaster()).querySelectorAll('[role]'), (each) => [
    each.getAttribute('role'),
    each.textContent,
  ])
  expect(roles).toEqual(
    expect.arrayContaining([
      ['alert', 'Refused.'],
      ['status', 'Saved.'],
    ]),
  )
  control(toaster(), 'Close').click()
  await until(() => expect(inside(toaster()).querySelector('[data-leaving]') !== null).toBe(true))
})

test('a toast that is named is changed in its place', async () => {
  notify.loading('Please wait...', 'mail')
  await appears('Please wait...')
  notify.success('Sent.', 'mail')
  await appears('Sent.')
  expect(inside(toaster()).textContent).not.toContain('Please wait...')
})

test('equal ones are shown once, also those of different forms; a close closes them all', async () => {
  const shown = () =>
    Array.from(inside(toaster()).querySelectorAll('[data-type]:not([data-leaving])'), (each) => [
      each.getAttribute('data-type'),
      each.textContent,
    ])
  const mine = () => shown().filter(([, text]) => text === 'No connection.')
  for (const id of ['one', 'two', undefined]) notify.error('No connection.', id)
  notify.success('No connection.', 'three')
  await appears('No connection.')
  await until(() =>
    expect(mine().sort()).toEqual([
      ['error', 'No connection.'],
      ['success', 'No connection.'],
    ]),
  )
  const error = inside(toaster()).querySelector('[data-type=error]')
  error?.querySelector('button')?.click()
  await until(() => expect(mine()).toEqual([['success', 'No connection.']]))
})

test('two that wait for different things are one, until the first of them has its answer', async () => {
  notify.loading('Sending…', 'first')
  notify.loading('Sending…', 'second')
  const waiting = () => inside(toaster()).querySelectorAll('[data-type=loading]:not([data-leaving])').length
  await appears('Sending…')
  await until(() => expect(waiting()).toBe(1))
  notify.dismiss('second')
  await until(() => expect(waiting()).toBe(1))
  notify.dismiss('first')
  await until(() => expect(waiting()).toBe(0))
})

/** A modal dialog on the page, or in a shadow root of the host's. */
function openDialog(root: ParentNode & Node = stage): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.innerHTML = '<button>Inside</button>'
  root.append(dialog)
  dialog.showModal()
  return dialog
}

test('moves into an open modal dialog, outside of which it would be inert, and back when that closes', async () => {
  notify.success('Before.')
  await appears('Before.')
  const dialog = openDialog()
  notify.success('Within.')
  await until(() => expect(toaster()?.parentNode === dialog).toBe(true))
  await appears('Within.')
  dialog.close()
  await until(() => expect(toaster()?.parentNode === document.body).toBe(true))
  await appears('Within.')
  dialog.remove()
})

test('finds a dialog in a shadow root, and the topmost of two', async () => {
  const host = document.createElement('section')
  stage.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const outer = openDialog()
  const inner = document.createElement('dialog')
  inner.innerHTML = '<button>Inside</button>'
  shadow.append(inner)
  outer.append(host)
  inner.showModal()
  notify.success('On top.')
  await until(() => expect(inner.querySelector('cp-toaster') !== null).toBe(true))
  inner.close()
  await until(() => expect(outer.querySelector(':scope > cp-toaster') !== null).toBe(true))
  outer.close()
  await until(() => expect(toaster()?.parentNode === document.body).toBe(true))
})

test('a dialog that is taken away takes no toast with it', async () => {
  const dialog = openDialog()
  notify.error('Still to be read.')
  await until(() => expect(dialog.querySelector('cp-toaster') !== null).toBe(true))
  dialog.remove()
  await until(() => expect(toaster()?.parentNode === document.body).toBe(true))
  await appears('Still to be read.')
})

/** The client has read the toasts and closes them: nothing holds the toaster any more. */
async function closeToasts() {
  for (const close of inside(toaster()).querySelectorAll('button')) close.click()
  await until(() => expect(toasters().length).toBe(0))
}

test('goes with the last element, also from a dialog that closes as the element leaves', async () => {
  const dialog = openDialog()
  notify.success('Sent.')
  await until(() => expect(dialog.querySelector('cp-toaster') !== null).toBe(true))
  const isClosed = new Promise((resolve) => dialog.addEventListener('close', resolve))
  dialog.close()
  stage.replaceChildren()
  await isClosed
  await settle()
  expect(toasters().length).toBe(0)
})

test.each([
  {
    how: 'takes another body',
    swap: () => document.body.replaceWith(document.createElement('body')),
  },
  {
    how: 'writes the body anew',
    swap: () => {
      document.body.innerHTML = '<p>The next page</p>'
    },
  },
])('outlasts a page that $how, before any element stands on the next one', async ({ swap }) => {
  const { body } = document
  const content = Array.from(body.childNodes)
  notify.loading('Please wait...', 'sending')
  await appears('Please wait...')
  swap()
  await until(() => expect(toaster()?.parentNode === document.body).toBe(true))
  await appears('Please wait...')
  // What is under way tells there how it ended.
  notify.success('Sent.', 'sending')
  await appears('Sent.')
  await closeToasts()
  body.replaceChildren(...content)
  document.body.replaceWith(body)
})

test('goes with the last element, and comes back with a toast', async () => {
  notify.success('Here.')
  await appears('Here.')
  stage.replaceChildren()
  await until(() => expect(toasters().length).toBe(0))
  notify.success('Nobody is there.')
  await settle()
  expect(toasters().length).toBe(0)
  await open('<cp-login></cp-login>', 'Client login')
  notify.success('Again.')
  await appears('Again.')
  expect(inside(toaster()).textContent).not.toContain('Nobody is there.')
})

/** The page's one toaster: where people and screen readers can reach it. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { notify } from '../../src/core/index'
import { defineElements } from '../../src/elements/index'
import { draw, record, settle, show, stage, until } from './page'
import { all, control, drawn, find, focusedIn, inside, open } from './person'

beforeAll(() => defineElements({ only: ['cp-avatar', 'cp-login'] }))

const toasters = () => Array.from(document.querySelectorAll('cp-toaster'))
const toaster = () => toasters()[0]
const appears = (text: string) => until(() => expect(toaster()?.shadowRoot?.textContent).toContain(text))
const says = (text: string) => {
  notify.success(text)
  return appears(text)
}
const movesTo = (place: Element) => until(() => expect(toaster()?.parentNode === place).toBe(true))

beforeEach(async () => {
  await drawn(show('<div><cp-avatar name="Ada"></cp-avatar></div>').querySelector('cp-avatar') ?? stage)
})

test('there is none before the first toast, and one on the body from then on, however many elements there are', async () => {
  stage.append(...Array.from({ length: 5 }, () => document.createElement('cp-avatar')))
  await settle()
  expect(toasters().length).toBe(0)
  await says('First.')
  await says('Second.')
  expect(toasters().length).toBe(1)
  expect(toaster()?.parentNode === document.body).toBe(true)
})

test('tells the page no state of its own', async () => {
  const states = record('cp-state-change')
  await says('Quiet.')
  await draw()
  expect(states.filter(({ from }) => from === 'cp-toaster')).toEqual([])
  // A page that waits for its elements does not wait for it.
  expect(toaster()?.matches(':state(loading)')).toBe(false)
})

test('lies in the top layer', async () => {
  await says('Above.')
  await until(() => expect(inside(toaster()).querySelector('[popover]')?.matches(':popover-open')).toBe(true))
})

test('errors are alerts, the rest is status; both can be closed', async () => {
  notify.error('Refused.')
  await says('Saved.')
  const roles = all(toaster(), '[role]').map((each) => [each.getAttribute('role'), each.textContent])
  expect(roles).toContainEqual(['alert', 'Refused.'])
  expect(roles).toContainEqual(['status', 'Saved.'])
  control(toaster(), 'Close').click()
  await until(() => find(toaster(), '[data-leaving]'))
})

test('a toast that is named is changed in its place', async () => {
  notify.loading('Please wait...', 'mail')
  await appears('Please wait...')
  notify.success('Sent.', 'mail')
  await appears('Sent.')
  expect(inside(toaster()).textContent).not.toContain('Please wait...')
})

test('what is over before it could be said is not said, but an answer is', async () => {
  const isSaid = (text: string) =>
    all(toaster(), '[role] > :not([aria-hidden])').some(({ textContent }) => textContent === text)
  notify.loading('Please wait...', 'quick')
  notify.dismiss('quick')
  notify.error('Refused at once.', 'refusal')
  notify.dismiss('refusal')
  // It comes later, so that its time to be said comes later, too.
  notify.success('Sent at once.')
  await until(() => expect(isSaid('Sent at once.')).toBe(true))
  expect(isSaid('Please wait...')).toBe(false)
  expect(isSaid('Refused at once.')).toBe(true)
})

test('equal ones are shown once, also those of different forms; a close closes them all', async () => {
  const kinds = () =>
    all(toaster(), '[data-type]:not([data-leaving])')
      .filter(({ textContent }) => textContent === 'No connection.')
      .map(({ dataset }) => dataset.type)
      .toSorted()
  for (const id of ['one', 'two', undefined]) notify.error('No connection.', id)
  notify.success('No connection.', 'three')
  await appears('No connection.')
  await until(() => expect(kinds()).toEqual(['error', 'success']))
  find(toaster(), '[data-type=error] button').click()
  await until(() => expect(kinds()).toEqual(['success']))
})

test('two that wait for different things are one, until the first of them has its answer', async () => {
  notify.loading('Sending…', 'first')
  notify.loading('Sending…', 'second')
  const waiting = () => all(toaster(), '[data-type=loading]:not([data-leaving])').length
  await appears('Sending…')
  await until(() => expect(waiting()).toBe(1))
  notify.dismiss('second')
  await until(() => expect(waiting()).toBe(1))
  notify.dismiss('first')
  await until(() => expect(waiting()).toBe(0))
})

/** A toast with the focus on its button, and what had it before. */
async function focusToast(text: string) {
  stage.insertAdjacentHTML(
    'beforeend',
    '<section aria-labelledby="name"><h2 id="name">Form</h2><input></section>',
  )
  const [section, field] = [stage.querySelector('section'), stage.querySelector('input')]
  notify.loading(text, text)
  await appears(text)
  // Before it is shown, it takes no focus.
  await until(() => find(toaster(), ':popover-open'))
  field?.focus()
  const close = find(toaster(), '[data-type=loading]:not([data-leaving]) button')
  close.focus()
  expect(focusedIn(toaster()) === close).toBe(true)
  return { section, field, close }
}

test('what had the focus before a toast has it again, or its place if it is gone', async () => {
  const one = await focusToast('One.')
  one.close.click()
  expect(document.activeElement === one.field).toBe(true)
  const two = await focusToast('Two.')
  two.field?.remove()
  two.close.click()
  expect(document.activeElement === two.section).toBe(true)
})

test('a click on a toast moves the focus to nothing that was left long ago', async () => {
  const { close } = await focusToast('Long ago.')
  close.blur()
  close.click()
  expect(document.activeElement === document.body).toBe(true)
})

test('a toast that goes with the focus on it holds no later one back', async () => {
  await focusToast('Under way.')
  notify.dismiss('Under way.')
  await until(() => expect(inside(toaster()).textContent).not.toContain('Under way.'))
  await says('Later.')
  await until(() => expect(toaster()?.shadowRoot?.textContent ?? '').not.toContain('Later.'))
})

/** A modal dialog on the page, or in a shadow root of the host's. */
function openDialog(root: Node = stage): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.innerHTML = '<button>Inside</button>'
  root.appendChild(dialog)
  dialog.showModal()
  return dialog
}

test('moves into an open modal dialog, outside of which it would be inert, and back when that closes', async () => {
  await says('Before.')
  const dialog = openDialog()
  notify.success('Within.')
  await movesTo(dialog)
  await appears('Within.')
  dialog.close()
  await movesTo(document.body)
  await appears('Within.')
  dialog.remove()
})

test('finds a dialog in a shadow root, and the topmost of two', async () => {
  const outer = openDialog()
  const host = document.createElement('section')
  outer.append(host)
  const inner = openDialog(host.attachShadow({ mode: 'open' }))
  notify.success('On top.')
  await until(() => expect(inner.querySelector('cp-toaster') !== null).toBe(true))
  inner.close()
  await movesTo(outer)
  outer.close()
  await movesTo(document.body)
})

test('a dialog that is taken away takes no toast with it', async () => {
  const dialog = openDialog()
  notify.error('Still to be read.')
  await movesTo(dialog)
  dialog.remove()
  await movesTo(document.body)
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
  await movesTo(dialog)
  const isClosed = new Promise((resolve) => dialog.addEventListener('close', resolve))
  dialog.close()
  stage.replaceChildren()
  await isClosed
  await settle()
  expect(toasters().length).toBe(0)
})

test.each([
  ['takes another body', () => document.body.replaceWith(document.createElement('body'))],
  ['writes the body anew', () => document.body.setHTMLUnsafe('<p>The next page</p>')],
])('outlasts a page that %s, before any element stands on the next one', async (_, swap) => {
  const { body } = document
  const content = Array.from(body.childNodes)
  notify.loading('Please wait...', 'sending')
  await appears('Please wait...')
  swap()
  await movesTo(document.body)
  await appears('Please wait...')
  // What is under way tells there how it ended.
  notify.success('Sent.', 'sending')
  await appears('Sent.')
  await closeToasts()
  body.replaceChildren(...content)
  document.body.replaceWith(body)
})

test('goes with the last element, and comes back with a toast', async () => {
  await says('Here.')
  stage.replaceChildren()
  await until(() => expect(toasters().length).toBe(0))
  notify.success('Nobody is there.')
  await settle()
  expect(toasters().length).toBe(0)
  await open('cp-login', 'Client login')
  await says('Again.')
  expect(inside(toaster()).textContent).not.toContain('Nobody is there.')
})

test('stands below the line that says that there is no connection', async () => {
  notify.loading('Lower.')
  await appears('Lower.')
  const top = () => find(toaster(), '[popover]').getBoundingClientRect().top
  await until(() => expect(top()).toBeGreaterThan(0))
  const before = top()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await until(() => expect(top()).toBeGreaterThan(before + 40))
  onLine.mockRestore()
  window.dispatchEvent(new Event('online'))
  await until(() => expect(top()).toBe(before))
})

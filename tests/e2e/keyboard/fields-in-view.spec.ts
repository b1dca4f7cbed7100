/**
 * Who writes sees what they write: in the low window that zoom makes of a large one, and that the keyboard of a phone
 * leaves, and above the bar of a phone held upright.
 */
import type { Locator, Page } from '@playwright/test'
import { inFull, isFull } from '../../tiers'
import { untilQuiet } from '../quiet'
import { expect, resumeSession, test } from '../test'

/** 200, 300 and 400 % of a window of 1,280 px; phones with their keyboard, and one that lies; a phone without it. */
const sizes = [
  [640, 400],
  [427, 267],
  [320, 256],
  [360, 420],
  [360, 380],
  [740, 360],
  [360, 640],
] as const
/** At 400 %, all that could cover a field has been there; above the bar, nothing but a scroll keeps a field in view. */
const usual = [
  [320, 256],
  [360, 640],
] as const

interface Form {
  path: string
  person?: 'nobody'
  /** The button that shows the form. */
  open?: string
  /** The button that stays in view beside what is written. */
  send?: string
  /** How many fields it has. */
  fields: number
  /** Other forms are made of the same fields, and have no button that stays in view. */
  isUsual?: true
}

const ticket = (id: string) => `/support/ticket/${id}`
const project = '/services/service/project-website-relaunch'

const forms: Record<string, Form> = {
  'the login': { path: '/login', person: 'nobody', fields: 3 },
  'the request of a new password': { path: '/forgot-password', person: 'nobody', fields: 2 },
  'the new password': { path: '/reset-password/client-ada/sample', person: 'nobody', fields: 2 },
  'a new ticket': { path: '/support/raise-ticket', fields: 3 },
  'the reply to a ticket': { path: ticket('TKT-M4XQ72PD'), send: 'Send reply', fields: 1, isUsual: true },
  'the reply that reopens': { path: ticket('TKT-Z3GV58LA'), open: 'Reopen Ticket', fields: 1 },
  'a file for a project': { path: project, open: 'Upload a file', fields: 2 },
  'the request of a service': { path: '/', open: 'Add Services', fields: 2 },
  'the search of payments': { path: '/payments/payment-history', fields: 1 },
  'the search of projects': { path: '/services/services-history', fields: 1 },
  'the search of tickets': { path: '/support', fields: 1 },
}

/**
 * Radio buttons are no fields to write in, and Tab comes to one of them alone. The search of everything is in no form: it has its
 * place above all of them, where the portal is wide enough.
 */
const isField = 'input:not([type=radio],[role=combobox]), textarea, select'

for (const [name, { path, person, open, send, fields: count, isUsual }] of Object.entries(forms)) {
  test(`nothing covers a field and what is written there: ${name}`, inFull(!isUsual), async ({ page }) => {
    if (isFull) test.slow()
    if (!person) await resumeSession(page)
    const [[width, height]] = usual
    await page.setViewportSize({ width, height })
    await page.goto(path)
    if (open) await page.getByRole('button', { name: open, exact: true }).click()
    const fields = page.locator('cp-portal').locator(isField).filter({ visible: true })
    await expect(fields).toHaveCount(count)
    await untilQuiet(page)
    await page.evaluate(addHeader)
    for (const [width, height] of isFull ? sizes : usual) {
      await page.setViewportSize({ width, height })
      for (const field of await fields.all()) {
        await walkInto(page, field, `${width} × ${height}`)
        if (send) await expect(page.getByRole('button', { name: send })).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('ControlOrMeta+A')
        await page.keyboard.press('Delete')
      }
    }
  })
}

async function walkInto(page: Page, field: Locator, size: string) {
  const stays = async (when: string) =>
    expect.poll(() => page.evaluate(coversOfFocus), `${size}, ${when}`).toEqual([])
  // In a window that has become another one, it may have kept the focus.
  await field.blur()
  await field.evaluate(scrollToFoot)
  await field.focus()
  await stays('by a script')
  await page.keyboard.press('Shift+Tab')
  // It stands at the foot of the window, where the bar may be.
  await field.evaluate(scrollToFoot)
  // A dialog that scrolls is a stop by itself.
  for (let presses = 0; presses < 4 && !(await isFocused(field)); presses++) await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await stays('by Tab')
  if (!(await field.evaluate((element) => element.matches('textarea, input:not([type=file])')))) return
  await field.evaluate(scrollToFoot)
  await page.keyboard.type('A')
  await stays('after a letter')
  if (await field.evaluate((element) => element.matches('textarea')))
    for (let lines = 4; lines <= 13; lines += 3) {
      await page.keyboard.type('\nB\nB\nB')
      await stays(`in line ${lines}`)
    }
}

const isFocused = (field: Locator) => field.evaluate((element) => element.matches(':focus'))

/** Runs in the page: above the portal, the host has so much that each field can come to the foot of the window. */
function addHeader() {
  const header = document.createElement('header')
  header.style.blockSize = '100vh'
  document.body.prepend(header)
}

/** Runs in the page. */
function scrollToFoot(element: Element) {
  window.scrollBy(0, element.getBoundingClientRect().top - window.innerHeight + 50)
}

/** Runs in the page: what covers the field that has the focus, at its start, middle and end, and where one writes. */
function coversOfFocus(): string[] {
  let root: Document | ShadowRoot = document
  while (root.activeElement?.shadowRoot) root = root.activeElement.shadowRoot
  const focused = root.activeElement
  if (!focused?.matches('input, textarea, select')) return ['nothing has the focus']
  // A file is chosen by a label. A field shares its box with a button, such as the one that shows a password.
  const box = focused.closest('label, [part~=field]') ?? focused
  const shown = focused.closest('label') ?? focused
  const { left, right, top, bottom } = shown.getBoundingClientRect()
  const end = Math.min(bottom, window.innerHeight)
  const start = Math.max(top, 0)
  const middle = (left + right) / 2
  const points: Record<string, [number, number]> = {
    start: [left + 8, start + 4],
    middle: [middle, (start + end) / 2],
    end: [right - 8, end - 4],
  }
  if (focused instanceof HTMLTextAreaElement) {
    const style = getComputedStyle(focused)
    const lines = focused.value.split('\n').length
    const line = Number.parseFloat(style.lineHeight) * (lines - 0.5) - focused.scrollTop
    points.caret = [
      left + Number.parseFloat(style.paddingLeft) + 2,
      top + focused.clientTop + Number.parseFloat(style.paddingTop) + line,
    ]
  }
  return Object.entries(points).flatMap(([name, [x, y]]) => {
    let found = document.elementFromPoint(x, y)
    while (found?.shadowRoot) {
      const inside: Element | null = found.shadowRoot.elementFromPoint(x, y)
      if (!inside || inside === found) break
      found = inside
    }
    if (found && box.contains(found)) return []
    return `${name} at ${Math.round(y)} of ${window.innerHeight}: ${found?.getAttribute('part') ?? found?.tagName}`
  })
}

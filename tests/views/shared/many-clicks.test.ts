/** Ten clicks in one task, as of a script or of a page that hung, ask the server for no more than one click does. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallName } from '../../../demo/api/calls'
import { answer, fail } from '../../../demo/api/intercept'
import { configure, signOut } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import {
  choose,
  control,
  count,
  draw,
  errors,
  fill,
  inside,
  reads,
  record,
  rules,
  serve,
  settle,
  show,
  signInAs,
  textOf,
  until,
} from '../../elements/page'

beforeAll(() => defineElements())
beforeEach(() => signInAs())
afterEach(() => vi.restoreAllMocks())

const project = 'service-id="project-website-relaunch"'

const plan = new File(['The plan'], 'plan.pdf', { type: 'application/pdf' })

const openBell = async (element: Element) => {
  await until(() => control(element, /unread|^Notifications$/).click())
  await until(() => expect(inside(element).querySelector(':popover-open') !== null).toBe(true))
}

interface Row {
  html: string
  /** Makes the button ready to be pressed. */
  prepare?: (element: HTMLElement) => unknown
  button: string | RegExp
  call: CallName
  /** How many calls there are then, in all: one, if nothing else is said. */
  calls?: number
}

const failed = fail(500, 'Not today.')
const retry = (html: string, call: CallName): Row => ({
  html,
  async prepare(element) {
    rules[call] = failed
    await until(() => control(element, 'Retry'))
  },
  button: 'Retry',
  call,
  calls: 2,
})

const table: Record<string, Row> = {
  Upload: {
    html: `<cp-files ${project}></cp-files>`,
    prepare: async (element) => {
      await reads(element, 'Upload')
      choose(element, plan)
      await reads(element, 'plan.pdf')
    },
    button: 'Upload',
    call: 'uploadFile',
  },
  'Create Ticket': {
    html: '<cp-raise-ticket></cp-raise-ticket>',
    prepare: async (element) => {
      element.addEventListener('cp-navigate', (event) => event.preventDefault())
      await reads(element, 'Create Ticket')
      fill(element, 'input:not([type=file])', 'Invoice')
      fill(element, 'textarea', 'Where is it?')
    },
    button: 'Create Ticket',
    call: 'createTicket',
  },
  'Send reply': {
    html: '<cp-ticket ticket-id="TKT-M4XQ72PD"></cp-ticket>',
    prepare: async (element) => {
      await reads(element, 'Send reply')
      fill(element, 'textarea', 'Thank you.')
    },
    button: 'Send reply',
    call: 'replyTicket',
  },
  'Log in': {
    html: '<cp-login></cp-login>',
    prepare: async (element) => {
      signOut()
      await until(() => expect(inside(element).querySelector('[type=email]') !== null).toBe(true))
      fill(element, 'input[type=email]', 'client@example.com')
      fill(element, 'input[name=password]', 'portal-demo')
      element.addEventListener('cp-navigate', (event) => event.preventDefault())
    },
    button: 'Log in',
    call: 'login',
    calls: 2, // the first is the test's own
  },
  'Send Email': {
    html: '<cp-forgot-password></cp-forgot-password>',
    prepare: async (element) => {
      signOut()
      await reads(element, 'Send Email')
      fill(element, 'input[type=email]', 'client@example.com')
    },
    button: 'Send Email',
    call: 'sendResetEmail',
  },
  'Update Password': {
    html: '<cp-reset-password user-id="client-ada"></cp-reset-password>',
    prepare: async (element) => {
      signOut()
      rules.resetPassword = answer({ success: true })
      Object.assign(element, { token: 'from-the-mail' })
      await reads(element, 'Update Password')
      fill(element, 'input', 'correct horse')
    },
    button: 'Update Password',
    call: 'resetPassword',
  },
  Dismiss: {
    html: '<cp-notifications></cp-notifications>',
    prepare: openBell,
    button: 'Dismiss New answer on your ticket',
    call: 'markNotificationRead',
  },
  'Dismiss all': {
    html: '<cp-notifications></cp-notifications>',
    prepare: openBell,
    button: 'Dismiss all',
    call: 'markNotificationRead',
    calls: 5, // one for each notification
  },
  'Retry of a list': retry('<cp-projects></cp-projects>', 'services'),
  'Retry of the payments': retry('<cp-payments></cp-payments>', 'payments'),
  'Retry of a project': retry(`<cp-project ${project}></cp-project>`, 'service'),
  'Retry of the milestones': retry(`<cp-project-updates ${project}></cp-project-updates>`, 'milestones'),
  'Retry of the files': retry(`<cp-files ${project}></cp-files>`, 'files'),
  'Retry of a ticket': retry('<cp-ticket ticket-id="TKT-M4XQ72PD"></cp-ticket>', 'ticket'),
  'Retry of the consultant': retry('<cp-consultant></cp-consultant>', 'consultant'),
  'Retry of what waits': retry('<cp-attention></cp-attention>', 'tickets'),
}

describe('ten clicks in one task', () => {
  test.each(Object.entries(table))('on %s', async (_, row) => {
    const { html, prepare, button, call, calls = 1 } = row
    if (prepare && row.button === 'Retry') rules[call] = failed
    const element = show(html)
    await prepare?.(element)
    await draw()
    const pressed = await until(() => control(element, button, 'button'))
    for (let click = 0; click < 10; click++) pressed.click()
    await until(() => expect(count(call)).toBe(calls))
    await settle()
    expect(count(call)).toBe(calls)
    errors.mockClear() // milestones that fail are logged
  })

  test('on Upload send the file that was chosen, and tell the host once', async () => {
    const sent: unknown[] = []
    configure({
      fetch: (input, init) => {
        if (init?.body instanceof FormData) sent.push(init.body.get('file'))
        return serve(input, init)
      },
    })
    const told = record('cp-file-uploaded')
    const element = show(`<cp-files ${project}></cp-files>`)
    await reads(element, 'Upload')
    choose(element, plan)
    await reads(element, 'plan.pdf')
    const upload = control(element, 'Upload', 'button')
    for (let click = 0; click < 10; click++) upload.click()
    await until(() => expect(told).toHaveLength(1))
    await settle()
    expect(sent).toEqual([plan])
    expect(told.map(({ detail }) => detail.fileName)).toEqual(['plan.pdf'])
    expect(textOf(element)).not.toContain('Choose a file first')
  })

  test('on Export as CSV save one file', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const element = show('<cp-payments></cp-payments>')
    const exporting = await until(() => control(element, 'Export as CSV', 'button'))
    for (let click = 0; click < 10; click++) exporting.click()
    await until(() => expect(saved).toHaveBeenCalledOnce())
    await settle()
    expect(saved).toHaveBeenCalledOnce()
  })
})

describe('a double click', () => {
  /** The second click of a double click meets whatever is under the pointer by then. */
  function clickAt(element: Element, x: number, y: number, detail: number): void {
    const target = inside(element).elementFromPoint(x, y)?.closest('button')
    if (!target) throw new Error(`There is no button at ${x}, ${y}.`)
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail }))
  }
  const titles = (element: Element) =>
    Array.from(inside(element).querySelectorAll('[part=notification] strong'), (each) => each.textContent)

  test('on Dismiss takes one notification, though the next one moves up under the pointer', async () => {
    const element = show('<cp-notifications></cp-notifications>')
    await openBell(element)
    await until(() => expect(titles(element)).toHaveLength(5))
    const [first, ...others] = titles(element)
    const { x, y, width, height } = control(element, `Dismiss ${first}`).getBoundingClientRect()
    const [middle, centre] = [x + width / 2, y + height / 2]
    clickAt(element, middle, centre, 1)
    await until(() => expect(titles(element)).toEqual(others))
    clickAt(element, middle, centre, 2)
    await settle()
    expect(titles(element)).toEqual(others)
    expect(count('markNotificationRead')).toBe(1)

    clickAt(element, middle, centre, 1)
    await until(() => expect(titles(element)).toEqual(others.slice(1)))
  })

  test('on Export as CSV saves one file', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const element = show('<cp-payments></cp-payments>')
    const exporting = await until(() => control(element, 'Export as CSV', 'button'))
    for (const detail of [1, 2]) {
      exporting.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail }))
      await settle()
    }
    await until(() => expect(saved).toHaveBeenCalled())
    expect(saved).toHaveBeenCalledOnce()
  })
})

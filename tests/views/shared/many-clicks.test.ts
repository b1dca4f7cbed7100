/** Ten clicks in one task, as of a script or of a page that hung, ask the server for no more than one click does. */
import '../../elements/signed-in'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { CallName } from '../../../server/api/calls'
import { fail } from '../../../server/api/intercept'
import { configure } from '../../../src/core/index'
import { draw, errors, record, settle, show, until } from '../../elements/page'
import { choose, control, find, inside, open, press, reads, textOf, textsOf } from '../../elements/person'
import { count, respond, rules, serve } from '../../elements/server'

const project = 'service-id="project-website-relaunch"'

const tenTimes = (button: HTMLElement) => {
  for (let click = 0; click < 10; click++) button.click()
}

/** Each click with its number, and a moment between. */
async function doubleClick(button: HTMLElement) {
  for (const detail of [1, 2]) {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail }))
    await settle()
  }
}

const openBell = async (element: Element) => {
  await press(element, /unread|^Notifications$/)
  await until(() => find(element, ':popover-open'))
}

/** The lists and the rest that can fail, and the call that fails then. `elements/fast-clicks.test.ts` has what is sent. */
const retries: [html: string, call: CallName][] = [
  ['cp-projects', 'services'],
  ['cp-payments', 'payments'],
  [`cp-project ${project}`, 'service'],
  [`cp-project-updates ${project}`, 'milestones'],
  [`cp-files ${project}`, 'files'],
  ['cp-ticket ticket-id="TKT-M4XQ72PD"', 'ticket'],
  ['cp-consultant', 'consultant'],
  ['cp-attention', 'tickets'],
]

describe('ten clicks in one task', () => {
  test.each(retries)('on Retry in <%s>, when %s has failed', async (html, call) => {
    // So nothing is asked for again but by Retry.
    rules[call] = fail(503, 'Not today.', { 'Retry-After': '60' })
    const element = show(html)
    await until(() => control(element, 'Retry'))
    await draw()
    tenTimes(control(element, 'Retry', 'button'))
    await until(() => expect(count(call)).toBe(2))
    await settle()
    expect(count(call)).toBe(2)
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
    const element = await open(`cp-files ${project}`, 'Upload')
    choose(element)
    await reads(element, 'plan.pdf')
    tenTimes(control(element, 'Upload', 'button'))
    await until(() => expect(told).toHaveLength(1))
    await settle()
    expect(sent).toEqual([expect.objectContaining({ name: 'plan.pdf' })])
    expect(told.map(({ detail }) => detail.fileName)).toEqual(['plan.pdf'])
    expect(textOf(element)).not.toContain('Choose a file first')
  })
})

describe('a double click', () => {
  let now = 1_000
  /** Each click after the first one meets whatever is under the pointer by then. */
  function clickAt(element: Element, x: number, y: number, detail: number): void {
    const target = inside(element).elementFromPoint(x, y)
    if (!target) throw new Error(`There is nothing at ${x}, ${y}.`)
    const place = { clientX: x, clientY: y, detail }
    const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...place })
    // A tenth of a second after the one before, however busy the machine is.
    now += 100
    Object.defineProperty(click, 'timeStamp', { value: now })
    target.dispatchEvent(click)
  }
  const titles = (element: Element) => textsOf(element, '[part=notification] strong')

  /** By a finger, and by some programs, each click counts as a first one. */
  test.each([
    ['a double click', [2]],
    ['ten clicks of a finger', Array(9).fill(1)],
  ])('on Dismiss takes one notification, though others move up under the pointer: %s', async (_, more) => {
    // In a narrow window the panel rises, and its buttons with it: measured meanwhile, the second click may meet none.
    const element = show('cp-notifications style="--cp-motion:0s"')
    const createdAt = '2026-01-01'
    const names = Array.from({ length: 12 }, (_, index) => `News ${index}`)
    respond({ notifications: names.map((title) => ({ _id: title, title, message: '', createdAt })) })
    await openBell(element)
    await until(() => expect(titles(element)).toHaveLength(12))
    const [first, ...others] = titles(element)
    const { x, y, width, height } = control(element, `Dismiss ${first}`).getBoundingClientRect()
    const [middle, centre] = [x + width / 2, y + height / 2]
    clickAt(element, middle, centre, 1)
    await until(() => expect(titles(element)).toEqual(others))
    for (const detail of more) {
      clickAt(element, middle, centre, detail)
      await draw()
    }
    await settle()
    expect(titles(element)).toEqual(others)
    expect(count('markNotificationRead')).toBe(1)

    // On another spot, a click counts at once. So does a key.
    const next = control(element, `Dismiss ${others[1]}`).getBoundingClientRect()
    clickAt(element, middle, next.y + next.height / 2, 1)
    await until(() => expect(titles(element)).toHaveLength(10))
    for (const left of [9, 8]) {
      control(element, /^Dismiss News/).click()
      await until(() => expect(titles(element)).toHaveLength(left))
    }
  })

  test.each([
    ['ten clicks in one task', tenTimes],
    ['a double click', doubleClick],
  ])('on Export as CSV save one file: %s', async (_, click) => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    onTestFinished(() => saved.mockRestore())
    const element = show('cp-payments')
    await click(await until(() => control(element, 'Export as CSV', 'button')))
    await until(() => expect(saved).toHaveBeenCalledOnce())
    await settle()
    expect(saved).toHaveBeenCalledOnce()
  })
})

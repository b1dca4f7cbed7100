/** Ten clicks in one task, as of a script or of a page that hung, ask the server for no more than one click does. */
import '../../elements/signed-in'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { CallName } from '../../../server/api/calls'
import { answer, fail } from '../../../server/api/intercept'
import { configure } from '../../../src/core/index'
import { draw, errors, record, settle, show, until } from '../../elements/page'
import { choose, control, inside, open, press, reads, textOf, textsOf } from '../../elements/person'
import { count, rules, serve } from '../../elements/server'

afterEach(() => vi.restoreAllMocks())

const project = 'service-id="project-website-relaunch"'

const plan = new File(['The plan'], 'plan.pdf', { type: 'application/pdf' })

const news = (index: number) => ({
  _id: `n${index}`,
  title: `News ${index}`,
  message: '',
  createdAt: '2026-01-01',
})

const openBell = async (element: Element) => {
  await press(element, /unread|^Notifications$/)
  await until(() => expect(inside(element).querySelector(':popover-open') !== null).toBe(true))
}

/** The lists and the rest that can fail, and the call that fails then. `elements/fast-clicks.test.ts` has what is sent. */
const retries: [html: string, call: CallName][] = [
  ['<cp-projects></cp-projects>', 'services'],
  ['<cp-payments></cp-payments>', 'payments'],
  [`<cp-project ${project}></cp-project>`, 'service'],
  [`<cp-project-updates ${project}></cp-project-updates>`, 'milestones'],
  [`<cp-files ${project}></cp-files>`, 'files'],
  ['<cp-ticket ticket-id="TKT-M4XQ72PD"></cp-ticket>', 'ticket'],
  ['<cp-consultant></cp-consultant>', 'consultant'],
  ['<cp-attention></cp-attention>', 'tickets'],
]

describe('ten clicks in one task', () => {
  test.each(retries)('on Retry in %s, when %s has failed', async (html, call) => {
    rules[call] = fail(500, 'Not today.')
    const element = show(html)
    await until(() => control(element, 'Retry'))
    await draw()
    const pressed = await until(() => control(element, 'Retry', 'button'))
    for (let click = 0; click < 10; click++) pressed.click()
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
    const element = show('cp-payments')
    const exporting = await until(() => control(element, 'Export as CSV', 'button'))
    for (let click = 0; click < 10; click++) exporting.click()
    await until(() => expect(saved).toHaveBeenCalledOnce())
    await settle()
    expect(saved).toHaveBeenCalledOnce()
  })
})

describe('a double click', () => {
  /** Each click after the first one meets whatever is under the pointer by then. */
  function clickAt(element: Element, x: number, y: number, detail: number): void {
    const target = inside(element).elementFromPoint(x, y)
    if (!target) throw new Error(`There is nothing at ${x}, ${y}.`)
    const place = { clientX: x, clientY: y, detail }
    target.dispatchEvent(
      new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...place }),
    )
  }
  const titles = (element: Element) => textsOf(element, '[part=notification] strong')

  /** By a finger, and by some programs, each click counts as a first one. */
  test.each([
    ['a double click', [2]],
    ['ten clicks of a finger', Array(9).fill(1)],
  ])('on Dismiss takes one notification, though others move up under the pointer: %s', async (_, more) => {
    // In a narrow window the panel rises, and its buttons with it: measured meanwhile, the second click may meet none.
    const element = show('cp-notifications style="--cp-motion:0s"')
    rules.notifications = answer({ data: Array.from({ length: 12 }, (_, index) => news(index)) })
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

  test('on Export as CSV saves one file', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const element = show('cp-payments')
    const exporting = await until(() => control(element, 'Export as CSV', 'button'))
    for (const detail of [1, 2]) {
      exporting.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail }))
      await settle()
    }
    await until(() => expect(saved).toHaveBeenCalled())
    expect(saved).toHaveBeenCalledOnce()
  })
})

/** A host may draw its page, or a part of it, larger or smaller: an element still finds where its things are. */
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $payments } from '../../src/core/index'
import { defineElements } from '../../src/elements/index'
import { sampleOf } from '../trials'
import { draw, show, signInAs, stage, until } from './page'
import { all, find, press, reads } from './person'
import { respond } from './server'

beforeAll(async () => {
  await page.viewport(1400, 800)
  await defineElements({ only: ['cp-account', 'cp-notifications', 'cp-payments', 'cp-ticket'] })
})
beforeEach(() => signInAs())
afterEach(() => scrollTo({ top: 0, behavior: 'instant' }))

/** An element at the end of a line, in a place with something above it and much below it. */
const around = (tag: string, style: string, element: string) =>
  `<${tag} style="${style}"><p style="block-size: 60px"></p><div style="text-align: end">${element}</div><p style="block-size: 2000px"></p></${tag}>`

/** What stands around an element, by the style that makes it larger or smaller. */
const places: Record<string, (style: string, element: string) => string> = {
  'the page'(style, element) {
    document.documentElement.setAttribute('style', style)
    return around('div', '', element)
  },
  'a box that scrolls': (style, element) =>
    around('div', `inline-size: 95%; block-size: 350px; overflow: auto; ${style}`, element),
  'a dialog': (style, element) => around('dialog', `margin: 0; inline-size: 95%; ${style}`, element),
}

const zooms = ['zoom: 0.8', 'zoom: 1.25', 'zoom: 2']
const styles = [...zooms, 'transform: scale(1.25); transform-origin: 0 0; inline-size: 75%']
const everyPlace = Object.keys(places).flatMap((place) =>
  // A whole page with a transform is left out: browsers then fix nothing to the window.
  (place === 'the page' ? zooms : styles).map((style): [string, string] => [place, style]),
)
const cases = sampleOf(everyPlace, 4)

/** Shows an element in a place that has been scrolled a little. */
async function showIn(place: string, style: string, tag: string, attributes = ''): Promise<HTMLElement> {
  const box = show(places[place]?.(style, `<${tag} ${attributes}></${tag}>`) ?? '')
  if (box instanceof HTMLDialogElement) box.showModal()
  for (const each of [document.documentElement, box]) each.scrollTo({ top: 20, behavior: 'instant' })
  const [element] = stage.querySelectorAll<HTMLElement>(tag)
  if (!element) throw new Error(`There is no <${tag}> in ${place}.`)
  return element
}

/** Expects the open panel of an element to stand below its button, and to end where the button ends. */
async function standsBeside(element: HTMLElement, button: HTMLElement): Promise<void> {
  const panel = find(element, ':popover-open')
  await until(() => expect(panel.getAnimations()).toEqual([]))
  await draw()
  const [own, box] = [panel.getBoundingClientRect(), button.getBoundingClientRect()]
  expect(own.top).toBeGreaterThanOrEqual(box.bottom)
  expect(own.top).toBeLessThan(box.bottom + 12)
  expect(own.right).toBeCloseTo(box.right, 0)
  expect(own.bottom).toBeLessThanOrEqual(innerHeight)
}

test.each(cases)(
  'the panel of the bell stands beside the bell, within the window: in %s, %s',
  async (...at) => {
    const element = await showIn(...at, 'cp-notifications')
    await reads(element, '3')
    const bell = await press(element, /unread/)
    await reads(element, 'New answer on your ticket')
    await standsBeside(element, bell)
  },
)

test.each(cases)(
  'a menu stands beside its button, also in a browser without anchors: in %s, %s',
  async (...at) => {
    const open = async () => {
      const element = await showIn(...at, 'cp-account')
      const button = await press(element, 'AL, account')
      await reads(element, 'Log out')
      await standsBeside(element, button)
    }
    await open()
    const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false)
    onTestFinished(() => supports.mockRestore())
    await open()
  },
)

const message = (text: string, day: number) => ({
  message: text,
  messageFrom: 'Grace Okafor',
  messageFromUserType: 'Admin',
  date: `2026-10-${10 + day}T10:00:00.000Z`,
})

test.each(cases)('a conversation opens where its newest message begins: in %s, %s', async (...at) => {
  const messages = Array.from({ length: 9 }, (_, day) => message('Later. '.repeat(day < 8 ? 80 : 1500), day))
  respond({ ticket: { ticketId: 'T1', subject: 'Logo', status: 'Open', messages } })
  const element = await showIn(...at, 'cp-ticket', 'ticket-id="T1"')
  await reads(element, 'Later.')
  await draw()
  const box = find(element, '[role=log]').getBoundingClientRect()
  const top = all(element, '[data-message]').at(-1)?.getBoundingClientRect().top
  expect(top).toBeGreaterThan(box.top)
  expect(top).toBeLessThan(box.top + box.height / 3)
})

const payments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${count - index}`,
    paymentId: `PAY-${count - index}`,
    receivedAmount: 10,
    createdAt: new Date(1_800_000_000_000 + (count - index) * 86_400_000).toISOString(),
  }))

test.each(cases)(
  'a long list draws the rows in view, and keeps the one under the pointer: in %s, %s',
  async (...at) => {
    respond({ payments: payments(400) })
    const element = await showIn(...at, 'cp-payments')
    await reads(element, 'PAY-400')
    await draw()
    const box = find(element, '[part~=table-scroller]')
    box.scrollTop = 3000
    const rowAt = (share: number) => {
      const { top, height } = box.getBoundingClientRect()
      return all(element, '[role=table] tbody>tr').find((row) => {
        const own = row.getBoundingClientRect()
        return row.textContent && own.top <= top + height * share && own.bottom > top + height * share
      })
    }
    await until(() => expect([rowAt(0.3), rowAt(0.6), rowAt(0.9)]).not.toContain(undefined))
    const row = rowAt(0.5)
    if (!row) throw new Error('There is no row.')
    await userEvent.hover(row)
    onTestFinished(() => userEvent.unhover(stage))
    expect(row.matches(':hover')).toBe(true)
    const { top } = row.getBoundingClientRect()
    const words = row.textContent?.match(/PAY-\d+/)?.[0] ?? ''
    respond({ payments: payments(403) })
    $payments.refresh()
    await until(() => expect(all(element, '[role=table]')[0]?.getAttribute('aria-rowcount')).toBe('404'))
    await draw()
    const now = all(element, '[role=table] tbody>tr').find(({ textContent }) => textContent?.includes(words))
    expect(Math.abs((now?.getBoundingClientRect().top ?? 0) - top)).toBeLessThan(3)
  },
)

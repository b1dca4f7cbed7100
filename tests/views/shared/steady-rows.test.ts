/** What is under the pointer stays there when the server's rows change, and only then. */
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $payments } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { draw, show, signInAs, stage, until } from '../../elements/page'
import { all, fill, find, inside, open, reads } from '../../elements/person'
import { rules } from '../../elements/server'

beforeAll(async () => {
  await page.viewport(1280, 800)
  return defineElements({ only: ['cp-payments'] })
})
beforeEach(() => signInAs())

const payment = (number: number) => ({
  id: `${number}`,
  paymentId: `PAY-${number}`,
  receivedPaymentId: `DE-${number}`,
  receivedAmount: 10,
  createdAt: new Date(1_800_000_000_000 + number * 86_400_000).toISOString(),
})

/** The newest first. */
const payments = (count: number) => Array.from({ length: count }, (_, index) => payment(count - index))

const rowOf = (element: Element, words: string) =>
  until(() => {
    const rows = all(element, '[role=table] tbody>tr')
    const row = rows.find(({ textContent }) => textContent?.includes(words))
    if (!row) throw new Error(`There is no ${words}.`)
    return row
  })
const topOf = async (element: Element, words: string) =>
  (await rowOf(element, words)).getBoundingClientRect().top

async function point(element: Element, words: string) {
  const row = await rowOf(element, words)
  await userEvent.hover(row)
  onTestFinished(() => userEvent.unhover(stage))
  expect(row.matches(':hover')).toBe(true)
}

const inPages = 'variant="recent" page-size="12"'
const box = 'block-size:600px;overflow:auto'

test.each([
  ['a list in pages, which the page scrolls', '', inPages],
  ['a list in pages in a box of the host', box, inPages],
  ['such a box that scrolls softly', `${box};scroll-behavior:smooth`, inPages],
  ['a list that scrolls', '', ''],
  ['a long list, which is drawn in part', '', '', 400],
])('a new row moves nothing under the pointer: %s', async (_, style, attributes, count = 60) => {
  let rows = payments(count)
  rules.payments = async () => Response.json({ success: true, data: rows })
  const below = '<p style="block-size:2000px"></p>'
  const host = show(`<div style="${style}"><cp-payments ${attributes}></cp-payments>${below}</div>`)
  const element = host.firstElementChild as Element // just written
  await reads(element, `PAY-${count}`)
  window.scrollTo(0, 0)
  await draw()
  const pointed = `PAY-${count - 2}`
  await point(element, pointed)
  const before = await topOf(element, pointed)
  for (const number of [count + 1, count + 2]) {
    rows = [payment(number), ...rows]
    $payments.refresh()
    await rowOf(element, `PAY-${number}`)
    await draw()
    // A box may scroll by whole pixels alone.
    expect(Math.abs((await topOf(element, pointed)) - before)).toBeLessThan(2)
  }
})

test('a search and its end show the rows from the first on, wherever the pointer is', async () => {
  rules.payments = async () => Response.json({ success: true, data: payments(190) })
  const element = await open('cp-payments', 'PAY-190')
  await draw()
  await point(element, 'PAY-188')
  fill(element, 'input[type=search]', 'PAY-5')
  await until(() => expect(inside(element).querySelectorAll('[role=table] tbody>tr')).toHaveLength(11))
  await draw()
  expect(inside(element).querySelector('[role=table] tbody>tr:hover')).not.toBeNull()
  fill(element, 'input[type=search]', '')
  await until(() =>
    expect(inside(element).querySelectorAll('[role=table] tbody>tr').length).toBeGreaterThan(11),
  )
  await draw()
  expect(find(element, '[part=table-scroller]').scrollTop).toBe(0)
})

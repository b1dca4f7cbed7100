/** How much of a list is in sight: all of it where the client wants that, and on a page that is about it as much as fits. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { defineElements } from '../../../src/elements/index'
import { show, signInAs, stage, until } from '../../elements/page'
import { all, control, find, focusedIn, open, press, reads } from '../../elements/person'
import { respond } from '../../elements/server'

beforeAll(() => defineElements({ only: ['cp-payments', 'cp-projects', 'cp-tickets', 'cp-portal'] }))
beforeEach(async () => {
  stage.style.inlineSize = ''
  await page.viewport(1280, 900)
  await signInAs()
})

const box = (element: Element) => find(element, '[part~=table-scroller]')
const scrolls = (element: Element) => box(element).scrollHeight > box(element).clientHeight + 1

test('payments are shown whole where they stand, and so after a reload and wherever they are; and as before again', async () => {
  const element = await open('cp-payments', /[3-9] of 18 in view/)
  expect(scrolls(element)).toBe(true)
  await press(element, 'Show all')
  await until(() => expect(scrolls(element)).toBe(false))
  await reads(element, '18 of 18 shown')
  // The first of the rows that were not in sight; a row of a payment has no link but that of its invoice.
  const rows = Array.from(box(element).querySelectorAll('tbody>tr'))
  const place = rows.findIndex((row) => row.matches(':focus-within'))
  expect(place).toBeGreaterThan(2)
  expect(place).toBeLessThan(10)
  await until(() => expect(JSON.stringify(history.state ?? navigationState())).toContain('200'))

  // Elsewhere, where neither an address nor the history knows of it.
  const portal = show('cp-portal routing="memory" path="/payments/payment-history"')
  await until(() => control(portal, 'Show less'))
  expect(scrolls(portal)).toBe(false)

  const again = show('cp-payments')
  const less = await until(() => control(again, 'Show less'))
  expect(scrolls(again)).toBe(false)
  less.focus()
  less.click()
  await until(() => expect(scrolls(again)).toBe(true))
  expect(focusedIn(again)).toBe(control(again, 'Show all'))
})

test('no list hides a piece of a row: for less than a third of one, it is as high as its rows', async () => {
  const element = await open('cp-payments variant="recent"', '5 of 18 shown')
  const table = find(element, 'table')
  // The list is 40vh high at most.
  const height = (hidden: number) => Math.round((table.scrollHeight - hidden) / 0.4)
  await page.viewport(1280, height(12))
  await until(() => expect(box(element).clientHeight).toBe(table.scrollHeight))
  expect(box(element).matches('[tabindex]')).toBe(false)
  await page.viewport(1280, height(30))
  await until(() => expect(scrolls(element)).toBe(true))
})

/** Not in lib.dom yet. */
const navigationState = () =>
  (
    window as unknown as { navigation: { currentEntry: { getState(): unknown } } }
  ).navigation.currentEntry.getState()

const project = (index: number) => ({
  _id: `project-${index}`,
  serviceName: `Project ${index}`,
  active: 'Active',
  createdAt: new Date(Date.now() - index * 86_400_000).toISOString(),
})

const ticket = (index: number) => ({
  ticketId: `TKT-${index}`,
  subject: `A question ${index}`,
  status: 'Open',
})

test('a long list keeps its box', async () => {
  respond({ services: Array.from({ length: 201 }, (_, index) => project(index)) })
  const element = await open('cp-projects', /\d+ of 201 in view/)
  expect(scrolls(element)).toBe(true)
  expect(all(element, 'button').map(({ textContent }) => textContent)).not.toContain('Show all')
  await reads(element, /(^|\D)1–\d of 201 in view/)
  const scroller = box(element)
  const edge = scroller.getBoundingClientRect().bottom
  const whole = all(element, 'tbody>tr').filter((row) => row.getBoundingClientRect().bottom <= edge)
  await reads(element, `1–${whole.length} of 201 in view`)
  scroller.scrollTop = 100 * (scroller.querySelector('tbody>tr')?.clientHeight ?? 0)
  await reads(element, /(99|10\d)–10\d of 201 in view/)
  await until(() => {
    scroller.scrollTop = scroller.scrollHeight
    expect(element.shadowRoot?.textContent).toMatch(/19\d–201 of 201 in view/)
  })
  // Without a button, the text stands in the middle all the same.
  const [foot, text] = ['[data-lined]', '[data-lined] span'].map((part) => {
    const { top, bottom } = find(element, part).getBoundingClientRect()
    return (top + bottom) / 2
  })
  expect(Math.abs((foot ?? 0) - (text ?? 0))).toBeLessThan(2)
})

test.each([
  ['cp-payments', 300, 400],
  ['cp-projects', 300, 400],
  ['cp-tickets', 480, 650],
  // Nothing stands below it there.
  ['cp-portal routing="memory" path="/services/services-history"', 480, 650],
])('at 900 px, <%s> is %i to %i px high', async (tag, least, most) => {
  respond({ tickets: Array.from({ length: 30 }, (_, index) => ticket(index)) })
  const element = await open(tag, /\d+ of \d+ in view/)
  expect(box(element).clientHeight).toBeGreaterThan(least)
  expect(box(element).clientHeight).toBeLessThan(most)
})

test.each([
  [1280, 900],
  [1366, 650],
  // The navigation stands below it.
  [768, 1024],
])(
  'in a portal of %i × %i px, a list fills the page down to its end, and no further',
  async (width, height) => {
    await page.viewport(width, height)
    const tag = 'cp-portal routing="memory" path="/services/services-history"'
    const element = await open(tag, /\d+ of 12 in view/)
    const top = element.getBoundingClientRect().top
    const card = find(element, 'main [part~=card]').getBoundingClientRect()
    const navigation = width < 1024 ? find(element, 'nav').offsetHeight : 0
    expect(element.offsetHeight).toBeLessThanOrEqual(height + 1)
    const rest = height - navigation - (card.bottom - top)
    expect(rest).toBeGreaterThan(0)
    expect(rest).toBeLessThan(70)
  },
)

test('a list that goes on ends with a row whose first line can be read, and its edge fades', async () => {
  const element = await open('cp-payments', /\d+ of 18 in view/)
  const shade = () => getComputedStyle(box(element), '::after')
  await until(() => expect(shade().opacity).toBe('1'))
  const ends = new Set<string>()
  for (let height = 240; height < 300; height += 6) {
    element.style.setProperty('--cp-list-height', `${height}px`)
    await until(() => {
      const edge = box(element).getBoundingClientRect().top + box(element).clientHeight
      const rows = all(element, 'tbody>tr').map((row) => row.getBoundingClientRect())
      const last = rows.findLast(({ top }) => top < edge - 1)
      const shown = last ? edge - last.top + 1 : 0
      expect(Math.abs(box(element).clientHeight - height), `${height}px`).toBeLessThan(40)
      expect(shown, `${height}px`).toBeGreaterThan(28)
      expect(Number.parseFloat(shade().height)).toBeLessThan((last?.height ?? 0) / 2)
      ends.add(last && shown < last.height ? 'cut' : 'whole')
    })
  }
  expect([...ends].sort()).toEqual(['cut', 'whole'])
})

test.each(['ltr', 'rtl'])(
  'on a phone, the filter is one line, and shows the one that is chosen: %s',
  async (dir) => {
    await page.viewport(360, 740)
    const element = show(`cp-projects dir="${dir}"`)
    await reads(element, 'SRV-2070')
    const group = find(element, '[role=radiogroup]')
    const options = all(element, '[role=radiogroup] label')
    const [first, last] = [options[0], options.at(-1)]
    if (!first || !last) throw new Error('There is no filter.')
    const top = (each: Element) => Math.round(each.getBoundingClientRect().top)
    expect(new Set(options.map(top)).size).toBe(1)
    const isInSight = (each: Element) => {
      const [outer, inner] = [group.getBoundingClientRect(), each.getBoundingClientRect()]
      return inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    }
    expect([first, last].map(isInSight)).toEqual([true, false])
    last.querySelector('input')?.click()
    await until(() => expect([first, last].map(isInSight)).toEqual([false, true]))
    first.querySelector('input')?.focus()
    await until(() => expect(isInSight(first)).toBe(true))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
)

test.each([
  ['cp-projects', /Newsletter and customer list.*Started/s, 'SRV-2066'],
  ['cp-payments', /Website relaunch, second/, '#PAY-450211'],
])('on a phone, a row of <%s> begins with %s, and ends with its id', async (tag, title, id) => {
  await page.viewport(360, 740)
  const element = await open(tag, id)
  const row = all<HTMLTableRowElement>(element, 'tbody>tr').find(({ textContent }) =>
    textContent?.includes(id),
  )
  const cells = Array.from(row?.cells ?? []).filter((cell) => cell.checkVisibility())
  // By lines, and in a line from its beginning.
  const placeOf = (cell: Element) => {
    const { top, left } = cell.getBoundingClientRect()
    return Math.round(top / 10) * 1000 + left
  }
  const sorted = cells.toSorted((one, other) => placeOf(one) - placeOf(other))
  expect(sorted[0]?.textContent).toMatch(title)
  const size = (cell: Element | undefined) => cell && Number.parseFloat(getComputedStyle(cell).fontSize)
  const idCell = cells.find(({ textContent }) => textContent?.includes(id))
  expect(size(idCell)).toBeLessThan(size(sorted[0]) ?? 0)
  expect(sorted.slice(-2)).toContain(idCell)
})

test.each([
  ['cp-tickets', 'TKT-M4XQ72PD'],
  ['cp-projects', 'SRV-2066'],
  ['cp-payments', '#PAY-450211'],
])('on a phone, nothing hidden makes <%s> higher than its last row', async (tag, id) => {
  await page.viewport(360, 740)
  const element = await open(tag, id)
  const scroller = box(element)
  scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' })
  const rows = all(element, 'tbody>tr').filter((row) => row.checkVisibility())
  const last = rows.at(-1)?.getBoundingClientRect().bottom
  expect(scroller.getBoundingClientRect().bottom - (last ?? 0)).toBeLessThan(3)
})

test('on a phone, a payment without a description is named by its number, once', async () => {
  await page.viewport(360, 740)
  const element = await open('cp-payments', '#PAY-448922')
  expect(find(element, '[part~=table]').innerText.split('#PAY-448922')).toHaveLength(2)
})

test.each([650, 900])(
  'in a window of %i px, the year above the payments is unfolded by its sum',
  async (height) => {
    await page.viewport(1366, height)
    const element = await open('cp-payments', /\d+ of 18 in view/)
    const months = await until(() => find(element, 'input[type=range]'))
    expect(months.checkVisibility()).toBe(false)
    find(element, '[aria-expanded][aria-labelledby]').click()
    await until(() => expect(months.checkVisibility()).toBe(true))
  },
)

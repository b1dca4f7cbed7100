/** Who answers a ticket sees what they answer, and the button that sends; then, that it is sent. The conversation gives way. */
import '../../elements/signed-in'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Rule } from '../../../server/api/intercept'
import { configure } from '../../../src/core/index'
import { until } from '../../elements/page'
import {
  all,
  choose,
  control,
  fieldOf,
  find,
  focusedIn,
  inside,
  open,
  reads,
  typeInto,
} from '../../elements/person'
import { rules } from '../../elements/server'

/** The names of those who follow a ticket take lines of their own on a phone. */
const followers = ['Ada Lovelace', 'Charles Babbage'].map((name) => ({ id: name, name }))
/** More than any window shows. */
const earlier = Array.from({ length: 20 }, (_, index) => ({
  message: `The orders of week ${index} are missing.`,
  messageFrom: 'Maya Okafor',
  messageFromUserType: 'Staff',
  date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
  attachments: [],
}))
const longTicket: Rule = async (proceed) => {
  const { data } = await (await proceed()).json()
  return Response.json({
    success: true,
    data: { ...data, followers, messages: [...earlier, ...data.messages] },
  })
}

/** Which ends of a part of an element are out of the window, cut, or below something else. */
function hiddenEnds(element: Element, part: Element | undefined, ...ends: ('top' | 'bottom')[]) {
  if (!part) throw new Error(`It is not there: ${inside(element).textContent}`)
  const { left, width, top, bottom } = part.getBoundingClientRect()
  return ends.filter((end) => {
    const place = end === 'top' ? top + 2 : bottom - 2
    return !part.contains(inside(element).elementFromPoint(left + width / 2, place))
  })
}

afterEach(() => {
  configure({ brand: undefined })
  scrollTo({ top: 0, behavior: 'instant' })
})

const ticket = 'TKT-H8WK35TN'
const inPortal = `cp-portal routing="memory" path="/support/ticket/${ticket}"`
const amongOthers = `cp-ticket ticket-id="${ticket}" style="margin-block: 300px 900px"`
test.each([
  ['a low window', 1366, 650, '', inPortal, 'has room for all'],
  ['a large window', 1280, 900, '', inPortal, 'has room for all'],
  ['a tablet', 768, 1024, '', inPortal, 'has room for all'],
  ['a phone', 360, 740, '', inPortal, 'has room for all'],
  ['a small phone', 280, 653, '', inPortal, ''],
  ['a window with text at 200 %', 1280, 900, '200%', inPortal, ''],
  ['a window at 200 %', 640, 450, '', inPortal, ''],
  ["the middle of a host's page", 1280, 900, '', amongOthers, ''],
])('in %s', async (_, width, height, fontSize, html, room) => {
  await page.viewport(width, height)
  document.documentElement.style.fontSize = fontSize
  document.body.style.margin = '0'
  configure({ endpoints: { followTicket: '/support/followTicket/{ticketId}' } })
  rules.ticket = rules.replyTicket = longTicket
  const element = await open(html, 'Charles Babbage')
  const hiddenOfSend = () => hiddenEnds(element, control(element, 'Send reply'), 'top', 'bottom')
  const hiddenOfNewest = (...ends: ('top' | 'bottom')[]) =>
    hiddenEnds(element, all(element, '[data-message]').at(-1), ...ends)
  if (room) {
    await until(() => expect([...hiddenOfSend(), ...hiddenOfNewest('top', 'bottom')]).toEqual([]))
    expect(document.documentElement.scrollHeight).toBe(height)
  }
  for (const name of ['orders.csv', 'export.txt']) choose(element, new File(['1'], name))
  await until(() => control(element, 'Remove export.txt'))
  const field = fieldOf(element, 'Message')
  typeInto(field, 'Here they are.')
  await userEvent.click(field)
  await until(() => {
    expect(hiddenOfSend()).toEqual([])
    expect(hiddenOfNewest('bottom')).toEqual([])
    if (room) expect(document.documentElement.scrollHeight).toBe(height)
  })
  control(element, 'Send reply').click()
  await reads(element, 'Sent:')
  await until(() => {
    const note = all(element, 'p').find(({ textContent }) => textContent?.startsWith('Sent:'))
    expect(hiddenEnds(element, note, 'top', 'bottom')).toEqual([])
    expect(hiddenOfNewest('top', 'bottom')).toEqual([])
  })
  // With more files and lines than have room, too, the card covers nothing of the head.
  for (const index of [1, 2, 3]) choose(element, new File(['1'], `${index}.pdf`))
  await until(() => control(element, 'Remove 3.pdf'))
  typeInto(field, 'One of many lines.\n'.repeat(30))
  await until(() => expect(hiddenOfSend()).toEqual([]))
  const head = find(element, 'h1,h2').parentElement?.getBoundingClientRect()
  expect(head?.bottom).toBeLessThan(find(element, '[part~=card]').getBoundingClientRect().top)
  typeInto(field, '')
})

test.each([
  [320, 568],
  [280, 653],
])(
  'on a phone of %i × %i px, the button that sends is in view; who follows unfolds',
  async (width, height) => {
    await page.viewport(width, height)
    document.body.style.margin = '0'
    configure({
      brand: { name: 'Northlight Studio' },
      endpoints: { followTicket: '/support/followTicket/{ticketId}' },
    })
    rules.ticket = longTicket
    const element = await open(inPortal, 'Charles Babbage')
    await until(() =>
      expect(hiddenEnds(element, control(element, 'Send reply'), 'top', 'bottom')).toEqual([]),
    )
    const fold = control(element, '2 followers')
    const names = all(element, 'p').find(
      ({ textContent }) => textContent === 'Followers: Ada Lovelace and Charles Babbage',
    )
    expect([names?.checkVisibility(), control(element, 'Follow').checkVisibility()]).toEqual([false, false])
    fold.click()
    await until(() => expect(names?.checkVisibility()).toBe(true))
    expect(control(element, 'Follow').checkVisibility()).toBe(true)
    expect(fold.getAttribute('aria-expanded')).toBe('true')
  },
)

test('on a phone, the reply is one line until somebody writes; then it stays', async () => {
  await page.viewport(360, 740)
  const element = await open(inPortal, 'Maya Okafor')
  const field = fieldOf(element, 'Message')
  const placeOf = (part: Element) => part.getBoundingClientRect()
  const middleOf = (part: Element) => placeOf(part).top + placeOf(part).height / 2
  const box = () => placeOf(find(element, '[data-folded],:has(> textarea)')).height
  expect(box()).toBeLessThan(56)
  const controls = [control(element, 'Attach files'), control(element, 'Send reply')]
  for (const each of controls) {
    expect(middleOf(each)).toBeCloseTo(middleOf(field), 0)
    expect(hiddenEnds(element, each, 'top', 'bottom')).toEqual([])
  }
  field.focus()
  await until(() => expect(box()).toBeGreaterThan(90))
  expect(hiddenEnds(element, controls[1], 'top', 'bottom')).toEqual([])
  field.blur()
  controls[0]?.focus()
  await new Promise(requestAnimationFrame)
  expect(box()).toBeGreaterThan(90)
})

test('on a phone, the hint of the folded reply is cut in no language', async () => {
  await page.viewport(360, 740)
  const element = await open(inPortal, 'Maya Okafor')
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  for (const locale of ['en', 'de', 'fr', 'es', 'pt-BR', 'nl', 'pl', 'ar']) {
    configure({ locale })
    await until(() => expect(inside(element).querySelector('[lang]')?.getAttribute('lang')).toBe(locale))
    const field = find<HTMLTextAreaElement>(element, '[data-folded] > textarea')
    const { font, paddingInlineStart } = getComputedStyle(field)
    if (pen) pen.font = font
    const hint = pen?.measureText(field.placeholder).width ?? Number.NaN
    expect([locale, field.clientWidth - 2 * Number.parseFloat(paddingInlineStart) >= hint]).toEqual([
      locale,
      true,
    ])
  }
})

test('on a phone, the reply is whole as long as it holds a file', async () => {
  await page.viewport(360, 740)
  const element = await open(inPortal, 'Maya Okafor')
  const isFolded = () => inside(element).querySelector('[data-folded]') !== null
  expect(isFolded()).toBe(true)
  choose(element, new File(['1'], 'orders.csv'))
  await until(() => expect(isFolded()).toBe(false))
  control(element, 'Remove orders.csv').click()
  await until(() => expect(isFolded()).toBe(true))
})

test('what a pointer presses stays below it: the messages, and the field that is written in', async () => {
  await page.viewport(1280, 900)
  rules.ticket = longTicket
  const element = await open(amongOthers, 'Charles Babbage')
  const log = find(element, '[role=log]')
  const { top } = log.getBoundingClientRect()
  log.focus({ preventScroll: true })
  expect(focusedIn(element)).toBe(log)
  expect(log.getBoundingClientRect().top).toBe(top)

  await page.viewport(640, 450)
  const field = fieldOf(element, 'Message')
  field.focus()
  // The button below the field is out of the window.
  scrollBy({ top: field.getBoundingClientRect().bottom - innerHeight + 2, behavior: 'instant' })
  const before = scrollY
  field.click()
  expect(scrollY).toBe(before)
})

test.each([
  [360, 740, 1],
  [360, 740, 2],
  [360, 740, 5],
  [1280, 900, 5],
])(
  'at %i × %i, the end of what was sent with %i pictures is in view, however high they get',
  async (width, height, count) => {
    await page.viewport(width, height)
    rules.ticket = rules.replyTicket = longTicket
    const element = await open(inPortal, 'Charles Babbage')
    for (let index = 0; index < count; index++) choose(element, new File(['1'], `${index}.png`))
    await until(() => control(element, `Remove ${count - 1}.png`))
    typeInto(fieldOf(element, 'Message'), 'Here they are.')
    control(element, 'Send reply').click()
    await reads(element, 'Sent:')
    const last = () => all(element, '[data-message] li').at(-1)
    await until(() => expect(hiddenEnds(element, last(), 'bottom')).toEqual([]))
    const picture = last()
    if (picture) picture.style.blockSize = '600px'
    await until(() => expect(hiddenEnds(element, picture, 'bottom')).toEqual([]))
  },
)

test('a message that just fits is wholly in view', async () => {
  await page.viewport(1280, 650)
  const element = await open(inPortal, 'Maya Okafor')
  // A line of text is 21 px high; around a message are 16, and what says that it is sent takes 36.
  const lines = Math.floor((find(element, '[role=log]').clientHeight - 36 - 16) / 21)
  typeInto(fieldOf(element, 'Message'), Array(lines).fill('Line').join('\n'))
  control(element, 'Send reply').click()
  await reads(element, 'Sent:')
  const newest = () => all(element, '[data-message]').at(-1)
  await until(() => expect(newest()?.textContent).toContain('Line'))
  await until(() => expect(hiddenEnds(element, newest(), 'top', 'bottom')).toEqual([]))
})

test('a conversation fades where more of it follows: at its upper edge, and at its lower one', async () => {
  await page.viewport(360, 740)
  rules.ticket = longTicket
  const log = find(await open(inPortal, 'Charles Babbage'), '[role=log]')
  const shades = () => ['::before', '::after'].map((edge) => getComputedStyle(log, edge).opacity)
  await until(() => expect(shades()).toEqual(['1', '0']))
  // It may still go to its newest message once, when what stands around it has come.
  const scrollTo = (top: number, expected: string[]) =>
    until(() => {
      log.scrollTo({ top, behavior: 'instant' })
      expect(shades()).toEqual(expected)
    })
  await scrollTo(200, ['1', '1'])
  await scrollTo(0, ['0', '1'])
})

test('a ticket that does not exist leaves no small card in a large page', async () => {
  await page.viewport(1280, 900)
  const element = await open(
    'cp-portal routing="memory" path="/support/ticket/TKT-NOBODY"',
    'Ticket not found',
  )
  expect(find(element, '[part~=card]').getBoundingClientRect().height).toBeGreaterThan(384)
})

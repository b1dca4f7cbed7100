/** Very many items of any kind: those in view are drawn, and the others as somebody comes to them. */
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CallName } from '../../../server/api/calls'
import { ticketOf } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { draw, show, signInAs, until } from '../../elements/page'
import { all, control, focusedIn, inside, reads } from '../../elements/person'
import { rules } from '../../elements/server'

beforeAll(async () => {
  await page.viewport(1280, 800)
  return defineElements({
    only: ['cp-files', 'cp-milestones', 'cp-notifications', 'cp-project-updates', 'cp-ticket'],
  })
})
beforeEach(() => signInAs())

const project = 'project-website-relaunch'
const dayBefore = (days: number) => new Date(Date.UTC(2026, 0) - days * 86_400_000).toISOString()
const many = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index))

const update = (index: number) => ({ _id: `u${index}`, title: `Item ${index}`, createdAt: dayBefore(index) })
const milestone = (index: number) => ({
  title: `Item ${index}`,
  dueDate: dayBefore(-index),
  status: 'Pending',
})
const message = (index: number) => ({
  date: dayBefore(10_000 - index),
  message: `Item ${index}`,
  messageFrom: 'Grace Okafor',
  messageFromUserType: 'Admin',
})
const file = (index: number) => ({
  id: `f${index}`,
  name: `Item ${index}`,
  path: `item-${index}.pdf`,
  createdAt: dayBefore(index),
  uploadedBy: { userType: 'Client' },
})
const notification = (index: number) => ({
  _id: `n${index}`,
  title: `Item ${index}`,
  message: 'Hello',
  createdAt: dayBefore(index),
  read: false,
})

interface Case {
  html: string
  call: CallName
  answer: (count: number) => object
  items: string
  open?: (element: HTMLElement) => void
}

const cases: [what: string, Case][] = [
  [
    'updates',
    {
      html: `<cp-project-updates service-id="${project}"></cp-project-updates>`,
      call: 'serviceUpdates',
      answer: (count) => ({ data: many(count, update) }),
      items: 'ol>li[class]:has(time)',
    },
  ],
  [
    'milestones',
    {
      html: `<cp-milestones service-id="${project}"></cp-milestones>`,
      call: 'milestones',
      answer: (count) => ({ data: many(count, milestone) }),
      items: 'ol>li:has(strong)',
    },
  ],
  [
    'files',
    {
      html: `<cp-files service-id="${project}"></cp-files>`,
      call: 'files',
      answer: (count) => ({ data: many(count, file) }),
      items: 'ul>li',
    },
  ],
  [
    'notifications',
    {
      html: '<cp-notifications></cp-notifications>',
      call: 'notifications',
      answer: (count) => ({ data: many(count, notification) }),
      items: 'ul>li',
      open: (element) => control(element, /notification/i).click(),
    },
  ],
]

const itemsOf = (element: HTMLElement, selector: string) =>
  all(element, selector).filter((each) => each.textContent?.includes('Item '))

async function open({ html, call, answer, open, items }: Case, count: number) {
  rules[call] = async () => Response.json({ success: true, ...answer(count) })
  onTestFinished(() => void delete rules[call])
  const element = show(html)
  if (open) {
    await until(() => open(element))
  }
  await reads(element, 'Item 0')
  await draw()
  return { items: () => itemsOf(element, items) }
}

test.each(cases)('of 5,000 %s, those that are in view are drawn', async (_, each) => {
  const { items } = await open(each, 5_000)
  expect(items().length).toBeLessThanOrEqual(60)
})

test.each(cases)('the other %s are drawn as somebody comes to them', async (_, each) => {
  const { items } = await open(each, 130)
  expect(items().length).toBeLessThan(130)
  await until(() => {
    items().at(-1)?.scrollIntoView({ block: 'end' })
    expect(items().length).toBeGreaterThanOrEqual(130)
  })
  expect(items().at(-1)?.textContent).toContain('Item 129')
})

test.each(cases)('a print has all %s that a page can bear', async (_, each) => {
  const { items } = await open(each, 1_200)
  window.dispatchEvent(new Event('beforeprint'))
  onTestFinished(() => void window.dispatchEvent(new Event('afterprint')))
  expect(items().length).toBeGreaterThanOrEqual(1_000)
  expect(items().length).toBeLessThanOrEqual(1_001)
})

test('an update that requires an action is drawn, however old it is: the banner leads to it', async () => {
  const updates = many(200, update).map((each, index) => ({
    ...each,
    actionRequiredFromClient: index === 170,
  }))
  rules.serviceUpdates = async () => Response.json({ success: true, data: updates })
  onTestFinished(() => void delete rules.serviceUpdates)
  const element = show(`<cp-project-updates service-id="${project}"></cp-project-updates>`)
  await reads(element, 'Item 170')
  inside(element).querySelector<HTMLElement>('button')?.click()
  await until(() => expect(focusedIn(element)?.textContent).toContain('Item 170'))
})

test('of 5,000 milestones, the bar has no segments that nobody could tell apart', async () => {
  rules.milestones = async () => Response.json({ success: true, data: many(5_000, milestone) })
  onTestFinished(() => void delete rules.milestones)
  const element = show(`<cp-milestones service-id="${project}"></cp-milestones>`)
  await until(() => expect(inside(element).querySelector('[role=progressbar]')?.childElementCount).toBe(1))
})

/** A ticket with these messages, drawn, and the way to send others. */
async function openTicket(messages: readonly object[]) {
  const own = { messages }
  rules.ticket = async () =>
    Response.json({
      success: true,
      ticket: {
        ticketId: 'TKT-LONG',
        subject: 'Long',
        status: 'Open',
        createdAt: dayBefore(10_000),
        messages: own.messages,
      },
    })
  onTestFinished(() => void delete rules.ticket)
  const element = show('<cp-ticket ticket-id="TKT-LONG"></cp-ticket>')
  await reads(element, `Item ${messages.length - 1}`)
  await draw()
  return {
    element,
    drawn: () => all(element, '[data-message]'),
    send(messages: readonly object[]) {
      own.messages = messages
      ticketOf('TKT-LONG').refresh()
    },
  }
}

test('of 5,000 messages, the newest are drawn; earlier ones come above, and what is read stays in place', async () => {
  const { element, drawn, send } = await openTicket(many(5_000, message))
  const byText = (text: string) => drawn().find((each) => each.textContent === text)
  expect(drawn()).toHaveLength(50)
  expect(drawn()[0]?.textContent).toBe('Item 4950')
  const box = inside(element).querySelector<HTMLElement>('[role=log]')
  box?.scrollTo(0, 0)
  const top = byText('Item 4950')?.getBoundingClientRect().top ?? 0
  await until(() => expect(drawn()).toHaveLength(100))
  await draw()
  expect(byText('Item 4950')?.getBoundingClientRect().top).toBeCloseTo(top, 0)
  // A new message at the end moves nothing either.
  send(many(5_001, message))
  await until(() => expect(drawn()).toHaveLength(101))
  await draw()
  expect(byText('Item 4950')?.getBoundingClientRect().top).toBeCloseTo(top, 0)
})

test('of 5,000 messages that come later, all at once, the newest are drawn and none is announced', async () => {
  const { element, drawn, send } = await openTicket(many(3, message))
  send(many(5_003, message))
  await reads(element, 'Item 5002')
  await draw()
  expect(drawn()).toHaveLength(50)
  const said = () => inside(element).querySelector('[role=log] ~ [role=status]')?.textContent
  expect(said()).toBe('')
  send(many(5_004, message))
  await until(() => expect(said()).toContain('Item 5003'))
  expect(drawn()).toHaveLength(51)
})

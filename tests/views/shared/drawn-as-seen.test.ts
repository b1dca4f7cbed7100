/** Very many items of any kind: those in view are drawn, and the others as somebody comes to them. */
import '../../elements/signed-in'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CallName } from '../../../server/api/calls'
import { ticketOf } from '../../../src/core/index'
import { draw, show, until } from '../../elements/page'
import { all, find, focusedIn, press, reads } from '../../elements/person'
import { respond } from '../../elements/server'

beforeAll(() => page.viewport(1280, 800))

const project = 'project-website-relaunch'
const dayBefore = (days: number) => new Date(Date.UTC(2026, 0) - days * 86_400_000).toISOString()
const many = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index))

const update = (index: number) => ({ _id: `u${index}`, title: `Item ${index}`, createdAt: dayBefore(index) })
const milestone = (index: number) => ({ title: `Item ${index}`, dueDate: dayBefore(-index) })
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
  item: (index: number) => object
  items: string
}

const cases: Record<string, Case> = {
  updates: {
    html: `cp-project-updates service-id="${project}"`,
    ...{ call: 'serviceUpdates', item: update, items: 'ol>li[class]:has(time)' },
  },
  milestones: {
    html: `cp-milestones service-id="${project}"`,
    ...{ call: 'milestones', item: milestone, items: 'ol>li:has(strong)' },
  },
  files: {
    html: `cp-files service-id="${project}"`,
    ...{ call: 'files', item: file, items: 'ul>li' },
  },
  notifications: {
    html: 'cp-notifications',
    ...{ call: 'notifications', item: notification, items: 'ul>li' },
  },
}

/** Shows so many items. @returns those that are drawn */
async function open({ html, call, item, items }: Case, count: number) {
  respond({ [call]: many(count, item) })
  const element = show(html)
  if (call === 'notifications') await press(element, /notification/i)
  await reads(element, 'Item 0')
  await draw()
  return () => all(element, items).filter((each) => each.textContent?.includes('Item '))
}

test.each(Object.entries(cases))('of 5,000 %s, those that are in view are drawn', async (_, each) => {
  const items = await open(each, 5_000)
  expect(items().length).toBeLessThanOrEqual(60)
})

test.each(Object.entries(cases))('the other %s are drawn as somebody comes to them', async (_, each) => {
  const items = await open(each, 130)
  expect(items().length).toBeLessThan(130)
  await until(() => {
    items().at(-1)?.scrollIntoView({ block: 'end' })
    expect(items().length).toBeGreaterThanOrEqual(130)
  })
  expect(items().at(-1)?.textContent).toContain('Item 129')
})

test.each(Object.entries(cases))('a print has all %s that a page can bear', async (_, each) => {
  const items = await open(each, 1_200)
  window.dispatchEvent(new Event('beforeprint'))
  onTestFinished(() => void window.dispatchEvent(new Event('afterprint')))
  expect(items().length).toBeGreaterThanOrEqual(1_000)
  expect(items().length).toBeLessThanOrEqual(1_001)
})

test('an update that requires an action is drawn, however old it is: the banner leads to it', async () => {
  const asking = (index: number) => ({ ...update(index), actionRequiredFromClient: index === 170 })
  respond({ serviceUpdates: many(200, asking) })
  const element = show(`cp-project-updates service-id="${project}"`)
  await reads(element, 'Item 170')
  find(element, 'button').click()
  await until(() => expect(focusedIn(element)?.textContent).toContain('Item 170'))
})

test('of 5,000 milestones, the bar has no segments that nobody could tell apart', async () => {
  respond({ milestones: many(5_000, milestone) })
  const element = show(`cp-milestones service-id="${project}"`)
  await until(() => expect(find(element, '[role=progressbar]').childElementCount).toBe(1))
})

/** A ticket with these messages, drawn, and the way to send others. */
async function openTicket(messages: readonly object[]) {
  const answer = (messages: readonly object[]) =>
    respond({ ticket: { ticketId: 'TKT-LONG', subject: 'Long', createdAt: dayBefore(10_000), messages } })
  answer(messages)
  const element = show('cp-ticket ticket-id="TKT-LONG"')
  await reads(element, `Item ${messages.length - 1}`)
  await draw()
  return {
    element,
    drawn: () => all(element, '[data-message]'),
    send(messages: readonly object[]) {
      answer(messages)
      ticketOf('TKT-LONG').refresh()
    },
  }
}

test('of 5,000 messages, the newest are drawn; earlier ones come above, and what is read stays in place', async () => {
  const { element, drawn, send } = await openTicket(many(5_000, message))
  const byText = (text: string) => drawn().find((each) => each.textContent === text)
  expect(drawn()).toHaveLength(50)
  expect(drawn()[0]?.textContent).toBe('Item 4950')
  const top = () => byText('Item 4950')?.getBoundingClientRect().top ?? 0
  find(element, '[role=log]').scrollTo(0, 0)
  const before = top()
  await until(() => expect(drawn()).toHaveLength(100))
  await draw()
  expect(top()).toBeCloseTo(before, 0)
  // A new message at the end moves nothing either.
  send(many(5_001, message))
  await until(() => expect(drawn()).toHaveLength(101))
  await draw()
  expect(top()).toBeCloseTo(before, 0)
})

test('of 5,000 messages that come later, all at once, the newest are drawn and none is announced', async () => {
  const { element, drawn, send } = await openTicket(many(3, message))
  send(many(5_003, message))
  await reads(element, 'Item 5002')
  await draw()
  expect(drawn()).toHaveLength(50)
  const said = () => find(element, '[role=log] ~ [role=status]').textContent
  expect(said()).toBe('')
  send(many(5_004, message))
  await until(() => expect(said()).toContain('Item 5003'))
  expect(drawn()).toHaveLength(51)
})

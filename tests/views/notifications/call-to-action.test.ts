/** A notification's call to action: where it leads, that it keeps its words where it may lead nowhere, and what follows. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answer, fail } from '../../../server/api/intercept'
import { configure } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { draw, record, show, signInAs, until } from '../../elements/page'
import { all, control, find, press, reads } from '../../elements/person'
import { count, respond, rules } from '../../elements/server'

beforeAll(() => defineElements({ only: ['cp-notifications', 'cp-portal'] }))
beforeEach(() => signInAs())

const { origin } = location

/** Opens a panel with one notification for each address, and gives their items in the same order. */
async function openPanel(addresses: readonly string[], html = 'cp-notifications') {
  const data = addresses.map((CTAPath, index) => ({
    ...{ _id: `n${index}`, title: `Budget ${index}.`, message: '', createdAt: '2026-01-01' },
    ...{ CTA: 'Open the plan', CTAPath },
  }))
  respond({ notifications: data })
  const element = show(html)
  await press(element, `Notifications: ${data.length} unread`)
  await reads(element, `Budget ${data.length - 1}.`)
  return { element, items: all(element, '[part=notification]') }
}

const linksOf = ({ items }: { items: Element[] }) => items.map((item) => item.querySelector('a'))
const path = '/support/ticket/7'

test('leads to a screen by its path, with or without slash, and by its full address', async () => {
  const upper = `${origin.toUpperCase()}${path}?from=mail`
  const panel = await openPanel([path, path.slice(1), `${origin}${path}`, upper])
  const links = linksOf(panel)
  for (const link of links) {
    expect(link?.getAttribute('href')).toBe(path)
    expect(link?.textContent).toBe('Open the plan')
    expect(link?.target).toBe('')
  }
  const told = record('cp-navigate', panel.element)
  panel.element.addEventListener('cp-navigate', (event) => event.preventDefault())
  links[2]?.click()
  expect(told[0]?.detail).toMatchObject({ route: 'ticket', params: { ticketId: '7' } })
})

test("leads to the host's own page of a screen", async () => {
  configure({ routes: { ticket: '/help/{ticketId}' } })
  const own = [path, '/help/7', `${origin}/help/7`, `${origin}${path}`]
  const links = linksOf(await openPanel(own))
  expect(links.map((link) => link?.getAttribute('href'))).toEqual(Array(4).fill('/help/7'))
})

test('leads to a screen of the portal around it, by its full address', async () => {
  const portal = 'cp-portal routing="path" base="/account"'
  const panel = await openPanel([`${origin}/account${path}`], portal)
  const [link] = linksOf(panel)
  expect(link?.getAttribute('href')).toBe('/account/support/ticket/7')
  link?.click()
  await until(() => expect(panel.element.getAttribute('path')).toBe('/support/ticket/7'))
})

test('leads to another site by https, in a tab of its own', async () => {
  const [link] = linksOf(await openPanel(['https://example.com/plan']))
  expect(link?.href).toBe('https://example.com/plan')
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer'])
})

describe('keeps its words as plain text', () => {
  const addresses = [
    '',
    '/no/such/screen',
    'no such screen',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'support:ticket',
    '//evil.example/support',
    'support\\ticket\\7',
    'support\t',
    'http://evil.example/support',
    `http://${location.host}@evil.example/support`,
    `blob:${origin}/support`,
    '/support/ticket/%2e%2e',
    '/reset-password',
    '/login',
    `${origin}/login`,
  ]

  test('where its address is none that may be followed', async () => {
    const panel = await openPanel(addresses)
    expect(linksOf(panel).map((link) => link?.href)).toEqual(addresses.map(() => undefined))
    // They stand in the text, above the date: beside "Dismiss" they would look like something to press.
    for (const item of panel.items) expect(item.textContent).toMatch(/Open the plan.*2026.*Dismiss/)
  })

  test('where the host has turned its screen off', async () => {
    configure({ features: { support: false } })
    const panel = await openPanel([path, path.slice(1), `${origin}${path}`])
    expect(linksOf(panel)).toEqual([null, null, null])
    for (const item of panel.items) expect(item.textContent).toContain('Open the plan')
  })
})

describe('following it counts as reading the notification', () => {
  async function follow(event: MouseEvent) {
    const panel = await openPanel([path, path])
    const dismissed = record('cp-notification-dismissed', panel.element)
    panel.element.addEventListener('cp-navigate', (navigation) => navigation.preventDefault())
    // The page of this test stays where it is.
    panel.element.addEventListener('click', (click) => click.preventDefault())
    linksOf(panel)[0]?.dispatchEvent(event)
    return { ...panel, dismissed }
  }
  const click = (kind: string, button = 0) =>
    new MouseEvent(kind, { button, bubbles: true, composed: true, cancelable: true })

  test.each([
    ['a click', click('click')],
    ['a click with the middle button, which opens a new tab', click('auxclick', 1)],
  ])('by %s', async (_, event) => {
    rules.markNotificationRead = answer({ success: true })
    const { element, dismissed } = await follow(event)
    await until(() => expect(dismissed.map(({ detail }) => detail.notificationId)).toEqual(['n0']))
    await until(() => control(element, 'Notifications: 1 unread'))
  })

  test('but not by the right button, which opens a menu', async () => {
    await follow(click('auxclick', 2))
    await draw()
    expect(count('markNotificationRead')).toBe(0)
  })

  test('if the server refuses, it comes back without a word', async () => {
    rules.markNotificationRead = fail(409, 'Not today.')
    const { element, dismissed } = await follow(click('click'))
    await until(() => expect(count('markNotificationRead')).toBe(1))
    await until(() => control(element, 'Notifications: 2 unread'))
    expect(dismissed).toEqual([])
    expect(document.querySelector('cp-toaster')).toBeNull()
  })
})

test('what was read unfolds where it stands, and its call is a plain link', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({
    ...{ _id: `n${index}`, title: `Budget ${index}.`, message: '', createdAt: '2026-01-01', read: index > 9 },
    ...{ CTA: 'Open the plan', CTAPath: path },
  }))
  respond({ notifications: rows })
  const element = show('cp-notifications')
  await press(element, 'Notifications: 10 unread')
  const summary = await until(() => find(element, 'summary'))
  const list = summary.parentElement?.parentElement ?? summary
  list.scrollTop = list.scrollHeight
  const { scrollTop } = list
  expect(scrollTop).toBeGreaterThan(0)
  summary.click()
  await reads(element, 'Budget 19.')
  await draw()
  expect(list.scrollTop).toBe(scrollTop)
  const parts = all(element, '[part=notification] a').map((link) => link.getAttribute('part'))
  expect(parts.slice(0, 10).filter((part) => part === 'link')).toEqual([])
  expect(parts.slice(10)).toEqual(Array(10).fill('link'))
})

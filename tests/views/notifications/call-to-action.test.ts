/** A notification's call to action: where it leads, that it keeps its words where it may lead nowhere, and what follows. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answer, fail } from '../../../server/api/intercept'
import { configure } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { draw, record, show, signInAs, until } from '../../elements/page'
import { all, control, press, reads } from '../../elements/person'
import { count, rules } from '../../elements/server'

beforeAll(() => defineElements({ only: ['cp-notifications', 'cp-portal'] }))
beforeEach(() => signInAs())

const { origin } = location

/** Opens a panel with one notification for each address, and gives their items in the same order. */
async function openPanel(addresses: readonly string[], html = '<cp-notifications></cp-notifications>') {
  const createdAt = '2026-01-01'
  const data = addresses.map((CTAPath, index) => ({
    _id: `n${index}`,
    title: `Budget ${index}.`,
    message: '',
    CTA: 'Open the plan',
    CTAPath,
    createdAt,
  }))
  rules.notifications = answer({ success: true, data })
  const element = show(html)
  await press(element, `Notifications: ${data.length} unread`)
  await reads(element, `Budget ${data.length - 1}.`)
  return { element, items: all(element, '[part=notification]') }
}

const linksOf = ({ items }: { items: Element[] }) => items.map((item) => item.querySelector('a'))

test('leads to a screen by its path, with or without slash, and by its full address', async () => {
  const panel = await openPanel([
    '/support/ticket/7',
    'support/ticket/7',
    `${origin}/support/ticket/7`,
    `${origin.toUpperCase()}/support/ticket/7?from=mail`,
  ])
  const links = linksOf(panel)
  expect(links.map((link) => link?.getAttribute('href'))).toEqual(Array(4).fill('/support/ticket/7'))
  expect(links.map((link) => link?.textContent)).toEqual(Array(4).fill('Open the plan'))
  expect(links.map((link) => link?.target)).toEqual(Array(4).fill(''))
  const told = record('cp-navigate', panel.element)
  panel.element.addEventListener('cp-navigate', (event) => event.preventDefault())
  links[2]?.click()
  expect(told[0]?.detail).toMatchObject({ route: 'ticket', params: { ticketId: '7' } })
})

test("leads to the host's own page of a screen", async () => {
  configure({ routes: { ticket: '/help/{ticketId}' } })
  const own = ['/support/ticket/7', '/help/7', `${origin}/help/7`, `${origin}/support/ticket/7`]
  const links = linksOf(await openPanel(own))
  expect(links.map((link) => link?.getAttribute('href'))).toEqual(Array(4).fill('/help/7'))
})

test('leads to a screen of the portal around it, by its full address', async () => {
  const panel = await openPanel(
    [`${origin}/account/support/ticket/7`],
    '<cp-portal routing="path" base="/account"></cp-portal>',
  )
  const [link] = linksOf(panel)
  expect(link?.getAttribute('href')).toBe('/account/support/ticket/7')
  link?.click()
  await until(() => expect(panel.element.getAttribute('path')).toBe('/support/ticket/7'))
})

test('leads to another site by https, in a tab of its own', async () => {
  const [link] = linksOf(await openPanel(['https://example.com/plan']))
  expect([link?.href, link?.target, link?.rel]).toEqual([
    'https://example.com/plan',
    '_blank',
    'noopener noreferrer',
  ])
})

describe('keeps its words as plain text', () => {
  const addresses = [
    '',
    '/no/such/screen',
    'no such screen',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'support:ticket',
    '//evil.example/support',
    '/\\evil.example/support',
    '\\\\evil.example',
    'support\\ticket\\7',
    'support\t',
    '/\t/evil.example',
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
    const panel = await openPanel(['/support/ticket/7', 'support/ticket/7', `${origin}/support/ticket/7`])
    expect(linksOf(panel)).toEqual([null, null, null])
    for (const item of panel.items) expect(item.textContent).toContain('Open the plan')
  })
})

describe('following it counts as reading the notification', () => {
  const address = '/support/ticket/7'

  async function follow(event: MouseEvent) {
    const panel = await openPanel([address, address])
    const dismissed = record('cp-notification-dismissed', panel.element)
    panel.element.addEventListener('cp-navigate', (navigation) => navigation.preventDefault())
    // The page of this test stays where it is.
    panel.element.addEventListener('click', (click) => click.preventDefault())
    linksOf(panel)[0]?.dispatchEvent(event)
    return { ...panel, dismissed }
  }
  const press = (kind: string, button = 0) =>
    new MouseEvent(kind, { button, bubbles: true, composed: true, cancelable: true })

  test.each([
    ['a click', press('click')],
    ['a click with the middle button, which opens a new tab', press('auxclick', 1)],
  ])('by %s', async (_, event) => {
    rules.markNotificationRead = answer({ success: true })
    const { element, dismissed } = await follow(event)
    await until(() => expect(dismissed.map(({ detail }) => detail.notificationId)).toEqual(['n0']))
    await until(() => control(element, 'Notifications: 1 unread'))
  })

  test('but not by the right button, which opens a menu', async () => {
    await follow(press('auxclick', 2))
    await draw()
    expect(count('markNotificationRead')).toBe(0)
  })

  test('if the server refuses, it comes back without a word', async () => {
    rules.markNotificationRead = fail(500, 'Not today.')
    const { element, dismissed } = await follow(press('click'))
    await until(() => expect(count('markNotificationRead')).toBe(1))
    await until(() => control(element, 'Notifications: 2 unread'))
    expect(dismissed).toEqual([])
    expect(document.querySelector('cp-toaster')).toBeNull()
  })
})

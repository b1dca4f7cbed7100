/** After an expiry, a client goes back to where they were; another client starts at the dashboard. */
import { beforeAll, expect, test } from 'vitest'
import { fail } from '../../../server/api/intercept'
import { configure } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { record, show, signInAs, until } from '../../elements/page'
import { control, fill, open } from '../../elements/person'
import { rules } from '../../elements/server'

beforeAll(() => defineElements({ only: ['cp-portal', 'cp-payments', 'cp-login'] }))

const payments = '/payments/payment-history'
const clients = [
  ['the same client', 'client@example.com', payments],
  ['another client', 'new@example.com', '/'],
] as const

test.each(clients)('in a portal, %s', async (_, email, path) => {
  await signInAs()
  rules.payments = fail(401, 'No.')
  history.replaceState(null, '', `/account${payments}`)
  const portal = show('cp-portal base="/account"')
  await until(() => expect(portal.getAttribute('path')).toBe('/login'))
  expect(location.href).not.toMatch(/payment|ada/)
  delete rules.payments
  await signInAs(email)
  await until(() => expect(portal.getAttribute('path')).toBe(path))
})

test.each(clients)("on the host's own pages, %s", async (_, email, path) => {
  configure({ routes: { payments: '/money.html', login: '/login.html', dashboard: '/account.html' } })
  await signInAs()
  rules.payments = fail(401, 'No.')
  history.replaceState(null, '', '/money.html')
  const widget = await open('cp-payments', 'You are signed out')
  widget.addEventListener('cp-navigate', (event) => event.preventDefault())
  control(widget, 'Log in').click()

  const login = show('cp-login')
  await until(() => control(login, 'Log in'))
  login.addEventListener('cp-navigate', (event) => event.preventDefault())
  const navigations = record('cp-navigate', login)
  fill(login, '[name=email]', email)
  fill(login, '[name=password]', 'portal-demo')
  control(login, 'Log in').click()
  await until(() => expect(navigations.map(({ detail }) => detail.path)).toEqual([path]))
})

/** The page's title says what the page is about: the project by its name, the ticket by its subject. */
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fail } from '../../../server/api/intercept'
import { configure } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { draw, show, signInAs, until } from '../../elements/page'
import { control, press, reads } from '../../elements/person'
import { rules } from '../../elements/server'

const relaunch = '/services/service/project-website-relaunch'

beforeAll(() => defineElements({ only: ['cp-portal'] }))
beforeEach(async () => {
  await page.viewport(1280, 800)
  await signInAs()
  configure({ brand: { name: 'Acme' } })
})
afterEach(() => {
  configure({ brand: undefined })
  document.title = ''
})

const open = (path: string) => {
  history.pushState(null, '', path)
  return show('cp-portal')
}
const isTitled = (title: string) => until(() => expect(document.title).toBe(title))

test('it follows from page to page, back and forward', async () => {
  const portal = open(relaunch)
  await isTitled('Website relaunch · Project Details · Acme')
  await press(portal, 'View Milestones')
  await isTitled('Website relaunch · View Milestones · Acme')
  control(portal, 'Project History', 'nav a').click()
  await isTitled('Project History · Acme')
  history.back()
  await isTitled('Website relaunch · View Milestones · Acme')
  history.forward()
  await isTitled('Project History · Acme')
})

test('it has the subject of a ticket', async () => {
  open('/support/ticket/TKT-H8WK35TN')
  await isTitled('Order data of the Lyon warehouse · Ticket · Acme')
})

test('when the portal leaves, the page has its own again, or the one that its router has set meanwhile', async () => {
  document.title = 'Your account'
  const first = open('/support')
  await isTitled('Support · Acme')
  first.remove()
  await isTitled('Your account')
  // This one never writes a title.
  const silent = show('cp-portal routing="memory"')
  await reads(silent, 'Welcome')
  silent.remove()
  await draw()
  expect(document.title).toBe('Your account')
  const second = open('/support')
  await isTitled('Support · Acme')
  document.title = 'Your projects'
  second.remove()
  await draw()
  expect(document.title).toBe('Your projects')
})

test('without a name, it has the page and the brand', async () => {
  rules.service = fail(404, 'Gone.')
  const portal = open(relaunch)
  await reads(portal, 'Project not found')
  expect(document.title).toBe('Project Details · Acme')
})

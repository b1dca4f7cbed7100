/** Every screen of the portal, and those of its states that look otherwise. */
import { expect, type Page } from '@playwright/test'
import { fail } from '../../../server/api/intercept'
import { withColleagues } from '../../../server/seed/colleagues'
import { now, type Scene } from './stage'

export interface Screen extends Scene {
  path: string
  /** What the client does there first. */
  act?: (page: Page) => Promise<unknown>
  /** What the browser reports of it in the console. */
  reports?: RegExp
  /** How much of it the pictures show, in pixels, by their width, where that is more than of the others. */
  heights?: Record<1280 | 360, number>
}

const project = '/services/service/project-website-relaunch'
const noMeetings = '/all-schedule-meetings'
const down = fail(503, 'The service is down for maintenance.')
const press = (name: string | RegExp) => (page: Page, how?: { timeout: number }) =>
  page.getByRole('button', { name }).click(how)

export const screens: Record<string, Screen> = {
  login: { path: '/login', person: 'nobody' },
  'login-incomplete': { path: '/login', person: 'nobody', act: press('Log in') },
  'forgot-password': { path: '/forgot-password', person: 'nobody' },
  'reset-password': { path: '/reset-password/client-ada/sample', person: 'nobody' },
  dashboard: { path: '/' },
  'dashboard-first-day': { path: '/', person: 'new' },
  'dashboard-down': {
    path: '/',
    rules: { services: down, payments: down, tickets: down, notifications: down },
    reports: /503/,
    // The toast leaves after four seconds: on a busy machine, it may have left before the screen was whole.
    async act(page) {
      await press('Close')(page, { timeout: 5_000 }).catch(() => {})
      await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)
    },
  },
  projects: { path: '/services/services-history' },
  'projects-none': { path: '/services/services-history', person: 'new' },
  project: { path: project, heights: { 1280: 1420, 360: 2500 } },
  'project-updates': { path: `${project}/project-updates` },
  milestones: { path: `${project}/view-milestones` },
  payments: { path: '/payments/payment-history' },
  tickets: { path: '/support' },
  ticket: { path: '/support/ticket/TKT-H8WK35TN' },
  'ticket-resolved': {
    path: '/support/ticket/TKT-Z3GV58LA',
    async act(page) {
      await page.getByText('Partly').click()
      await expect(page.getByText('Saved. Thank you.')).toBeVisible()
    },
  },
  'raise-ticket': { path: '/support/raise-ticket' },
  meetings: { path: noMeetings },
  'not-found': { path: '/support/nothing-here', reports: /404/ },
  notifications: { path: noMeetings, act: press(/^Notifications/) },
  account: { path: noMeetings, act: press('AL, account') },
  'account-page': {
    path: '/account',
    seed: (records) => withColleagues(records, now),
    heights: { 1280: 1760, 360: 2180 },
  },
  'add-services': { path: '/', act: press('Add Services') },
}

/** A site in Vue with vue-router, in German, in a bright colour, and with a root font size of 10 px. */
import type { Page } from '@playwright/test'
import { demoPassword, demoPeople } from '../../../server/seed/people'
import { inFull } from '../../tiers'
import { expect, refuse, resumeSession, rowsOf, test } from '../test'

const site = '/hosts/vue-router/account'

async function signIn(page: Page) {
  await page.getByLabel('E-Mail-Adresse').fill(demoPeople.ada.email)
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

/** Opens a page, and marks it: a page that is loaded anew has no mark. */
async function open(page: Page, path: string) {
  await page.goto(site + path)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
}

const expectSamePage = async (page: Page) =>
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

const siteLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Konto' }).getByRole('link', { name })

const signInLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Anmelden' })

test('after the sign-in the client is back, and never at the login again', inFull(), async ({ page }) => {
  await open(page, '/projects/project-website-relaunch?from=mail#files')
  await signInLink(page).click()
  await expect(page).toHaveURL(`${site}/login`)
  await signIn(page)
  await expect(page).toHaveURL(`${site}/projects/project-website-relaunch?from=mail#files`)
  await expect(page.getByRole('heading', { name: 'Website relaunch' })).toBeVisible()
  await expectSamePage(page)

  await page.goBack()
  await expect(page).toHaveURL(`${site}/projects/project-website-relaunch?from=mail#files`)
})

test('a client goes from page to page, raises a ticket and signs out, without a page load', async ({
  page,
}) => {
  await resumeSession(page)
  await open(page, '')
  await page.getByRole('link', { name: 'Please approve the home page' }).click()
  await expect(page).toHaveURL(`${site}/projects/project-website-relaunch`)
  await expect(page.getByRole('main')).toBeFocused()
  await siteLink(page, 'Projekte').click()
  await rowsOf(page, 'Projekte').getByRole('link', { name: 'Calibration booking app' }).click()
  await expect(page).toHaveURL(`${site}/projects/project-calibration-booking`)
  await expect(page.getByRole('heading', { name: 'Calibration booking app' })).toBeVisible()
  await page.goBack()
  await expect(rowsOf(page, 'Projekte')).toHaveCount(10)

  await siteLink(page, 'Support').click()
  await page.getByRole('link', { name: 'Neues Ticket' }).click()
  await page.getByLabel('Betreff', { exact: true }).fill('Das Logo auf der Rechnung')
  await page.getByLabel('Ihr Anliegen').fill('Es ist noch das alte.')
  await siteLink(page, 'Zahlungen').click()
  await expect(rowsOf(page, 'Zahlungen').first()).toContainText('€')
  await page.goBack()
  await expect(page.getByLabel('Betreff', { exact: true })).toHaveValue('Das Logo auf der Rechnung')
  await page.getByRole('button', { name: 'Ticket erstellen' }).click()
  await expect(page).toHaveURL(/\/account\/support\/TKT-\w+$/)
  await expect(page.getByText('Es ist noch das alte.')).toBeVisible()
  await siteLink(page, 'Support').click()
  // Others raise tickets in Ada's name, too.
  const logo = rowsOf(page, 'Ihre Tickets').filter({ hasText: 'Das Logo auf der Rechnung' })
  await expect(logo.first()).toBeVisible()

  await page.getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).press('Enter')
  await expect(page).toHaveURL(`${site}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmeldung zum Kundenportal')
  await expectSamePage(page)
})

test('the page of one ticket shows another one that the bell leads to', inFull(), async ({ page }) => {
  // To follow a notification is to read it: others count Ada's.
  await page.route('**/notification/markAsRead/*', (route) => route.fulfill({ json: { success: true } }))
  await resumeSession(page)
  await open(page, '/support/TKT-M4XQ72PD')
  const subject = page.getByRole('heading', { level: 1 })
  await expect(subject).toHaveText("The cookie notice can't be closed on my phone")
  await page.getByRole('button', { name: 'Benachrichtigungen' }).click()
  await page.locator('cp-notifications').locator('a[href$="TKT-H8WK35TN"]').click()
  await expect(subject).toHaveText('Order data of the Lyon warehouse')
  await page.goBack()
  await expect(subject).toHaveText("The cookie notice can't be closed on my phone")
  await expectSamePage(page)
})

test.describe('when the session has ended by itself', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('the client stays on the page, and is there again after the sign-in', inFull(), async ({ page }) => {
    await resumeSession(page)
    await open(page, '/projects')
    const project = rowsOf(page, 'Projekte').getByRole('link', { name: 'Calibration booking app' })
    await expect(project).toBeVisible()
    await refuse(page, '**/api/v1/**', 401, 'Abgelaufen.')
    await project.click()
    await expect(signInLink(page)).toBeVisible()
    await page.unroute('**/api/v1/**')
    await signInLink(page).click()
    await signIn(page)
    await expect(page).toHaveURL(`${site}/projects/project-calibration-booking`)
    await expect(page.getByRole('heading', { name: 'Calibration booking app' })).toBeVisible()
    await expectSamePage(page)
  })
})

test('text has its usual size, and the main button the bright colour', inFull(), async ({ page }) => {
  await resumeSession(page)
  await open(page, '/support')
  const cell = rowsOf(page, 'Ihre Tickets').getByText('Second invoice address')
  await expect(cell).toHaveCSS('font-size', '14px')
  await expect(page.getByRole('heading', { name: 'Support' })).toHaveCSS('font-size', '26px')
  const button = page.getByRole('link', { name: 'Neues Ticket' })
  await expect(button).toHaveCSS('background-color', 'rgb(255, 212, 0)')
})

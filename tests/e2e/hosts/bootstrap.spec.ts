/** A site of Bootstrap and jQuery, whose own server signs its clients in: `examples/hosts/bootstrap/`. */
import type { Page } from '@playwright/test'
import { demoPassword, demoPeople } from '../../../server/seed/people'
import { expect, logOut, refuse, rowsOf, test, toast } from '../test'

const site = '/hosts/bootstrap'

async function signIn(page: Page, person: 'ada' | 'new' = 'ada', password: string = demoPassword) {
  await page.getByLabel('Email').fill(demoPeople[person].email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function openAccount(page: Page) {
  await page.goto(`${site}/login`)
  await signIn(page)
  await expect(page).toHaveURL(`${site}/account`)
  await expect(rowsOf(page, 'Project History')).toHaveCount(5)
}

const projects = (page: Page) => page.locator('cp-projects')
const modal = (page: Page) => page.getByRole('dialog', { name: 'Ticket' })

/** Opens the first ticket in Bootstrap's modal. */
async function openTicket(page: Page) {
  await page.getByRole('tab', { name: 'Tickets' }).click()
  await page.locator('cp-tickets').getByRole('link').filter({ hasText: 'View Details' }).first().click()
  await expect(modal(page).getByRole('textbox')).toBeVisible()
  // Bootstrap takes the focus when its transition has ended.
  await expect(modal(page)).toBeFocused()
}

// A page asks for a token before anybody is signed in, and is told so.
test.use({ expectedErrors: /status of (401|500)/ })

test('a client signs in on the site, sees their data, and logs out of both in the portal', async ({
  page,
}) => {
  await page.goto(`${site}/account`)
  await projects(page).getByRole('link', { name: 'Log in' }).click()
  await signIn(page, 'ada', 'not her password')
  await expect(page.getByRole('alert')).toContainText('The email or the password is not right.')
  await signIn(page)

  // Back on the page that they came from.
  await expect(page).toHaveURL(`${site}/account`)
  await expect(rowsOf(page, 'Project History')).toHaveCount(5)
  await expect(page.getByText(/^[1-9]\d* unread$/)).toBeVisible()
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0])

  await logOut(page)
  await expect(projects(page).getByText('You are signed out')).toBeVisible()
  await expect(page.getByText(/unread$/)).toBeHidden()
  await page.reload()
  await expect(projects(page).getByText('You are signed out')).toBeVisible()
  // One way in for the whole navbar.
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Log in' })).toHaveCount(1)

  await page.getByRole('navigation').getByRole('link', { name: 'Log in' }).click()
  await signIn(page, 'new')
  await expect(projects(page).locator('css=[part~=empty-state]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'MS, account' })).toBeVisible()
})

test('a project has its own page, from which the notifications lead to a ticket', async ({ page }) => {
  await openAccount(page)
  await page
    .locator('cp-projects')
    .getByRole('link', { name: /Website relaunch/ })
    .click()
  await expect(page).toHaveURL(`${site}/account/projects/project-website-relaunch`)
  await expect(page.getByRole('heading', { name: 'Website relaunch' })).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  // Following a notification marks it as read: not for the other tests.
  await page.route('**/notification/markAsRead/*', (route) => route.fulfill({ json: { success: true } }))
  await page.getByRole('link', { name: 'Read the answer' }).first().click()
  await expect(page).toHaveURL(/account\?ticket=/)
  await expect(modal(page).getByRole('textbox')).toBeVisible()
})

test.describe(() => {
  test.use({ expectedErrors: /status of (401|503)|getToken\(\) failed/ })

  test("the site's sign-in fails for a moment: Retry leads back, and nobody is signed out", async ({
    page,
  }) => {
    await openAccount(page)
    await page.route(`**${site}/portal-token`, (route) => route.fulfill({ status: 503 }))
    await page.reload()
    await expect(projects(page).getByText("Your login couldn't be checked.")).toBeVisible()
    await expect(page.locator('cp-projects:state(error)')).toBeVisible()

    await page.unroute(`**${site}/portal-token`)
    await projects(page).getByRole('button', { name: 'Retry' }).click()
    await expect(rowsOf(page, 'Project History')).toHaveCount(5)
    await expect(page.getByRole('button', { name: 'AL, account' })).toBeVisible()
  })
})

test('a second tab follows the site, when the client comes back to it', async ({ page, context }) => {
  await openAccount(page)
  const second = await context.newPage()
  await second.goto(`${site}/account`)
  await expect(rowsOf(second, 'Project History')).toHaveCount(5)
  await logOut(second)
  await expect(projects(second).getByText('You are signed out')).toBeVisible()

  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await comeBack()
  await expect(projects(page).getByText('You are signed out')).toBeVisible()

  await second.goto(`${site}/login`)
  await signIn(second, 'new')
  await expect(second.getByRole('button', { name: 'MS, account' })).toBeVisible()
  await comeBack()
  await expect(page.getByRole('button', { name: 'MS, account' })).toBeVisible()
})

test('elements live in tabs and overlays of Bootstrap, and Escape closes the topmost layer alone', async ({
  page,
}) => {
  await refuse(page, '**/replyTicket/**', 500, 'The desk is closed.')
  await openAccount(page)
  await openTicket(page)
  // Bootstrap keeps the focus in its modal, and lets it into the element.
  await modal(page).getByRole('textbox').fill('One more question')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(modal(page).getByRole('button', { name: 'Send reply' })).toBeFocused()
  // Toasts stand outside of the modal, above it, and can be closed there.
  await page.keyboard.press('Enter')
  await expect(toast(page, 'The desk is closed.')).toBeVisible()
  await page.getByRole('region', { name: 'Messages' }).getByRole('button').click()
  await expect(toast(page, 'The desk is closed.')).toBeHidden()
  await modal(page).getByRole('textbox').focus()
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()

  await page.getByRole('button', { name: 'Payments' }).click()
  const payments = page.getByRole('dialog', { name: 'Payments' })
  await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
  await payments.getByRole('button', { name: /^Sort by/ }).click()
  await expect(payments.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(payments.getByRole('menu')).toBeHidden()
  await expect(payments.getByRole('button', { name: /^Sort by/ })).toBeFocused()
  await expect(payments).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(payments).toBeHidden()
})

test("Bootstrap's colours are the elements', also in its dark mode", async ({ page }) => {
  await openAccount(page)
  await page.getByRole('tab', { name: 'Tickets' }).click()
  const colours = () =>
    page.evaluate(() => {
      const probe = document.createElement('button')
      probe.className = 'btn btn-primary'
      probe.style.transition = 'none'
      document.body.append(probe)
      const main = document.querySelector('cp-tickets')?.shadowRoot?.querySelector('[part~=button-primary]')
      const card = document.querySelector('cp-tickets')?.shadowRoot?.querySelector('[part~=card]')
      const read = (element: Element | null | undefined) => {
        if (!element) throw new Error('It is not there.')
        return getComputedStyle(element).backgroundColor
      }
      const found = { theirs: read(probe), ours: read(main), page: read(document.body), card: read(card) }
      probe.remove()
      return found
    })
  for (const next of ['Dark', 'Light']) {
    // The elements may still load, and a colour takes its time to change.
    await expect(async () => {
      const { theirs, ours, page: body, card } = await colours()
      expect(ours).toEqual(theirs)
      expect(card).toEqual(body)
    }).toPass()
    await page.getByRole('button', { name: next }).click()
  }
})

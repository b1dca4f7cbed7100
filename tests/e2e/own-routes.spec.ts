/** Each screen on a page of its own of the company's site: no link of any widget leads off it. */
import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import { expect, logIn, logOut, rowsOf, test } from './test'

/** Each address of the account area, and the element that shows its screen there. */
const pages: readonly (readonly [RegExp, string])[] = [
  [/^\/embed\/account$/, 'cp-projects'],
  [/^\/embed\/account\/projects$/, 'cp-projects'],
  [/^\/embed\/account\/projects\/[^/]+$/, 'cp-project'],
  [/^\/embed\/account\/projects\/[^/]+\/updates$/, 'cp-project-updates'],
  [/^\/embed\/account\/projects\/[^/]+\/milestones$/, 'cp-milestones'],
  [/^\/embed\/account\/payments$/, 'cp-payments'],
  [/^\/embed\/account\/meetings$/, 'cp-meetings'],
  [/^\/embed\/account\/support$/, 'cp-tickets'],
  [/^\/embed\/account\/support\/new$/, 'cp-raise-ticket'],
  [/^\/embed\/account\/support\/[^/]+$/, 'cp-ticket'],
  [/^\/embed\/account\/login$/, 'cp-login'],
  [/^\/embed\/account\/forgot-password$/, 'cp-forgot-password'],
  [/^\/embed\/account\/reset-password$/, 'cp-reset-password'],
]

/** The site's own page to pay has no element. */
const payPage = '/embed/account/pay'

const pageOf = (path: string) => pages.find(([pattern]) => pattern.test(path))

/** Where the links in the shadow roots of a page lead, the bell's panel among them; files and mails aside. */
async function linksOfWidgets(page: Page): Promise<string[]> {
  const bell = page.getByRole('button', { name: /^Notifications/ })
  // One of them comes.
  await expect(bell.or(page.getByRole('banner').getByRole('link', { name: 'Log in' })).first()).toBeVisible()
  if (await bell.isVisible()) {
    await bell.click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await expect(
      panel.getByRole('listitem').or(panel.getByText("You're all catched up")).first(),
    ).toBeVisible()
  }
  return page.evaluate(() => {
    const widgets = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    return widgets
      .flatMap((root) => [...root.querySelectorAll('a')])
      .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/'))
      .map(({ pathname }) => pathname)
  })
}

/** Opens a page and waits until its widget shows what it has. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const tag = pageOf(path)?.[1] ?? ''
  await expect(page.locator(`${tag}:state(ready), ${tag}:state(empty)`)).toBeVisible()
}

/** Two pages of each kind: a kind has the same links on each. */
const enough = 2

/** Follows every link from some pages on, to some pages of each kind, and gives the kinds that were seen. */
async function walk(page: Page, starts: readonly string[]): Promise<Set<RegExp>> {
  const waiting = [...starts]
  const visits = new Map<RegExp, Set<string>>()
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = pageOf(path)?.[0]
    if (!kind) throw new Error(`A link leads off the site: ${path}`)
    const visited = visits.get(kind) ?? new Set()
    if (visited.has(path) || visited.size === enough) continue
    visits.set(kind, visited.add(path))
    await open(page, path)
    const links = (await linksOfWidgets(page)).filter((link) => link !== payPage)
    expect(links.filter((link) => !pageOf(link))).toEqual([])
    waiting.push(...links)
  }
  return new Set(visits.keys())
}

test(
  'signed in, every link of every widget leads to the page of the site that shows its screen',
  inFull(),
  async ({ page }) => {
    test.slow()
    await page.goto('/embed/account/login')
    await logIn(page)
    await expect(page).toHaveURL('/embed/account')
    // The site's own tabs lead to the payments; no link leads to meetings, of which there are none.
    const seen = await walk(page, ['/embed/account', '/embed/account/payments', '/embed/account/meetings'])
    const unseen = pages.filter(([pattern]) => !seen.has(pattern)).map(([, tag]) => tag)
    expect(unseen).toEqual(['cp-login', 'cp-forgot-password', 'cp-reset-password'])
  },
)

test('signed out, every page leads to the login, and back to where one was', inFull(), async ({ page }) => {
  for (const path of ['/embed/account/reset-password', '/embed/account/forgot-password']) {
    await open(page, path)
    const links = await linksOfWidgets(page)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !pageOf(link))).toEqual([])
  }
  await page.goto('/embed/account/projects/project-website-relaunch/milestones')
  // The site hides the element, and the link in it, as soon as it knows that nobody is signed in.
  await expect(page.getByRole('heading', { name: 'Log in to see your projects' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/embed/account/login')
  await logIn(page)
  await expect(page).toHaveURL('/embed/account/projects/project-website-relaunch/milestones')
  await expect(page.locator('cp-milestones').getByText('Discovery').first()).toBeVisible()

  await logOut(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/embed/account/login',
  )
})

test('raising a ticket leads to its page', inFull(), async ({ page }) => {
  await page.goto('/embed/account/login')
  await logIn(page)
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Support' }).click()
  await page.getByRole('link', { name: 'Raise a ticket' }).click()
  await expect(page).toHaveURL('/embed/account/support/new')
  await page.getByLabel('Subject').fill('The lights in the demo')
  await page.getByLabel('Describe your issue').fill('They are on.')
  await page.getByRole('button', { name: 'Create Ticket' }).click()
  await expect(page).toHaveURL(/\/embed\/account\/support\/TKT-\w+$/)
  await expect(page.locator('cp-ticket').getByText('They are on.')).toBeVisible()
})

for (const separator of ['#/', '/'])
  test(
    `a mailed link opens the page that sets a new password, and its secret leaves the address: ${separator}`,
    inFull(separator === '#/'),
    async ({ page }) => {
      await page.goto(`/embed/account/reset-password${separator}client-ada/the-secret-of-the-mail`)
      await expect(page).toHaveURL('/embed/account/reset-password')
      await page.getByLabel('New password').fill('short')
      const sent = page.waitForRequest(/updatePassword/)
      await page.route(/updatePassword/, (route) =>
        route.fulfill({ json: { success: true, message: 'Done.' } }),
      )
      await page.getByRole('button', { name: 'Update Password' }).click()
      expect(new URL((await sent).url()).pathname).toMatch(/\/client-ada\/the-secret-of-the-mail$/)
      await page.locator('cp-reset-password').getByRole('link', { name: 'Log in' }).click()
      await expect(page).toHaveURL('/embed/account/login')
    },
  )

test.describe('an app of a single page takes cp-navigate', () => {
  test('it renders each screen itself, back and forward, and loads no page', inFull(), async ({ page }) => {
    await page.goto('/embed/app/projects')
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
    const expectScreen = async (path: string, tag: string) => {
      await expect(page).toHaveURL(path)
      await expect(page.locator(`#screen > ${tag}:state(ready)`)).toBeVisible()
    }
    await page.locator('cp-projects').getByRole('link', { name: 'Log in' }).click()
    await expectScreen('/embed/app/login', 'cp-login')
    await logIn(page)
    // Back to what was asked for, without a page load: with `storage: 'memory'` that would sign out again.
    await expectScreen('/embed/app/projects', 'cp-projects')

    await rowsOf(page, 'Project History').getByRole('link', { name: 'Website relaunch' }).click()
    await expectScreen('/embed/app/projects/project-website-relaunch', 'cp-project')
    await page.getByRole('link', { name: 'View Milestones' }).click()
    await expectScreen('/embed/app/projects/project-website-relaunch/milestones', 'cp-milestones')
    await page.goBack()
    await expectScreen('/embed/app/projects/project-website-relaunch', 'cp-project')
    await page.goForward()
    await expectScreen('/embed/app/projects/project-website-relaunch/milestones', 'cp-milestones')
    await expect(page.locator('cp-milestones').getByText('Discovery').first()).toBeVisible()

    await page.getByRole('navigation', { name: 'Your account' }).getByText('Overview').click()
    await expectScreen('/embed/app', 'cp-dashboard')
    await page.locator('cp-dashboard').getByRole('link', { name: 'View All Projects' }).click()
    await expectScreen('/embed/app/projects', 'cp-projects')
    await expect(page.locator('html')).toHaveAttribute('data-same')
  })

  test('each of its addresses can be opened, and leads to its own', inFull(), async ({ page }) => {
    await page.goto('/embed/app/login')
    await logIn(page)
    await expect(page).toHaveURL('/embed/app')
    await page.goto('/embed/app/projects/project-website-relaunch/updates')
    await expect(page.locator('cp-project-updates:state(ready)')).toBeVisible()
    const links = await linksOfWidgets(page)
    expect(links.filter((path) => !path.startsWith('/embed/app'))).toEqual([])
  })
})

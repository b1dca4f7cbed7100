/** What a list shows is still there when the client comes back to it; and lists on a phone. */
import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import {
  choose,
  emptyBell,
  expect,
  holdBack,
  openDashboard,
  openHostPage,
  openPage,
  resumeSession,
  rowsOf,
  test,
  watchCalls,
} from './test'

const path = '/services/services-history'
const search = (page: Page) => page.getByRole('searchbox')
const rows = (page: Page) => rowsOf(page, 'Project History')

/** A portal, open at the project history. */
const portals = {
  path: { address: path, open: (page: Page) => page.goto(path) },
  hash: {
    address: `/host/page#${path}`,
    open: (page: Page) => openHostPage(page, '<cp-portal routing="hash"></cp-portal>', { hash: `#${path}` }),
  },
}

/** Counts what the host hears of steps from screen to screen, and says how long the history is. */
const watchSteps = async (page: Page) => {
  await page.evaluate(() => {
    document.addEventListener('cp-navigate', () => {
      document.title = 'cp-navigate'
    })
  })
  const length = await page.evaluate(() => history.length)
  return async () => {
    expect(await page.title()).not.toBe('cp-navigate')
    expect(await page.evaluate(() => history.length)).toBe(length)
  }
}

for (const [routing, { address, open }] of Object.entries(portals)) {
  test(`by ${routing}, filter, search and order come back`, inFull(routing === 'hash'), async ({ page }) => {
    await resumeSession(page)
    await emptyBell(page)
    await open(page)
    await expect(rows(page)).toHaveCount(12)
    const calls = watchCalls(page)
    const expectNoStep = await watchSteps(page)
    await page.getByRole('radio', { name: 'Active' }).check({ force: true })
    await page.getByRole('button', { name: 'Sort by' }).click()
    await choose(page.getByRole('menuitemradio', { name: 'Oldest First' }))
    await search(page).pressSequentially('web')
    await expect(page).toHaveURL(`${address}?status=Active&search=web&sort=oldest`)
    // It is the same screen: the client goes on typing in the same field.
    await expect(search(page)).toBeFocused()
    await page.keyboard.type('site')
    await expect(page).toHaveURL(`${address}?status=Active&search=website&sort=oldest`)
    await expect(search(page)).toHaveValue('website')
    await expectNoStep()
    expect(calls.filter((call) => call.includes('/services/'))).toEqual([])

    const expectAll = async () => {
      await expect(page.getByRole('radio', { name: 'Active 1' })).toBeChecked()
      await expect(search(page)).toHaveValue('website')
      await expect(page.getByRole('button', { name: 'Sort by Oldest First' })).toBeVisible()
      await expect(rows(page)).toHaveCount(1)
    }
    await page.getByRole('link', { name: 'Website relaunch' }).click()
    await expect(page.getByRole('heading', { name: 'Website relaunch' })).toBeVisible()
    await page.goBack()
    await expectAll()
    await page.reload()
    await expectAll()
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'Website relaunch' })).toBeVisible()
    await page.goBack()
    await expectAll()
    // Only what differs from the beginning stands in the address.
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await page.getByRole('radio', { name: 'All' }).check({ force: true })
    await expect(page).toHaveURL(`${address}?sort=oldest`)
  })
}

test(
  'a letter that the client has just typed is not lost by a click on a row',
  inFull(),
  async ({ page }) => {
    await resumeSession(page)
    await page.goto(path)
    await search(page).fill('relaunch')
    await page.getByRole('link', { name: 'Website relaunch' }).click()
    await expect(page.getByRole('heading', { name: 'Website relaunch' })).toBeVisible()
    await page.goBack()
    await expect(search(page)).toHaveValue('relaunch')
  },
)

test('a link to a list says what it shows, also while the list is open', inFull(), async ({ page }) => {
  await resumeSession(page)
  await page.goto(`${path}?status=on_hold&sort=upwards`)
  const chosen = (name: RegExp) => expect(page.getByRole('radio', { name })).toBeChecked()
  await chosen(/^On Hold/)
  await expect(page.getByRole('button', { name: 'Sort by Recent First' })).toBeVisible()
  const history = page.getByRole('navigation').getByRole('link', { name: 'Project History' })
  await history.click()
  await chosen(/^All/)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await chosen(/^On Hold/)
  await page.goto(`${path}?status=mislaid`)
  await chosen(/^All/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a list is a part of the page, and grows by "Show more"', inFull(), async ({ page }) => {
    await resumeSession(page, 'large')
    await page.goto(path)
    await expect(rows(page)).toHaveCount(10)
    const scrolls = () =>
      page
        .getByRole('table')
        .evaluate(
          (table) => (table.parentElement?.scrollHeight ?? 0) > (table.parentElement?.clientHeight ?? 0) + 1,
        )
    expect(await scrolls()).toBe(false)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(rows(page)).toHaveCount(30)
    await expect(rows(page).nth(10).getByRole('link')).toBeFocused()
    await expect(page.getByRole('status').getByText('30 of 2,000 shown')).toBeAttached()
    expect(await scrolls()).toBe(false)
    const name = await rows(page).nth(28).getByRole('link').textContent()
    await rows(page).nth(28).getByRole('link').click()
    await expect(page.getByRole('heading', { name: name ?? '', exact: true })).toBeVisible()
    await page.goBack()
    await expect(rows(page)).toHaveCount(30)
  })

  test('"Show more" comes into its room', inFull(), async ({ page }) => {
    const release = await holdBack(page, /\/chunks\/.*list-parts-/)
    await openPage(page, path)
    await expect(rows(page)).toHaveCount(10)
    const card = page
      .locator('[part=card]')
      .filter({ has: page.getByRole('table', { name: 'Project History' }) })
    const heightOf = async () => (await card.boundingBox())?.height
    const before = await heightOf()
    const button = page.getByRole('button', { name: 'Show more' })
    await expect(button).toHaveCount(0)
    release()
    await expect(button).toBeVisible()
    expect(await heightOf()).toBe(before)
  })

  test('a short list shows its last rows, and nothing more to show', inFull(), async ({ page }) => {
    await resumeSession(page)
    await page.goto(path)
    await expect(rows(page)).toHaveCount(10)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(rows(page)).toHaveCount(12)
    await expect(page.getByRole('status').getByText('12 of 12 shown')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  })

  test(
    'fields are large enough for a finger, and a press above the words of a link counts',
    inFull(),
    async ({ page }) => {
      await openDashboard(page)
      const link = page.getByRole('link', { name: 'View All Projects' })
      await link.scrollIntoViewIfNeeded()
      const { x = 0, y = 0, width = 0 } = (await link.boundingBox()) ?? {}
      await page.touchscreen.tap(x + width / 2, y - 8)
      await expect(page).toHaveURL(path)
      expect((await search(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
    },
  )
})

test('a table that scrolls fades at its lower edge while more follows', inFull(), async ({ page }) => {
  await resumeSession(page, 'large')
  await openHostPage(
    page,
    '<style>cp-payments { --cp-list-height: 240px }</style><cp-payments></cp-payments>',
  )
  const scroller = page.getByRole('group', { name: 'Payment History' })
  await expect(scroller).toHaveCSS('max-height', '240px')
  // Its edge cuts a row: nobody takes the last row in view for the last one.
  const shown = () =>
    scroller.evaluate((box) => {
      const edge = box.getBoundingClientRect().bottom
      const rows = Array.from(box.querySelectorAll('tbody>tr'), (row) => row.getBoundingClientRect())
      return (
        rows.filter(({ bottom }) => bottom <= edge).length +
        (rows.find(({ top, bottom }) => top < edge - 15 && bottom > edge + 10) ? 0.5 : 0)
      )
    })
  await expect.poll(shown).toBe(2.5)
  await expect(page.getByText('1–2 of 10,000 in view')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
  const shade = () => scroller.evaluate((box) => Number(getComputedStyle(box, '::after').opacity))
  await expect.poll(shade).toBe(1)
  // The height of the whole list is known only when its last rows are measured.
  await expect
    .poll(async () => {
      await scroller.evaluate((box) => box.scrollTo(0, box.scrollHeight))
      return shade()
    })
    .toBeLessThan(0.1)
})

/** The portal's frame: where the navigation, the bell and the logo stand, at each width. */
import type { Locator, Page } from '@playwright/test'
import { inFull } from '../tiers'
import { twoFrames, watchShift } from './layout-shift'
import {
  expect,
  expectWholeDashboard,
  openDashboard,
  openPage,
  openWidgets,
  resumeSession,
  test,
} from './test'
import { leaveWaiting } from './waiting'

const navigationOf = (page: Page) => page.getByRole('navigation')

for (const locale of ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'nl-NL', 'pl-PL', 'pt-BR', 'ar-EG']) {
  test(`on phones, each name in the navigation stays on one line: ${locale}`, inFull(), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openWidgets(
      page,
      `<cp-config locale="${locale}"></cp-config><cp-portal routing="memory"></cp-portal>`,
    )
    await expect(navigationOf(page).getByRole('link')).toHaveCount(4)
    for (const width of [280, 320, 360]) {
      await page.setViewportSize({ width, height: 640 })
      expect(await navigationOf(page).evaluate(linesOfLinks), `${width} px`).toEqual([1, 1, 1, 1])
      expect(await navigationOf(page).evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0)
    }
  })
}

/** Runs in the page: on how many lines the text of each link stands. */
function linesOfLinks(navigation: Element): number[] {
  return Array.from(navigation.querySelectorAll('a'), (link) => {
    const range = document.createRange()
    range.selectNodeContents(link.lastChild ?? link)
    return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
  })
}

test(
  'what has no room in the bar, where text is twice its size, is in a menu that knows where the client is',
  inFull(),
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openDashboard(page)
    const links = navigationOf(page).getByRole('link')
    await expect(links).toHaveCount(4)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect(links).toHaveText(['Dashboard', 'Payments'])
    const more = navigationOf(page).getByRole('button', { name: 'More' })
    expect(await navigationOf(page).evaluate(linesOfLinks)).toEqual([1, 1, 1, 1])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    await more.press('Enter')
    await expect(page.getByRole('menuitem')).toHaveText(['Projects', 'Support'])
    await expect(page.getByRole('menuitem', { name: 'Projects' })).toBeFocused()
    await expect(page.getByRole('menuitem', { name: 'Support' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/support')
    await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeFocused()
    await expect(more).toHaveAttribute('aria-current', 'true')
    await more.click()
    await expect(page.getByRole('menuitem', { name: 'Support' })).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()

    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await expect(links).toHaveCount(4)
    await expect(more).toBeHidden()
  },
)

/** How far the page can be scrolled. */
const scrollOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)

for (const height of [640, 740]) {
  test(`${height} px high, only the conversation scrolls`, inFull(), async ({ page }) => {
    await page.setViewportSize({ width: 360, height })
    await openPage(page, '/support/ticket/TKT-M4XQ72PD')
    const thread = page.getByRole('log')
    const send = page.getByRole('button', { name: 'Send reply' })
    await expect(thread.getByText(/Expect a repair today/)).toBeInViewport({ ratio: 1 })
    expect(await scrollOf(page)).toBe(0)
    expect(await thread.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
    const placeOf = (locator: Locator) =>
      locator.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return { middle: (top + bottom) / 2, top, bottom }
      })
    const bar = await placeOf(page.getByRole('navigation', { name: 'Portal' }))
    const button = await placeOf(send)
    expect(button.bottom).toBeLessThan(bar.top)
    expect((await placeOf(page.getByTitle('Attach files'))).middle).toBeCloseTo(button.middle, 0)

    // With several files, it is the page that scrolls, and the button stays.
    await page.locator('input[type=file]').setInputFiles(
      ['a', 'b', 'c', 'd', 'e'].map((name) => ({
        name: `${name}.png`,
        mimeType: 'image/png',
        buffer: Buffer.from(name),
      })),
    )
    await expect(page.getByRole('button', { name: 'Remove e.png' })).toBeAttached()
    await expect(send).toBeInViewport({ ratio: 1 })
    expect((await placeOf(send)).bottom).toBeLessThan(bar.top)
  })
}

test('on a phone that lies, the reply hides nothing of the conversation', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await openPage(page, '/support/ticket/TKT-M4XQ72PD')
  const thread = page.getByRole('log')
  await expect(thread).toBeVisible()
  const [conversation, form] = await Promise.all([thread.boundingBox(), page.locator('form').boundingBox()])
  expect(form && conversation && form.y >= conversation.y + conversation.height).toBe(true)
})

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 900],
  [1366, 650],
] as const) {
  for (const count of [0, 1, 2, 4]) {
    test(
      `the dashboard stays where it is when what waits is known: ${count}, ${width} px wide`,
      inFull(count !== 1 || width !== 768),
      async ({ page }) => {
        const shift = await watchShift(page)
        await page.setViewportSize({ width, height })
        await leaveWaiting(page, count)
        await resumeSession(page)
        let moved = 0
        // Nobody knows what waits for who is here for the first time. Who comes back finds everything in its place.
        for (let visit = 1; visit <= 2; visit++) {
          await page.goto('/')
          await expect(
            page.getByText(count ? `Waiting for you${count}` : 'Nothing is waiting for you'),
          ).toBeVisible()
          await expect(page.getByText('Maya Okafor', { exact: true })).toBeVisible()
          await expect(
            page.getByRole('region', { name: 'Payment History' }).getByText('#PAY-450211'),
          ).toBeVisible()
          await twoFrames(page)
          moved = await shift()
        }
        expect(moved).toBeLessThan(0.03)
      },
    )
  }
}

test('on a phone, whoever asks for changes sees the button that sends them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openDashboard(page)
  const waiting = page.getByRole('region', { name: /^Waiting for you/ })
  const ask = waiting.getByRole('button', { name: 'Ask for changes' })
  // At the lower edge, above the bar.
  await ask.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await ask.click()
  await expect(waiting.getByRole('textbox')).toBeFocused()
  await twoFrames(page)
  const [send, bar] = await Promise.all([
    waiting.getByRole('button', { name: 'Send' }).boundingBox(),
    navigationOf(page).boundingBox(),
  ])
  expect((send?.y ?? Infinity) + (send?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
})

/** Others raise tickets in Ada's name, and the consultant's answers are news. */
const own = [/^Notifications: \d+ unread$/, 'AL, account']
/** The first and the last stops of Tab. Between them are those of the content. */
const frames = [
  {
    width: 1280,
    first: [
      'Northlight Studio',
      'Dashboard',
      'Payment History',
      'Project History',
      'Support',
      'Search everything',
      ...own,
      'Add Services',
    ],
    last: [],
  },
  {
    width: 360,
    first: ['Skip to the navigation', 'Northlight Studio', 'Search', ...own, /^\d projects$/],
    last: ['Dashboard', 'Payments', 'Projects', 'Support'],
  },
]
for (const { width, first, last } of frames) {
  test(`the keys follow the order of sight, at ${width} px`, inFull(width !== 360), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/')
    await expectWholeDashboard(page)
    for (const name of ['Skip to the content', ...first]) {
      await page.keyboard.press('Tab')
      await expect(page.locator('cp-portal :focus')).toHaveAccessibleName(name)
    }
    // From the end of the page, backwards.
    await page.evaluate(() => {
      const end = document.body.appendChild(document.createElement('button'))
      end.focus()
    })
    for (const name of last.toReversed()) {
      await page.keyboard.press('Shift+Tab')
      await expect(navigationOf(page).getByRole('link', { name })).toBeFocused()
    }
  })
}

for (const width of [360, 1280, 1680]) {
  test(`the bell and the account end with the content, at ${width} px`, inFull(), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openDashboard(page)
    const account = await page.getByRole('button', { name: 'Account' }).boundingBox()
    const content = await page.getByRole('region', { name: 'Payment History' }).boundingBox()
    const endOf = (box: typeof account) => box && Math.round(box.x + box.width)
    expect(endOf(account)).toBe(endOf(content))
  })
}

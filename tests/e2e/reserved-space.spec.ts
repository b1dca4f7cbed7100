/** `reserve.css`: nothing of the host's moves when elements come, and nothing stays empty when they don't. */
import type { Page } from '@playwright/test'
import { languages } from '../../scripts/build/languages'
import { lostSeconds } from '../../scripts/build/reserve-words'
import { unavailable } from '../../src/elements/loader/unavailable'
import { reservedSpace } from '../../src/elements/reference/reserved-space'
import { inFull } from '../tiers'
import { twoFrames, watchShift } from './layout-shift'
import { expect, greeting, holdBack, loaderScript, openHostPage, resumeSession, test } from './test'

const reserve = '<link rel="stylesheet" href="/cdn/reserve.css">'
const shown = Object.entries(reservedSpace).flatMap(([selector, space]) => (space ? selector : []))
const ids = 'service-id="project-website-relaunch" ticket-id="TKT-M4XQ72PD" user-id="ada" routing="memory"'

/** Every element of the table, each between lines of the host's. */
const everyElement = shown
  .map((selector) => {
    const [tag, variant] = selector.split('[')
    // Those of one project have no picture of the year.
    const own = tag === 'cp-payments' ? '' : ids
    return `<p>Before</p><div><${tag} ${variant ? 'variant="recent"' : ''} ${own}></${tag}></div><p>After</p>`
  })
  .join('')

/** However long the script takes here. */
const patient = `${reserve}<style>:not(:defined) { animation: none !important }</style>`

const heights = (page: Page) =>
  page.locator('div > *').evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height))

async function addScript(page: Page): Promise<void> {
  await page.addScriptTag({ type: 'module', url: '/cdn/client-portal.js' })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('div > *')].every((element) => element.shadowRoot?.childElementCount),
  )
  await twoFrames(page)
}

for (const width of [1280, 360]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(({ page }) => resumeSession(page))

    test('each element comes into its reserved space', inFull(width === 1280), async ({ page }) => {
      await page.route('**/api/**', () => {}) // no answer yet
      await openHostPage(page, `<cp-config portal-url="/"></cp-config>${everyElement}`, { head: patient })
      await page.locator('cp-reset-password').evaluate((form) => Object.assign(form, { token: 'a token' }))
      const kept = await heights(page)
      await addScript(page)
      await page.locator('link').evaluate((link) => link.remove())
      const differing = async () => {
        const taken = await heights(page)
        return shown.flatMap((selector, index) => {
          const [reserved = 0, need = 0] = [kept[index], taken[index]]
          return Math.abs(reserved - need) > Math.max(12, need / 50) ? `${selector}: ${reserved} ${need}` : []
        })
      }
      // After ten seconds without an answer, a notice says so, and takes room.
      await expect.poll(differing, { timeout: 6_000 }).toEqual([])
    })

    test('what stands around elements stays where it is', inFull(), async ({ page }) => {
      const shift = await watchShift(page)
      const text = '<p>What the host has to say.</p>'.repeat(12)
      const elements = `<cp-summary></cp-summary>${text}<cp-consultant></cp-consultant>${text}`
      const arrive = async (head: string) => {
        await openHostPage(page, elements, { head })
        await addScript(page)
        await expect(page.getByText('Maya Okafor', { exact: true })).toBeVisible()
        await twoFrames(page)
      }
      await arrive('')
      await expect.poll(shift).toBeGreaterThan(0.05)
      await arrive(patient)
      expect(await shift()).toBeLessThan(0.005)
    })
  })
}

test('in a row, each element has its width before it comes, and keeps it', inFull(), async ({ page }) => {
  await resumeSession(page)
  await page.route('**/api/**', () => {}) // no answer yet
  await openHostPage(page, `${everyElement}<style>div { display: flex }</style>`, { head: patient })
  const widths = () =>
    page.evaluate(() => Array.from(document.querySelectorAll('div > *'), (element) => element.clientWidth))
  const kept = await widths()
  expect(Math.min(...kept)).toBeGreaterThan(0)
  await addScript(page)
  expect(await widths()).toEqual(kept)
})

test('on a page with a small rem, the space follows --cp-rem', async ({ page }) => {
  await openHostPage(page, everyElement, { head: patient })
  const usual = await heights(page)
  await page.addStyleTag({ content: 'html { font-size: 62.5% } p { font-size: 16px }' })
  expect(await heights(page)).not.toEqual(usual)
  await page.addStyleTag({ content: 'html { --cp-rem: 1.6rem }' })
  expect(await heights(page)).toEqual(usual)
})

test('the portal keeps its space while the code of its screen is on the way', inFull(), async ({ page }) => {
  await resumeSession(page)
  const release = await holdBack(page, '**/chunks/overview-*.js')
  await openHostPage(page, '<div><cp-portal routing="memory"></cp-portal></div>', {
    head: reserve + loaderScript,
  })
  await expect(page.getByRole('navigation')).toBeVisible()
  await expect(page.locator('cp-portal')).toHaveCSS('height', `${reservedSpace['cp-portal']?.height}px`)
  release()
  await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
})

test('without a script the space is given up after two seconds', async ({ page }) => {
  // The page itself looks at first: the test may come too late.
  const look = `var first = Array.from(document.querySelectorAll('div > *'), (element) => element.offsetHeight)`
  await openHostPage(
    page,
    `<div><cp-payments></cp-payments></div><div><cp-payments hidden></cp-payments></div><script>${look}</script>`,
    { head: reserve },
  )
  const [reserved, hidden] = await page.evaluate(() => Reflect.get(window, 'first'))
  expect(reserved).toBeGreaterThan(300)
  expect(hidden).toBe(0)
  // A line of words is left.
  await expect.poll(async () => (await heights(page)).map((height) => height < 100)).toEqual([true, true])
  const time = await page.evaluate(() => performance.now())
  expect(time).toBeGreaterThan(2000)
})

test.describe('on a slow line', () => {
  const spoken: string[] = ['en', ...languages]
  const elements = spoken.map((lang) => `<div lang="${lang}"><cp-payments></cp-payments></div>`).join('')

  /** What a person reads in the place of the elements. */
  const words = (page: Page) =>
    page.locator('cp-payments').evaluateAll((all) =>
      all.map((element) => {
        const { content, visibility } = getComputedStyle(element, '::before')
        return visibility === 'visible' ? content.slice(1, -1) : ''
      }),
    )

  /** Lets time pass for all that moves by itself. */
  const wait = (page: Page, seconds: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations())
        if (animation.playState === 'running') animation.currentTime = time
    }, seconds * 1000)

  test('each element says that it loads, in the language around it; then, that no script has come', async ({
    page,
  }) => {
    await openHostPage(page, elements, { head: reserve })
    const loading = await Promise.all(
      languages.map(
        async (name) => (await import(`../../src/core/text/messages/shared/${name}.ts`)).texts.common.loading,
      ),
    )
    await expect.poll(() => words(page)).toEqual(['Loading…', ...loading])
    await wait(page, lostSeconds - 1)
    await expect.poll(() => words(page)).toEqual(['Loading…', ...loading])
    await wait(page, lostSeconds)
    await expect.poll(() => words(page)).toEqual(spoken.map((name) => unavailable[name.slice(0, 2)]))
  })

  test.describe(() => {
    test.use({ expectedErrors: /Failed to load resource|could not be loaded/ })

    test('the loader takes over, and says itself what it can not have', async ({ page }) => {
      const file = '**/chunks/base-*.js'
      await page.route(file, (route) => route.abort('connectionreset'))
      const release = await holdBack(page, file)
      const asked = page.waitForRequest(file)
      await openHostPage(page, '<cp-payments></cp-payments>', { head: reserve + loaderScript })
      await asked
      await wait(page, lostSeconds)
      await expect.poll(() => words(page)).toEqual(['Loading…'])
      release()
      await expect(page.getByRole('alert')).toHaveText('Could not load.')
      expect(await words(page)).toEqual([''])
    })
  })
})

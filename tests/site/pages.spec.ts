/** Each page of the site in a real browser: nothing is complained of, every live element is there, and axe finds nothing. */
import type { Page } from '@playwright/test'
import type { Scene } from '../../docs/site/live/scene'
import { isFull } from '../tiers'
import { expect, findFaults, pages, test } from './site'

/** What `npm run test:all` opens: its forms have tests of their own. A full run opens all. */
const sample = ['index.html', 'elements/cp-payments.html']
/** The page of a frame shows nothing without a scene. */
const opened = isFull ? pages.filter((name) => name !== 'live/frame.html') : sample
/** Widths with colour schemes: each once, and in a full run each with each. */
const looks = [
  [1280, 'light'],
  [360, 'dark'],
  ...(isFull
    ? ([
        [1280, 'dark'],
        [360, 'light'],
      ] as const)
    : []),
] as const

for (const name of opened)
  test(`${name} can be used on a phone and on a desktop, light and dark`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(site + name)
    await startLive(page)
    for (const [width, colorScheme] of looks) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      // What scrolls at this width is a stop for keys from the next frame on.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
      expect(await sidewaysOf(page), `how far it scrolls sideways at ${width} px`).toBe(0)
      expect(await findFaults(page), `${width} px, ${colorScheme}`).toEqual([])
    }
  })

/** Scrolls to each live example, and waits until each of its elements shows what its scene asks for. */
async function startLive(page: Page): Promise<void> {
  const places = page.locator('[data-live]')
  for (const place of await places.all()) {
    await place.scrollIntoViewIfNeeded()
    const scene: Scene = JSON.parse((await place.getAttribute('data-scene')) ?? '')
    const states = statesOf(scene).map((state) => `:state(${state})`)
    const elements = scene.elements.filter(({ tag }) => tag !== 'cp-config')
    await expect(place.frameLocator('iframe').locator(`body > :is(${states})`)).toHaveCount(elements.length)
  }
  // What is half below the header that stays in view is too small for axe.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** The states in which the elements of a scene may rest. */
function statesOf({ person, server = 'works' }: Scene): readonly string[] {
  if (server === 'hangs') return ['loading']
  if (server !== 'works') return ['error']
  return person === 'nobody' ? ['ready', 'signed-out'] : ['ready', 'empty']
}

const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

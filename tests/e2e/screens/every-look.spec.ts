/**
 * Every screen, in every width, theme, direction and size of text: axe finds nothing, its best practices and the size of
 * targets included, and nothing makes the page scroll sideways.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { inFull, isFull } from '../../tiers'
import { untilQuiet } from '../quiet'
import { expect, test } from '../test'
import { screens } from './screens'
import { sameEverywhere, setStage } from './stage'
import { waysScreens } from './ways'

test.use(sameEverywhere)

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const all: RunOptions = { rules: { 'target-size': { enabled: true } } }
const colours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** So high that the bar at the bottom of a phone, and the edge of a list that scrolls, hide half of nothing. */
const height = 10_000

const widths = isFull ? [360, 768, 1280, 1680] : [360]
/** What is set on the page; a theme changes colours alone. */
const looks: Record<string, { lang: string; text: string; theme?: 'dark'; rules: RunOptions }> = {
  light: { lang: 'en', text: '100%', rules: all },
  dark: { lang: 'en', text: '100%', theme: 'dark', rules: colours },
  'right to left': { lang: 'ar', text: '100%', rules: all },
  'text at 200 %': { lang: 'en', text: '200%', rules: all },
}

for (const [name, { path, act, reports = null, ...scene }] of Object.entries({
  ...screens,
  ...waysScreens,
})) {
  test.describe(() => {
    test.use({ expectedErrors: reports })

    test(`${name} is good in every look`, inFull(name !== 'ticket'), async ({ page, baseURL }) => {
      await setStage(page, scene, baseURL ?? '')
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await untilQuiet(page)
      if (act) await act(page)
      await page.evaluate(axe)
      for (const [look, { lang, text, theme = 'light', rules }] of Object.entries(looks)) {
        await page.emulateMedia({ colorScheme: theme })
        await page.evaluate(
          ({ lang, text }) => {
            Object.assign(document.documentElement, { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' })
            document.documentElement.style.fontSize = text
          },
          { lang, text },
        )
        for (const width of widths) {
          await page.setViewportSize({ width, height })
          await untilQuiet(page)
          expect.soft(await violations(page, rules), `${look}, ${width} px`).toEqual([])
          expect.soft(await excess(page), `${look}, ${width} px: sticks out sideways`).toBe(0)
        }
      }
    })
  })
}

async function violations(page: Page, rules: RunOptions): Promise<string[]> {
  const found: AxeResults = await page.evaluate(
    `axe.run(${JSON.stringify({ resultTypes: ['violations'], ...rules })})`,
  )
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Each screen looks as it did when somebody last looked at it, on a phone and on a wide page, light and dark; and a
 * screen reader says what it said when somebody last read it. Whoever changes a screen sees what else has changed:
 * `pictures/` and `spoken/` are the screens as clients see and hear them.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { inFull, isFull } from '../../tiers'
import { listenTo } from '../screen-reader'
import { expect, test } from '../test'
import { expectReading, widths } from './reading'
import { screens } from './screens'
import { smallPng } from './small-png'
import { readPage } from './spoken'
import { sameEverywhere, setStage } from './stage'
import { untilLoaded, untilWhole } from './until-whole'

const themes = ['light', 'dark'] as const
/** Not every width in every theme: a theme changes colours, and what stands where is the same. */
const usualTheme = { 1280: 'dark', 360: 'light' } as const

/** What a wide page lays out in a way of its own. */
const laidOut = ['dashboard', 'project', 'payments', 'ticket']
/** The other screens are made of the same parts as these. */
const usual = ['dashboard', 'ticket', 'login']

/** How much of a screen a picture shows, in pixels. */
const usualHeights = { 1280: 1000, 360: 1600 }

/** What counts as another picture: letters may be smoothed otherwise, but none may be another one. */
const tolerance = { threshold: 0.1, maxDiffPixels: 20 }

const advice =
  'If this is meant, accept it with `npm run test:screens -- --update-snapshots`, and look at what changed.'

const pictureOf = (name: string, width: number, theme: string) => [
  'pictures',
  `${name}-${width}-${theme}.png`,
]
const textOf = (name: string) => ['spoken', `${name}.txt`]

test.use(sameEverywhere)

for (const [name, { path, act, reports = null, heights = usualHeights, ...scene }] of Object.entries(
  screens,
)) {
  test.describe(() => {
    test.use({ expectedErrors: reports, viewport: { width: 1280, height: heights[1280] } })

    test(`${name} looks and reads as before`, inFull(!usual.includes(name)), async ({ page, baseURL }) => {
      await setStage(page, scene, baseURL ?? '')
      const heard = await listenTo(page)
      await page.goto(path)
      await untilWhole(page, scene)
      if (act) await act(page).then(() => untilLoaded(page))
      for (const width of isFull || laidOut.includes(name) ? widths : ([360] as const)) {
        await page.setViewportSize({ width, height: heights[width] })
        for (const theme of isFull ? themes : [usualTheme[width]])
          await expectPicture(page, name, width, theme)
        const lines = [...(await readPage(page)), ...(await heard()).map((words) => `By itself: ${words}`)]
        const file = test.info().snapshotPath(...textOf(name))
        expectReading(file, width, lines, `${name} at ${width} px reads otherwise. ${advice}`)
      }
    })
  })
}

test('no picture or text is left of a screen that is gone', async () => {
  const known = Object.keys(screens).flatMap((name) => [
    textOf(name),
    ...widths.flatMap((width) => themes.map((theme) => pictureOf(name, width, theme))),
  ])
  const files = await Promise.all(
    ['pictures', 'spoken'].map(async (folder) =>
      (await readdir(join(import.meta.dirname, folder))).map((file) => join(folder, file)),
    ),
  )
  expect(files.flat().filter((file) => !known.some((parts) => join(...parts) === file))).toEqual([])
})

async function expectPicture(
  page: Page,
  name: string,
  width: number,
  theme: 'light' | 'dark',
): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  const picture = pictureOf(name, width, theme)
  await expect
    .soft(page, `${name} at ${width} px, ${theme}, looks otherwise. ${advice}`)
    .toHaveScreenshot(picture, { ...tolerance, animations: 'disabled' })
  const file = test.info().snapshotPath(...picture)
  const png = await readFile(file)
  const small = smallPng(png)
  if (small !== png) await writeFile(file, small)
}

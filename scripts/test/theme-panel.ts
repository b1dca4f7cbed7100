import type { Page } from '@playwright/test'

/**
 * A token that is changed in the panel holds in the next story, and tomorrow. Beside a running story, a change leaves the story
 * as its play function has made it.
 */
export async function tryTheme(page: Page, path: string): Promise<void> {
  // Its name says that it is one's own, once it is set.
  const accent = page.locator('#token-accent')
  const story = page.frameLocator('#storybook-preview-iframe')
  const expectAccent = async (wanted: string) => {
    const set = await story
      .locator('body')
      .evaluate((body) => getComputedStyle(body).getPropertyValue('--cp-accent').trim())
    if (set !== wanted) throw new Error(`the accent is "${set}", not "${wanted}"`)
  }
  await page.goto(`${path}/?path=/story/foundations-tokens--colours`)
  await accent.fill('#123456')
  await accent.press('Tab')
  // A way to a group that is folded opens it.
  await page.getByRole('link', { name: 'Shape' }).click()
  await page.getByRole('textbox', { name: 'radius-button', exact: true }).waitFor()
  await story.getByText('#123456').first().waitFor()
  await page.getByRole('button', { name: 'Own theme' }).waitFor()
  // The contrasts stay in view above the fields.
  await page.locator('#token-radius-round').scrollIntoViewIfNeeded()
  const isSeen = await page.locator('#contrast').evaluate((line) => {
    const { left, top } = line.getBoundingClientRect()
    return line.contains(document.elementFromPoint(left + 2, top + 2))
  })
  if (!isSeen) throw new Error('the line of contrasts has left with the fields')
  await page.locator('#foundations-tokens--contrasts').click()
  await story.getByRole('heading', { name: 'Contrasts' }).waitFor()
  await expectAccent('#123456')

  await page.goto(`${path}/?path=/docs/introduction--docs`)
  await page.getByRole('button', { name: 'Own theme' }).click()
  await page.waitForURL(/story/)
  await accent.waitFor()

  await page.goto(`${path}/?path=/story/elements-payments--stale`)
  const stale = story.locator('cp-payments:state(stale)')
  await stale.waitFor()
  await stale.evaluate((element) => element.setAttribute('data-same', ''))
  await page.getByRole('radio', { name: 'default', exact: true }).waitFor()
  await accent.fill('#654321')
  await accent.press('Tab')
  await page.locator('#read-tokens').setInputFiles({
    name: 'theme.css',
    mimeType: 'text/css',
    buffer: Buffer.from(':root { color-scheme: light dark; --cp-accent: #abcdef }'),
  })
  await page.getByText('theme.css is read').waitFor()
  await expectAccent('#abcdef')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectAccent('#654321')
  await story.locator('cp-payments[data-same]:state(stale)').waitFor()

  await page.getByRole('radio', { name: 'voltage' }).check()
  await page.waitForURL(/brand:voltage/)
  await page.goto(`${path}/?path=/story/foundations-tokens--colours`)
  await story.getByText('#654321').first().waitFor()
  if (!(await page.getByRole('radio', { name: 'voltage' }).isChecked())) throw new Error('the brand is lost')
}

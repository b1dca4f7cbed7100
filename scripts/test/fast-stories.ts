import type { Page } from '@playwright/test'

/** How long one looks at each story, in milliseconds: shorter than most play functions. */
const glance = 150

/** What the channel between the parts of Storybook tells of a play function that has failed. */
interface Told {
  on(event: string, react: (error: { message?: string }) => void): void
}

/** Goes fast from story to story, by the key for the next one. None that is left in its play function fails, and the last one is drawn. */
export async function leafThrough(page: Page, address: string, count: number): Promise<void> {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto(address)
  const story = page.frameLocator('#storybook-preview-iframe')
  const drawn = () =>
    story.locator('#storybook-root > :visible, #storybook-docs h1:visible').first().waitFor()
  await drawn()
  await page.exposeFunction('noteFault', (message: string) => faults.push(message))
  await page.evaluate(() => {
    // Both are the page's: Storybook's own channel, and what is exposed above.
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, noteFault } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Told
      noteFault: (message: string) => void
    }
    for (const event of ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException'])
      channel.on(event, (error) => noteFault(`${event}: ${error.message ?? JSON.stringify(error)}`))
  })
  const seen = new Set<string>()
  for (let step = 0; step < count; step++) {
    await page.keyboard.press('Alt+ArrowRight')
    await page.waitForTimeout(glance)
    seen.add(new URL(page.url()).searchParams.get('path') ?? '')
  }
  if (seen.size < count / 2) throw new Error(`the key led to ${seen.size} stories alone`)
  await drawn()
  await story.locator('.sb-errordisplay').waitFor({ state: 'hidden' })
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

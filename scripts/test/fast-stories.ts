import type { Page } from '@playwright/test'

/** How long one looks at each story, in milliseconds: shorter than most play functions. */
const glance = 150

/** How long a play function that was left can still wait for something, in milliseconds: see `.storybook/patience.ts`. */
const patience = 6_000

/** After how many stories it has missed the last one. */
const most = 100

/** What the channel between the parts of Storybook tells of a play function that has failed. */
interface Told {
  on(event: string, react: (error: { message?: string }) => void): void
}

/** Storybook draws anew, when its globals change, also what it still prepares, and throws. One sees nothing of it. */
const isOwn = (message: string) => message.includes('cannot render when not prepared')

/**
 * Goes fast from story to story, by the key for the next one. None that is left in its play function fails, and the last one is drawn.
 * @param address where it begins
 * @param last the story where it ends, without a play function
 */
export async function leafThrough(page: Page, address: string, last: string): Promise<void> {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => isOwn(message) || faults.push(message))
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
  for (let step = 0; !page.url().includes(last); step++) {
    if (step === most) throw new Error(`${last} is not reached`)
    const before = page.url()
    await page.keyboard.press('Alt+ArrowRight')
    // On a busy machine, the address comes later than a glance ends, and the next press would go past the last story.
    await page.waitForURL(({ href }) => href !== before, { waitUntil: 'commit' })
    await page.waitForTimeout(glance)
  }
  await drawn()
  await page.waitForTimeout(patience)
  await story.locator('.sb-errordisplay').waitFor({ state: 'hidden' })
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

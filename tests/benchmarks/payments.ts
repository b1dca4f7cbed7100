/** The largest list, 10,000 payments: how fast it opens, scrolls and is searched. */
import type { Browser, Page } from 'playwright'
import { signIn, withDemo } from '../../scripts/with-demo.ts'

const scrollSteps = 300
const stepInPixels = 120
const searched = '4502-1187'

type Figures = Record<string, string>
const rounded = (value: number) => Math.round(value * 10) / 10

/** Measures the list, and prints the figures. */
export const measurePayments = () =>
  withDemo(async (browser: Browser, baseURL) => {
    const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 880 } })
    await signIn(page, 'large')
    console.log('\nThe list of 10,000 payments')
    console.table({ ...(await open(page)), ...(await scroll(page)), ...(await search(page)) })
  })

/** Measures the time from the request of the page until it shows its rows. */
async function open(page: Page): Promise<Figures> {
  await page.waitForLoadState('networkidle')
  await page.goto('/payments/payment-history')
  await page.getByText('10,000').first().waitFor()
  const { time, calls } = await page.evaluate(() => ({
    time: performance.now(),
    calls: performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/')).length,
  }))
  return {
    'opened in (ms)': String(Math.round(time)),
    'calls to the API': String(calls),
    'rows drawn': String(await page.getByRole('row').count()),
  }
}

/** Measures the time from frame to frame while the list scrolls. */
async function scroll(page: Page): Promise<Figures> {
  const frames = await page.getByRole('table').evaluate(
    async (table, { steps, pixels }) => {
      let box: Element | null = table
      while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement
      const times: number[] = []
      let before = await new Promise<number>(requestAnimationFrame)
      for (let step = 0; step < steps; step++) {
        box?.scrollBy(0, pixels)
        const now = await new Promise<number>(requestAnimationFrame)
        times.push(now - before)
        before = now
      }
      return times
    },
    { steps: scrollSteps, pixels: stepInPixels },
  )
  return { 'frames while scrolling (ms)': spread(frames) }
}

/** Measures the time from a key to the end of the frame that shows the result. */
async function search(page: Page): Promise<Figures> {
  await page.getByRole('searchbox').focus()
  await page.evaluate(() => {
    document.addEventListener('keydown', () => {
      const start = performance.now()
      // The first task after the next frame runs when the frame is drawn completely.
      requestAnimationFrame(() => setTimeout(() => performance.measure('key', { start })))
    })
  })
  await page.keyboard.type(searched, { delay: 100 })
  await page.waitForFunction((keys) => performance.getEntriesByName('key').length === keys, searched.length)
  const times = await page.evaluate(() => performance.getEntriesByName('key').map(({ duration }) => duration))
  return { 'keys in the search (ms)': spread(times) }
}

function spread(values: number[]): string {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => rounded(sorted[Math.ceil(share * sorted.length) - 1] ?? 0)
  return `median ${at(0.5)}, 95 % ${at(0.95)}, worst ${at(1)}`
}

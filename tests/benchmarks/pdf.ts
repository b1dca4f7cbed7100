/** PDFs in the viewer: how long until the first page of a large one is seen on a slow line, and the memory of a long one. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { pdfOf } from '../pdf'
import { fastLine, type Line, median, slowLine } from './line.ts'
import { open } from './open.ts'
import { ours, withPages } from './pages.ts'
import type { Server } from './server.ts'

const path = '/pdf'
const pages = { [path]: ours('/cdn', '<cp-files service-id="project-website-relaunch"></cp-files>') }

/** Ten pages with a picture of half a megabyte each, which nothing makes smaller. */
function largePdf() {
  const picture = () => {
    const bytes = randomBytes(408 * 408 * 3).toString('latin1')
    const kind =
      '/Type /XObject /Subtype /Image /Width 408 /Height 408 /ColorSpace /DeviceRGB /BitsPerComponent 8'
    return `<< ${kind} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`
  }
  return pdfOf(
    Array.from({ length: 10 }, (_, index) => [`Page ${index + 1}`]),
    {
      objects: Array.from({ length: 10 }, picture),
      resources: (page) => `/XObject << /P ${page + 4} 0 R >>`,
      content: () => 'q 540 0 0 540 36 100 cm /P Do Q',
    },
  )
}

const longPdf = () =>
  pdfOf(
    Array.from({ length: 300 }, (_, index) =>
      Array.from({ length: 28 }, () => `Words of page ${index + 1}, `.repeat(2)),
    ),
  )

interface Visit {
  browser: Browser
  server: Server
  line: Line
  pdf: Uint8Array<ArrayBuffer>
}

/** Opens the PDF, and counts from the press until its first page is drawn. */
async function openPdf({ browser, server, line, pdf }: Visit) {
  const opened = await open(browser, server, {
    path,
    person: 'ada',
    line,
    awaited: { words: ['Statement of work'] },
  })
  const { page } = opened
  // The line is for what the server sends: what a route of the test answers is there at once.
  const megabits = line.bitsPerSecond > 0 ? line.bitsPerSecond / 1000 : Number.POSITIVE_INFINITY
  await page.route('**/*.pdf*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, line.latency + (pdf.length * 8) / megabits))
    await route.fulfill({ contentType: 'application/pdf', body: Buffer.from(pdf) })
  })
  const start = Date.now()
  await page.getByRole('link', { name: /Statement of work/ }).click()
  await page.locator('[data-page] canvas').first().waitFor({ timeout: 120_000 })
  return { ...opened, milliseconds: Date.now() - start }
}

/** What the process of the page has in memory, in MB. */
async function memoryOf(page: Page): Promise<number> {
  const browser = page.context().browser()
  const session = await browser?.newBrowserCDPSession()
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {}
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(
      ({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1000,
    )
  return Math.round(Math.max(...sizes))
}

/** Measures both, and prints them. */
export async function measurePdf(turns = 3): Promise<void> {
  await withPages(pages, async (browser, server) => {
    const large = largePdf()
    for (const line of [slowLine, fastLine]) {
      const times: number[] = []
      for (let turn = 0; turn < turns; turn++) {
        const { milliseconds, close } = await openPdf({ browser, server, line, pdf: large })
        times.push(milliseconds)
        await close()
      }
      const size = (large.length / 1_000_000).toFixed(1)
      console.log(`First page of ${size} MB, ${line.name}: ${(median(times) / 1000).toFixed(1)} s`)
    }
    const { page, close } = await openPdf({ browser, server, line: fastLine, pdf: longPdf() })
    const field = page.getByLabel('Go to page')
    const memory = [await memoryOf(page)]
    let most = 0
    for (let number = 10; number <= 300; number += 10) {
      await field.fill(String(number))
      await field.press('Enter')
      await page.locator(`[data-page="${number}"] canvas`).waitFor()
      most = Math.max(most, await page.locator('[data-page] canvas').count())
      if (number % 100 === 0) memory.push(await memoryOf(page))
    }
    console.log(`300 pages: ${memory.join(', ')} MB at pages 1, 100, 200, 300; ${most} canvases at most`)
    await close()
  })
}

/** What stays behind in the page when an element is mounted and removed, again and again. */
import { type CDPSession, chromium } from 'playwright'
import { launchOptions } from '../../scripts/chromium.ts'
import { elements, tags } from '../../src/elements/elements.ts'
import { fastLine, imitate } from './line.ts'
import { startServer } from './server.ts'

const mounts = 150
const values: Record<string, string> = {
  'service-id': 'project-website-relaunch',
  'ticket-id': 'TKT-M4XQ72PD',
  name: 'Ada Lovelace',
}

/** Mounts each element many times, and prints the growth from the tenth mount on. */
export async function measureGrowth(): Promise<void> {
  const pages = { '/growth': '<script type="module" src="/cdn/client-portal.js"></script><main></main>' }
  const server = await startServer('HTTP/1.1', pages, { '/cdn': 'dist/cdn' })
  const browser = await chromium.launch(launchOptions())
  const rows: Record<string, Record<string, string>> = {}
  for (const tag of tags.filter((each) => each !== 'cp-config')) {
    const stored = await server.signIn('ada')
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
    const context = await browser.newContext({
      baseURL: server.url,
      storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
    })
    const page = await context.newPage()
    const session = await imitate(page, fastLine)
    await session.send('Performance.enable')
    await page.goto('/growth')
    const attributes = Object.keys(elements[tag].attributes).flatMap((name) =>
      values[name] ? `${name}="${values[name]}"` : [],
    )
    const html = `<${tag} ${attributes.join(' ')}${tag === 'cp-portal' ? ' routing="memory"' : ''}></${tag}>`
    const mount = (times: number) =>
      page.evaluate(
        async ([markup, count]) => {
          const main = document.querySelector('main')
          for (let time = 0; time < count; time++) {
            if (main) main.innerHTML = markup
            await new Promise((resolve) => setTimeout(resolve, 40))
            main?.replaceChildren()
            await new Promise((resolve) => setTimeout(resolve, 5))
          }
        },
        [html, times] as const,
      )
    await mount(10)
    const before = await counted(session)
    await mount(mounts)
    // Stores stay a second longer than the last view that shows them.
    await page.waitForTimeout(1500)
    const after = await counted(session)
    rows[`<${tag}>`] = Object.fromEntries(
      Object.entries(after).map(([name, value]) => [name, (value - (before[name] ?? 0)).toFixed(0)]),
    )
    await context.close()
  }
  await browser.close()
  server.stop()
  console.log(`\nWhat ${mounts} mounts of an element leave behind`)
  console.table(rows)
}

async function counted(session: CDPSession): Promise<Record<string, number>> {
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    'KB of heap': metric('JSHeapUsedSize') / 1000,
  }
}

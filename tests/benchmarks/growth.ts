/** What stays behind in the page when an element is mounted and removed, again and again. */
import type { Browser, CDPSession } from '@playwright/test'
import { elements, type Tag, tags } from '../../src/elements/elements.ts'
import { fastLine, metricsOf } from './line.ts'
import { open } from './open.ts'
import { withPages } from './pages.ts'
import type { Server } from './server.ts'

const mounts = 150
const values: Record<string, string> = {
  'service-id': 'project-website-relaunch',
  'ticket-id': 'TKT-M4XQ72PD',
  name: 'Ada Lovelace',
}

const pages = { '/growth': '<script type="module" src="/cdn/client-portal.js"></script><main></main>' }

/** Mounts each element many times, and prints the growth from the tenth mount on. */
export async function measureGrowth(): Promise<void> {
  await withPages(pages, async (browser, server) => {
    const rows: Record<string, Record<string, string>> = {}
    for (const tag of tags.filter((each) => each !== 'cp-config'))
      rows[`<${tag}>`] = await growthOf(browser, server, tag)
    console.log(`\nWhat ${mounts} mounts of an element leave behind`)
    console.table(rows)
  })
}

async function growthOf(browser: Browser, server: Server, tag: Tag): Promise<Record<string, string>> {
  const visit = { path: '/growth', person: 'ada', line: fastLine, awaited: {} } as const
  const { page, session, close } = await open(browser, server, visit)
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
  await close()
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, (value - (before[name] ?? 0)).toFixed(0)]),
  )
}

async function counted(session: CDPSession): Promise<Record<string, number>> {
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  const { Nodes = 0, JSEventListeners = 0, JSHeapUsedSize = 0 } = await metricsOf(session)
  return { nodes: Nodes, listeners: JSEventListeners, 'KB of heap': JSHeapUsedSize / 1000 }
}

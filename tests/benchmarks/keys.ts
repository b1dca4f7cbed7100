/**
 * What a key of the search costs in a page: a portal with 10,000 payments, 2,000 projects and 2,000 tickets, from the key until
 * what is found is on screen.
 */
import { loadavg } from 'node:os'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { fastLine, median, workOf } from './line.ts'
import { open } from './open.ts'
import { ours, withPages } from './pages.ts'
import type { Server } from './server.ts'

const portal = '<cp-portal></cp-portal>'
const pages = { '/cp-portal': ours('/cdn', portal), '/cp-portal-light': ours('/cdn/light', portal) }
/** What a client types, key by key: much has one of the words, nothing has all of them; a number; a word with an error. */
const typed = ['invoice 4711 website', 'instalment 3 of 5', 'sensr line']
const turns = 5

/** In milliseconds. */
interface Key {
  /** By the clock: until the view has what is found. */
  found: number
  /** By the clock: that, and the frame that shows it. */
  work: number
  /** By the clock: until that frame is drawn. It waits for its turn, at 60 frames a second up to 16.7. */
  shown: number
  /** Of the processor, in the page's main thread: all that it does until the next key. */
  processor: number
}
const figures = ['found', 'work', 'shown', 'processor'] as const satisfies (keyof Key)[]

/** Measures each key in some turns, and prints the fastest of each: other work on the machine can only add to it. */
export async function measureKeys(): Promise<void> {
  const table: Record<string, Record<string, string>> = {}
  await withPages(pages, async (browser, server) => {
    for (const path of Object.keys(pages)) {
      for (const [text, keys] of await measure(browser, server, path)) {
        const told = figures.map((figure) => {
          const best = keys.map((all) => Math.min(...all.map((key) => key[figure])))
          return [figure, `${median(best).toFixed(1)}, longest ${Math.max(...best).toFixed(1)}`]
        })
        table[`${path}, ${text}`] = Object.fromEntries(told)
      }
    }
  })
  const load = loadavg().map((each) => each.toFixed(1))
  console.log(
    `\nA key of the search: ms, the median and the longest, of each key the fastest of ${turns} turns.`,
  )
  console.log(`Load of the machine: ${load.join(', ')}.`)
  console.table(table)
}

/** @returns the turns of each key of each text */
async function measure(browser: Browser, server: Server, path: string): Promise<Map<string, Key[][]>> {
  const visit = {
    path,
    person: 'large',
    line: fastLine,
    awaited: { element: '[role=search] input' },
  } as const
  const { page, session, close } = await open(browser, server, visit)
  await session.send('Performance.disable')
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.addScriptTag({ path: 'tests/benchmarks/watch-key.js' })
  const field = page.getByRole('combobox')
  await field.click()
  // The lists are there when the oldest payment is found.
  await field.fill('PAY-L10000')
  await page.getByRole('option', { name: /PAY-L10000/ }).waitFor({ timeout: 60_000 })
  await page.waitForTimeout(2_000)
  const runs = new Map<string, Key[][]>()
  for (const text of typed) {
    const keys = Array.from(text, (): Key[] => [])
    for (let turn = 0; turn < turns; turn++) {
      await field.fill('')
      await page.waitForTimeout(200)
      for (const [index, letter] of Array.from(text).entries())
        keys[index]?.push(await press(page, session, letter))
    }
    runs.set(text, keys)
  }
  await close()
  return runs
}

async function press(page: Page, session: CDPSession, letter: string): Promise<Key> {
  await page.evaluate(() => Reflect.set(window, 'key', Reflect.get(window, 'watchKey')()))
  const before = await workOf(session)
  await page.keyboard.type(letter)
  const key = await page.evaluate((): Promise<Key> => Reflect.get(window, 'key'))
  await page.waitForTimeout(60)
  return { ...key, processor: ((await workOf(session)) - before) * 1000 }
}

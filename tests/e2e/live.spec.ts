/** News at once, as clients see them: several pages, two servers on one database, and one address before both. */
import type { BrowserContext, Page, Request } from '@playwright/test'
import { inFull } from '../tiers'
import { type Cluster, canRun, type Kind, startCluster, titleOf } from './cluster/cluster'
import { untilQuiet } from './quiet'
import { listenTo } from './screen-reader'
import { test as base, configureFirst, expect, resumeSession } from './test'

const ticketId = 'TKT-M4XQ72PD'
const kinds: readonly Kind[] = ['PGlite and a proxy in Node', 'PostgreSQL and nginx']

interface Settings {
  pollSeconds?: { ticket: number; notifications: number }
  live?: boolean
}

const testOn = (kind: Kind) =>
  base.extend<{ at: (url: string, settings?: Settings) => Promise<Page> }, { cluster: Cluster }>({
    cluster: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
      async ({}, use, { project }) => {
        const cluster = await startCluster(kind, project.name === 'light')
        await use(cluster)
        await cluster.stop()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ cluster }, use) => use(cluster.url),
    /** What a page shows here has come by the stream: it would ask by itself in an hour. */
    context: async ({ context }, use) => {
      await configureFirst(context, { pollSeconds: { ticket: 3_600, notifications: 3_600 } })
      await use(context)
    },
    /** The page of a client in a browser of its own, who is signed in to one of the servers. */
    at: async ({ browser }, use) => {
      const contexts: BrowserContext[] = []
      await use(async (baseURL, settings) => {
        const context = await browser.newContext({ baseURL })
        contexts.push(context)
        const page = await context.newPage()
        if (settings) await configureFirst(context, settings)
        return page
      })
      for (const context of contexts) await context.close()
    },
    // The browser writes the end of a stream, and what no server answers, into the console.
    expectedErrors: /ERR_|status of 50[234]/,
  })

const isStream = (request: Request) => new URL(request.url()).pathname === '/api/v1/events'
const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' })

async function openTicket(page: Page): Promise<void> {
  await resumeSession(page)
  await visitTicket(page)
}

async function visitTicket(page: Page): Promise<void> {
  await page.goto(`/support/ticket/${ticketId}`)
  await expect(conversation(page)).toContainText('Tom Brandt')
}

/** The same, once the stream is open. */
async function openLiveTicket(page: Page): Promise<void> {
  const opened = page.waitForResponse((response) => isStream(response.request()) && response.ok())
  await openTicket(page)
  await opened
}

async function reply(page: Page, words: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(words)
  const answered = page.waitForResponse('**/replyTicket/**')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await answered
}

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1]

for (const kind of kinds) {
  const test = testOn(kind)
  test.describe(titleOf(kind), () => {
    // The servers are the same for all of these tests.
    test.describe.configure({ mode: 'serial' })
    test.skip(!canRun(kind), 'PostgreSQL or nginx is not installed')

    test('an answer is on the other screen within a second', inFull(), async ({ page, at, cluster }) => {
      await openLiveTicket(page)
      for (const [index, url] of cluster.servers.entries()) {
        const other = await at(url)
        await openTicket(other)
        const times: number[] = []
        for (let round = 1; round <= 5; round++) {
          const words = `Answer ${round} to server ${index + 1}`
          await reply(other, words)
          const start = performance.now()
          await conversation(page).getByText(words, { exact: true }).waitFor()
          times.push(performance.now() - start)
        }
        expect(median(times), `${times}`).toBeLessThan(1_000)
      }
    })

    test('nobody asks again and again while news come', inFull(), async ({ at, cluster }) => {
      const pollSeconds = { ticket: 0.2, notifications: 0.2 }
      const lists = /\/(notification|support|payments|services|files)\//
      const watch = (page: Page) => {
        const calls: string[] = []
        page.on(
          'request',
          (request) => lists.test(request.url()) && request.method() === 'GET' && calls.push(request.url()),
        )
        return calls
      }
      const live = await at(cluster.url, { pollSeconds })
      await openLiveTicket(live)
      // What it has asked for before the stream, it asks for once more.
      await untilQuiet(live)
      const calls = watch(live)

      // A page beside it that asks as often as it should.
      const deaf = await at(cluster.url, { pollSeconds, live: false })
      const asked = watch(deaf)
      await openTicket(deaf)
      const most = 10
      for (const what of ['notification', 'getTicketDetails'])
        await expect.poll(() => asked.filter((url) => url.includes(what)).length).toBeGreaterThan(most)
      expect(calls).toEqual([])

      await cluster.say(ticketId, 'Once.')
      await expect(conversation(live).getByText('Once.')).toBeVisible()
      expect(calls.filter((url) => url.includes('getTicketDetails'))).toHaveLength(1)
    })

    test(
      'when a server dies, its pages go to the other one: nothing is lost, and nothing comes twice',
      inFull(),
      async ({ page, at, cluster }) => {
        const spoken = await listenTo(page)
        await openLiveTicket(page)
        const written: string[] = []
        const say = async (words: string) => {
          written.push(words)
          await cluster.say(ticketId, words)
        }
        for (const [index, url] of cluster.servers.entries()) {
          const other = await at(url)
          await openTicket(other)
          const last = `The last words to server ${index + 1}`
          await reply(other, last)
          await cluster.kill(index)
          for (const turn of ['first', 'second', 'third'])
            await say(`The ${turn} one without server ${index + 1}`)
          for (const words of [last, ...written])
            await expect(conversation(page).getByText(words, { exact: true })).toHaveCount(1)
          await cluster.start(index)
          await say(`Server ${index + 1} is back`)
          await expect(conversation(page).getByText(written.at(-1) ?? '', { exact: true })).toHaveCount(1)
        }
        const shown = await conversation(page).innerText()
        const places = written.map((words) => shown.indexOf(words))
        expect(places).toEqual(places.toSorted((one, other) => one - other))
        const said = (await spoken()).join('\n')
        for (const words of written)
          expect(said.split(`New answer from Tom Brandt: ${words}`)).toHaveLength(2)
      },
    )

    test('tabs share a stream, which another one takes over', inFull(), async ({ context, cluster }) => {
      const open = new Set<Request>()
      context.on('request', (request) => isStream(request) && open.add(request))
      context.on('requestfailed', (request) => open.delete(request))
      context.on('requestfinished', (request) => open.delete(request))
      const streams = () =>
        [...open].map((request) => request.frame().page()).filter((tab) => !tab.isClosed())
      const tabs = [await context.newPage(), await context.newPage(), await context.newPage()] as const
      await resumeSession(tabs[0])
      for (const tab of tabs) await visitTicket(tab)
      for (const round of [1, 2]) {
        await expect.poll(() => streams().length).toBe(1)
        const [holder] = streams()
        await cluster.say(ticketId, `To all tabs, ${round}`)
        for (const tab of tabs.filter((tab) => !tab.isClosed()))
          await expect(conversation(tab).getByText(`To all tabs, ${round}`)).toBeVisible()
        await holder?.close()
        const left = tabs.filter((tab) => !tab.isClosed())
        expect(left).toHaveLength(3 - round)
        await cluster.say(ticketId, `After a tab, ${round}`)
        for (const tab of left)
          await expect(conversation(tab).getByText(`After a tab, ${round}`)).toBeVisible({ timeout: 5_000 })
      }
    })
  })
}

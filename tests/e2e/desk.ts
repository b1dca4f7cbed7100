/**
 * A demo server of a test's own, in its own process: the staff's store is at hand, an answer comes after half a
 * second, and nobody else writes on its tickets.
 */
import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { demoPages } from '../../demo/demo.ts'
import { createAnsweringRobot } from '../../server/api/answering-robot.ts'
import { createApi } from '../../server/api/api.ts'
import type { ApiOptions } from '../../server/api/dependencies.ts'
import { isWeakPassword } from '../../server/api/node/weak-password.ts'
import { createMemoryBytes } from '../../server/files/bytes.ts'
import { createOutbox } from '../../server/mail/mail.ts'
import { createPages } from '../../server/pages.ts'
import { demoPeople } from '../../server/seed/people.ts'
import { createSeed } from '../../server/seed/seed.ts'
import { createMemoryStore } from '../../server/stores/memory/memory.ts'
import type { KeptMessage } from '../../server/stores/records.ts'
import { listen } from '../listen.ts'
import { test as base, expect } from './test'

export { expect }

export type Desk = Awaited<ReturnType<typeof openDesk>>

export const test = base.extend<{ desk: Desk }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
  desk: async ({}, use, { project }) => {
    const desk = await openDesk(project.name === 'light')
    await use(desk)
    await desk.close()
  },
  page: async ({ page }, use) => {
    // What a host would do: look for answers each second.
    await page.addInitScript(() => {
      const loader = '/cdn/loader.js'
      addEventListener('DOMContentLoaded', async () => {
        const { configure } = await import(loader)
        await configure({ pollSeconds: { ticket: 1 } })
      })
    })
    await use(page)
  },
  baseURL: async ({ desk }, use) => use(desk.url),
})

/** @param options What the server does otherwise. */
export async function openDesk(isLight: boolean, options: Partial<ApiOptions> = {}) {
  const store = createMemoryStore()
  const bytes = createMemoryBytes()
  const hashPassword = async (password: string) => `not hashed: ${password}`
  const records = await createSeed({ now: new Date(), hashPassword, withoutLarge: true })
  for (const { id, name } of records.uploads) {
    await bytes.save(id, [await readFile(`server/seed/files/${name}`)])
  }
  await store.load(records)
  const robot = createAnsweringRobot({ store, seconds: 0.5 })
  const outbox = createOutbox()
  const app = new Hono()
  const { url, close } = await listen(app.fetch)
  const api = createApi({
    store,
    bytes,
    hashPassword,
    secret: new TextEncoder().encode('known to everyone, for a test of a few seconds'),
    sendMail: outbox.send,
    portalUrl: url,
    onClientWrote: robot.read,
    isWeakPassword,
    ...options,
  })
  app
    .route('/', api)
    .route('/', createPages({ outbox, isLight, pagesFolder: undefined, more: demoPages, url }))

  return {
    url,
    store,
    outbox,
    /** Somebody of the company writes on a ticket of Ada's, and may give it another status. */
    async say(
      ticketId: string,
      message: string,
      { status, ...from }: Partial<KeptMessage> & { status?: string } = {},
    ) {
      await store.addMessage({
        clientId: demoPeople.ada.id,
        ticketId,
        message: {
          messageFrom: 'Tom Brandt',
          messageFromUserType: 'Staff',
          date: new Date().toISOString(),
          attachments: [],
          ...from,
          message,
        },
        uploads: [],
        status,
      })
    },
    async close() {
      robot.stop()
      await close()
      await store.close()
    },
  }
}

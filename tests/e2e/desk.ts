/**
 * A demo server of a test's own, in its own process: the staff's store is at hand, an answer comes after half a
 * second, and nobody else writes on its tickets.
 */
import { Hono } from 'hono'
import { demoPages } from '../../demo/demo.ts'
import { createAnsweringRobot } from '../../server/api/answering-robot.ts'
import { createApi } from '../../server/api/api.ts'
import type { ApiOptions } from '../../server/api/dependencies.ts'
import { defaultLimits } from '../../server/api/limits.ts'
import { readPartsAsTheyCome } from '../../server/api/node/parts.ts'
import { isWeakPassword } from '../../server/api/node/weak-password.ts'
import { createOutbox } from '../../server/mail/mail.ts'
import { createPages, type MorePages } from '../../server/pages.ts'
import { demoPeople } from '../../server/seed/people.ts'
import { createDesk } from '../../server/staff/desk.ts'
import type { KeptMessage } from '../../server/stores/records.ts'
import { listen } from '../listen.ts'
import { openDemo } from './demo.ts'
import { test as base, configureFirst, expect } from './test'

export { expect }

export type Desk = Awaited<ReturnType<typeof openDesk>>

/** Tests with a desk each. @param options What its server does otherwise. */
export const testWith = (options: Partial<ApiOptions>) =>
  base.extend<{ desk: Desk }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    desk: async ({}, use, { project }) => {
      const desk = await openDesk(project.name === 'light', options)
      await use(desk)
      await desk.close()
    },
    baseURL: async ({ desk }, use) => use(desk.url),
  })

export const test = testWith({}).extend({
  page: async ({ page }, use) => {
    // What a host would do: look for answers each second.
    await configureFirst(page, { pollSeconds: { ticket: 1 } })
    await use(page)
  },
})

interface DeskOptions {
  /** Serves it in another way. */
  serve?: typeof listen
  /** What stands beside the portal's page. */
  pages?: MorePages
}

/** @param options What the server does otherwise, at its address. */
export async function openDesk(
  isLight: boolean,
  options: Partial<ApiOptions> | ((url: string) => Partial<ApiOptions>) = {},
  { serve = listen, pages = demoPages }: DeskOptions = {},
) {
  const { store, bytes, hashPassword } = await openDemo()
  const robot = createAnsweringRobot({ store, seconds: 0.5 })
  const outbox = createOutbox()
  const app = new Hono()
  const { url, close } = await serve(app.fetch)
  const api = createApi({
    store,
    bytes,
    hashPassword,
    secret: new TextEncoder().encode('known to everyone, for a test of a few seconds'),
    sendMail: outbox.send,
    portalUrl: url,
    onClientWrote: robot.read,
    isWeakPassword,
    ...(typeof options === 'function' ? options(url) : options),
  })
  const desk = createDesk({
    ...{ store, bytes, mails: undefined, limits: defaultLimits, readParts: readPartsAsTheyCome },
    clock: () => new Date(),
    log: console.error,
  })
  app
    .route('/', api)
    .route('/', createPages({ outbox, isLight, pagesFolder: undefined, more: pages, url, desk }))

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

/** A portal with every way to sign in, on an origin that may have passkeys; and what its clients have at hand. */
import type { Locator, Page, Request } from '@playwright/test'
import { demoPages } from '../../../demo/demo.ts'
import { createPasskeys } from '../../../server/api/node/passkeys.ts'
import { createClock, type SettableClock } from '../../../server/base/clock.ts'
import { totpCode } from '../../../server/base/totp.ts'
import type { MorePages } from '../../../server/pages.ts'
import { demoPeople } from '../../../server/seed/people.ts'
import { listen } from '../../listen.ts'
import { type Desk, openDesk } from '../desk.ts'
import { test as base, expect, greeting, logIn } from '../test.ts'
import { type Mailed, mailedIn, untilFound } from './mailed.ts'

export { expect }

/** Passkeys are for names, and not for addresses of numbers. Browsers find this one on this machine. */
const listenByName: typeof listen = async (fetch) => {
  const listening = await listen(fetch)
  return { ...listening, url: `http://localhost:${listening.port}` }
}

interface Portal {
  /** The setting of the portal's page. */
  signInWays: string
  /** That of the server. It stands still: a code of an app counts once, and none is waited for. */
  clock: SettableClock
  desk: Desk
}

export const test = base.extend<Portal>({
  signInWays: ['password link passkey', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
  clock: async ({}, use) => use(createClock(new Date())),
  desk: async ({ clock, signInWays }, use, { project }) => {
    const options = (url: string) => ({
      clock: clock.now,
      passkeys: createPasskeys({ domain: 'localhost', origins: [url] }),
      // Nobody of the company answers in between.
      onClientWrote: () => {},
    })
    const pages: MorePages = {
      folder: demoPages.folder,
      add(site, url, desk) {
        site.use(async (context, next) => {
          await next()
          const { headers, status } = context.res
          if (!headers.get('content-type')?.startsWith('text/html')) return
          const page = await context.res.text()
          const named = page.replace('<cp-config', `<cp-config sign-in-ways="${signInWays}"`)
          context.res = new Response(named, { status, headers })
        })
        demoPages.add(site, url, desk)
      },
    }
    const desk = await openDesk(project.name === 'light', options, { serve: listenByName, pages })
    await use(desk)
    await desk.close()
  },
  baseURL: async ({ desk }, use) => use(desk.url),
})

/** What has come by mail, the newest first. */
export const mailed = ({ outbox }: Desk): Mailed[] =>
  outbox.mails().flatMap(({ text }) => mailedIn(text) ?? [])

/** Asks for a mail on the login page that is open. @returns what stands in it */
export async function askForMail(page: Page, desk: Desk): Promise<Mailed> {
  const before = mailed(desk).length
  await page.getByLabel('Email').fill(demoPeople.ada.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused()
  return untilFound(() => mailed(desk).at(-1 - before))
}

export async function enterCode(place: Page | Locator, field: string, code: string, button: string) {
  await place.getByLabel(field, { exact: true }).fill(code)
  await place.getByRole('button', { name: button, exact: true }).click()
}

export const expectDashboard = (page: Page) =>
  expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()

/** A link or a code that is sent once more, as somebody does who has seen it on its way. @returns the status of the answer */
export async function sendAgain(sent: Request): Promise<number> {
  const answer = await sent.frame().page().request.post(sent.url(), { data: sent.postDataJSON() })
  return answer.status()
}

/** What an authenticator app shows, by the key that it was given. */
export const appCode = (key: string, { now }: SettableClock) =>
  totpCode(key, Math.floor(now().getTime() / 30_000))

/** Has the browser's dialogs for passkeys answered by a device, as by a touch of it. */
export async function addAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const device = { transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const isTouched = { isUserVerified: true, automaticPresenceSimulation: true }
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', ...device, ...isTouched },
  })
  return {
    /** Whether the client touches the device when it asks for that, from now on. */
    touch: (enabled: boolean) =>
      devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

/** Signs in by the password, and takes the passkey that is offered then. @returns the device that has it */
export async function makePasskey(page: Page) {
  const device = await addAuthenticator(page)
  await page.goto('/login')
  await logIn(page)
  const offer = page.getByText('Next time without a password?')
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(offer).toBeHidden()
  return device
}

/**
 * The demo's portal with nothing in it that differs from day to day, from run to run or from machine to machine: the
 * reference API answers from this process, with the seed alone; the time stands still; every letter is in Noto Sans.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page, Request as PageRequest } from '@playwright/test'
import { launchOptions } from '../../../scripts/test/programs/chromium'
import { answer, intercept, type Rules } from '../../../server/api/intercept'
import { createPasskeys } from '../../../server/api/node/passkeys'
import { type BrowserApiOptions, createBrowserApi } from '../../../server/browser'
import { demoPeople } from '../../../server/seed/people'
import { configureFirst } from '../test'

/** A Wednesday morning. The seed counts its dates from here. */
export const now = new Date('2026-03-18T10:30:00Z')

const { args, ...options } = launchOptions({ isWhole: true })

/** Letters are drawn in the same way by each Chromium, whatever the machine's settings are. */
export const sameEverywhere = {
  launchOptions: {
    ...options,
    args: [...args, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  },
  locale: 'en-US',
  timezoneId: 'UTC',
  contextOptions: { reducedMotion: 'reduce' as const },
}

const fonts = join(dirname(createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans')), 'files')
const letters = 'noto-sans-latin-wght-normal.woff2'

/** What the page's own style sheet says of the font, and what stands in its place. Initials are always in Arial. */
const ownFont = /font-family: Inter[^;]*/
const sameFont = 'font-family: "Noto Sans"'
const fontFaces = ['Noto Sans', 'Arial'].map(
  (name) => `@font-face { font-family: "${name}"; src: url(/${letters}); font-weight: 100 900 }`,
)

export interface Scene extends Pick<BrowserApiOptions, 'seed'> {
  /** Who is signed in. By default Ada, who has something of everything. */
  person?: 'ada' | 'new' | 'nobody'
  /** What happens to single calls. */
  rules?: Rules
  /** What the host has set. */
  settings?: object
}

/** Sets the stage for a page that has not been opened yet. */
export async function setStage(page: Page, { person = 'ada', rules, seed, settings }: Scene, origin: string) {
  const passkeys = createPasskeys({ domain: new URL(origin).hostname, origins: [origin] })
  const api = createBrowserApi({ start: now, passkeys, ...(seed && { seed }) })
  // Nothing comes by itself.
  const fetch = intercept(api.fetch, { events: answer({}), ...rules })
  await page.clock.setFixedTime(now)
  if (settings) await configureFirst(page, settings)
  await page.route('**/portal.css', async (route) => {
    const response = await route.fetch()
    const sheet = await response.text()
    if (!ownFont.test(sheet)) throw new Error('demo/portal.css names another font: name it here, too.')
    await route.fulfill({ response, body: [...fontFaces, sheet.replace(ownFont, sameFont)].join('\n') })
  })
  await page.route(`**/${letters}`, (route) => route.fulfill({ path: join(fonts, letters) }))
  await page.route('**/demo-files/*', (route) =>
    route.fulfill({ path: join('server/seed/files', route.request().url().split('/').at(-1) ?? '') }),
  )
  await page.route('**/api/v1/**', async (route) => {
    const response = await fetch(requestOf(route.request()))
    const body = Buffer.from(await response.arrayBuffer())
    await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body })
  })
  if (person === 'nobody') return
  const { user, token } = await api.signIn(demoPeople[person].email)
  const kept = { api: origin, token, user: JSON.stringify(user) }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name: `client-portal:${name}`, value }))
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
}

const requestOf = (request: PageRequest) =>
  new Request(request.url(), {
    method: request.method(),
    headers: request.headers(),
    body: request.postData(),
  })

/** What every end-to-end test begins with: a page that must not complain, and people who sign in. */
import {
  type BrowserContext,
  test as base,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test'
import { demoPassword, demoPeople } from '../../server/seed/people'
import { encryptPassword } from '../../src/core/session/password'
import { defaults } from '../../src/core/settings/config'
import { endpoints } from '../../src/core/settings/endpoints'
import './contract/watch'
import { readFaults } from './contract/notes'

export { expect }

type Person = keyof typeof demoPeople

interface Options {
  /** What the console may complain of, where a test brings it about: the browser reports each failed request. */
  expectedErrors: RegExp | null
}

/**
 * Every test also tests this: no page of it writes an error or a warning to the console, throws, or breaks its
 * content security policy; and no call that the reference API gets or answers is other than `docs/openapi.json` says.
 */
export const test = base.extend<Options & { complaints: string[]; contract: undefined }>({
  // By this the servers know whose call it is. Unlike any other header, it changes nothing that a browser may ask.
  userAgent: async ({ browser }, use, { testId }) =>
    use(`Mozilla/5.0 Chrome/${browser.version()} Safari/537.36 ${testId}`),
  contract: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use, { testId }) => {
      await use(undefined)
      expect(readFaults(testId), 'calls that are other than docs/openapi.json says').toEqual([])
    },
    { auto: true },
  ],
  expectedErrors: [null, { option: true }],
  complaints: [
    async ({ context, expectedErrors }, use) => {
      const complaints: string[] = []
      const note = (text: string, source = '') => {
        if (!expectedErrors?.test(text)) complaints.push(`${text} ${source}`.trim())
      }
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) note(message.text(), message.location().url)
      })
      context.on('weberror', (error) => note(error.error().message))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`${violatedDirective} forbids ${blockedURI}`)
        })
      })
      await use(complaints)
      // A request may still be on its way through a route of the test's.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Fills in the login form that the page shows, and sends it. */
export async function logIn(page: Page, person: Person = 'ada', password: string = demoPassword) {
  await page.getByLabel('Email').fill(demoPeople[person].email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Signs in by that form, and waits for the dashboard. */
export async function signIn(page: Page, person: Person = 'ada') {
  await logIn(page, person)
  await expect(page.getByRole('heading', { name: greeting(person) })).toBeVisible()
}

/** Signs somebody in as on an earlier visit: what the login form would keep is there already. */
export async function resumeSession(page: Page, person: Person | { email: string } = 'ada') {
  const { email } = typeof person === 'string' ? demoPeople[person] : person
  const password = encryptPassword(demoPassword, defaults.passphrase)
  const answer = await page.request.post(`${defaults.apiUrl}${endpoints.login.split(' ')[1]}`, {
    data: { email, password },
  })
  const { user, token } = (await answer.json()).data
  const { origin } = new URL(answer.url())
  const localStorage = Object.entries({ api: origin, token, user: JSON.stringify(user) }).map(
    ([name, value]) => ({ name: `client-portal:${name}`, value }),
  )
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin, localStorage }],
  })
}

/** A page of the demo's, for a client who has signed in before. */
export async function openPage(page: Page, path: string, person: Person | { email: string } = 'ada') {
  await resumeSession(page, person)
  await page.goto(path)
}

/** The portal's dashboard, for the same. */
export async function openDashboard(page: Page, person: Person = 'ada') {
  await openPage(page, '/', person)
  await expect(page.getByRole('heading', { name: greeting(person) })).toBeVisible()
}

/** Waits for what Ada's dashboard asks for last: after that it is quiet. */
export async function expectWholeDashboard(page: Page | FrameLocator) {
  await expect(page.getByRole('heading', { name: /^Waiting for you \d/ })).toBeVisible()
  await expect(page.getByText('Maya Okafor', { exact: true })).toBeVisible()
  await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Notifications: / })).toBeVisible()
}

export const greeting = (person: Person) => `Hello, ${demoPeople[person].name}!`

/** Chooses from a menu by keyboard: a page that still loads may move the menu from under the pointer. */
export const choose = (item: Locator) => item.press('Enter')

export async function logOut(page: Page | FrameLocator) {
  await page.getByRole('button', { name: 'Account' }).click()
  // The languages take the focus when they come, on pages that have a choice.
  const languages = page.getByRole('menuitemradio').first()
  await languages.waitFor({ timeout: 1_000 }).catch(() => {})
  await choose(page.getByRole('menuitem', { name: 'Log out' }))
}

/** The client saves data: the portal loads the code of no screen before it is shown. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

/** What a script of the host's own would write: settings that count from the start. */
export const configureFirst = (pages: Page | BrowserContext, settings: object) =>
  pages.addInitScript((settings) => {
    const loader = '/cdn/loader.js'
    addEventListener('DOMContentLoaded', async () => (await import(loader)).configure(settings))
  }, settings)

/** The same on a page that is open. */
export const configure = (page: Page, settings: object) =>
  page.evaluate(async (settings) => {
    const loader = '/cdn/loader.js'
    await (await import(loader)).configure(settings)
  }, settings)

/** The server refuses what is asked for there. */
export const refuse = (page: Page, url: string, status: number, message?: string) =>
  page.route(url, (route) => route.fulfill({ status, json: { success: false, message } }))

/** Holds back what is asked for there, until the function that it gives is called. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** The paths of the API that a page asks for from now on. */
export function watchCalls(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) paths.push(pathname)
  })
  return paths
}

/**
 * The bell has no news. Else it asks for what they are about, such as projects; and which of them are unread, each test that looks at
 * something as the same client changes for the others.
 */
export const emptyBell = (page: Page) =>
  page.route('**/getAllNotificationsofUser**', (route) =>
    route.fulfill({ json: { success: true, data: [] } }),
  )

/** Live news of what other tests do as the same client would ask anew, and change what is on the page: this server tells none. */
export const withoutNews = (page: Page) =>
  page.route(/\/events(\?|$)/, (route) => route.fulfill({ status: 204 }))

/** Presses Retry, unless what has failed comes by itself before that. */
export const retry = (place: Page | Locator) =>
  expect(async () => {
    const button = place.getByRole('button', { name: 'Retry' })
    if (await button.isVisible()) await button.click({ timeout: 500 })
    await expect(button).toBeHidden({ timeout: 500 })
  }).toPass()

/** A toast: what asks for attention and leaves again, beside whatever stands in the page. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true })

/** The rows of a table, without its header. */
export const rowsOf = (page: Page | FrameLocator, table: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

export const loaderScript = '<script type="module" src="/cdn/loader.js"></script>'

interface HostPage {
  hash?: string
  policy?: string
  head?: string
}

/** A page of a host's that the demo's server does not have, with some elements in it. */
export async function openHostPage(
  page: Page,
  elements: string,
  { hash = '', policy = '', head = loaderScript }: HostPage = {},
) {
  const body = `<!doctype html><html lang="en"><title>Host</title>${head}${elements}</html>`
  await page.route('**/host/**', (route) =>
    route.fulfill({ headers: { 'content-type': 'text/html', 'content-security-policy': policy }, body }),
  )
  await page.goto(`/host/page${hash}`)
}

/** The same, for a client who has signed in before. */
export async function openWidgets(page: Page, elements: string, options?: HostPage) {
  await resumeSession(page)
  await openHostPage(page, elements, options)
}

/** Everything that leaves the page for an origin that is not its own. */
export function watchStrangers(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') asked.push(request.url())
  })
  return asked
}

/**
 * A page that other scripts have bent: what every object inherits, and the functions of the browser. A script in the page can
 * do what its client can; here, none has set out to.
 */
import { inFull } from '../tiers'
import {
  expect,
  expectWholeDashboard,
  openDashboard,
  openHostPage,
  openWidgets,
  resumeSession,
  retry,
  rowsOf,
  signIn,
  test,
  watchStrangers,
} from './test'

const evil = 'https://evil.example'

test('every object inherits the functions that a library of old adds: a client signs in and sees their own', async ({
  page,
}) => {
  const strangers = watchStrangers(page)
  await page.addInitScript(() => {
    const added = { each: () => 'each', contains: () => true, method: () => 'DELETE', read: () => null }
    Object.assign(Object.prototype, added)
  })
  await page.goto('/login')
  await signIn(page)
  await expectWholeDashboard(page)
  await page.goto('/payments/payment-history')
  await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
  expect(strangers).toEqual([])
})

/** What an attacker adds to every object by way of a merged JSON. */
const inherited = {
  'how a request is made': {
    method: 'DELETE',
    headers: { 'x-evil': 'yes' },
    body: 'evil',
    data: { success: false, message: 'Polluted' },
    credentials: 'include',
    url: evil,
    baseURL: evil,
    responseType: 'blob',
    signal: 'evil',
  },
  'what is read in an answer': {
    success: false,
    message: 'Polluted',
    token: 'evil',
    status: 401,
    optional: ['logout'],
    payPath: `${evil}/pay`,
    path: evil,
    files: [`${evil}/file.pdf`],
  },
  HTML: {
    dangerouslySetInnerHTML: { __html: '<img src="data:," onerror="window.ran = true"><b>Evil</b>' },
  },
  'what a host may set': {
    apiUrl: evil,
    getToken: 'evil',
    portalUrl: evil,
    routes: { login: evil },
    login: evil,
    payments: evil,
    services: `${evil}/services`,
    read: 'evil',
    write: 'evil',
    clientId: 'client-large',
  },
}

test.describe('every object inherits data, on which the helper of the bundler fails', () => {
  test.use({ expectedErrors: /could not be loaded/ })

  for (const [what, fields] of Object.entries(inherited)) {
    test(`${what}: nothing leaves the page`, inFull(!what.includes('set')), async ({ page }) => {
      const strangers = watchStrangers(page)
      await page.clock.install()
      await page.addInitScript((fields) => Object.assign(Object.prototype, fields), fields)
      await resumeSession(page)
      // No policy of the page's stands in the way.
      await openHostPage(page, '<cp-payments></cp-payments>')
      const line = page.getByText('Could not load.')
      await expect(async () => {
        await page.clock.fastForward(20_000)
        expect(await line.count()).toBe(1)
      }).toPass({ intervals: [200] })
      expect(await page.getByText(/Polluted|Evil/).count()).toBe(0)
      expect(await page.evaluate(() => 'ran' in window)).toBe(false)
      expect(strangers).toEqual([])
    })
  }
})

/** The browser's own functions, as scripts of a page replace them. */
const replaced: Record<string, () => void> = {
  'a fetch that watches': () => {
    const { fetch } = window
    window.fetch = (...asked) => fetch(...asked)
  },
  'a history that counts, and one that can not be written': () => {
    const { pushState } = history
    history.pushState = (...entry) => pushState.apply(history, entry)
    history.replaceState = () => {
      throw new Error('Not here.')
    }
    Object.freeze(history)
  },
}

for (const [what, replace] of Object.entries(replaced)) {
  test(`${what}: a client walks through the portal`, inFull(), async ({ page }) => {
    await openDashboard(page)
    await page.addInitScript(replace)
    await page.reload()
    await expectWholeDashboard(page)
    await page
      .getByRole('navigation', { name: 'Portal' })
      .getByRole('link', { name: 'Payment History' })
      .click()
    await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
  })
}

test.describe('a fetch that fails', inFull(), () => {
  test.use({ expectedErrors: /Error during|Not today/ })

  test('the client is told, and can try again', async ({ page }) => {
    await openWidgets(page, '<cp-payments></cp-payments>', {
      head: `<script>const real = fetch; window.fetch = (...asked) =>
        String(asked[0]).includes('/payments/') ? Promise.reject(new TypeError('Not today.')) : real(...asked)</script>
        <script type="module" src="/cdn/loader.js"></script>`,
    })
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await page.evaluate('window.fetch = real')
    await retry(page)
    await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
  })
})

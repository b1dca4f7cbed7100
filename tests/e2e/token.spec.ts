/**
 * For clients, whose token is all that a thief needs: they use the whole portal, and nobody but the API sees their token,
 * though everything is watched (`token/watch.ts`). The watch is tried by leaks on purpose.
 */
import type { Page } from '@playwright/test'
import { launchOptions } from '../../scripts/test/programs/chromium'
import { defaultLimits } from '../../server/api/limits'
import { createTokens } from '../../server/api/session/tokens'
import { inFull } from '../tiers'
import { testWith } from './desk'
import { everyElement, inTime, statesOf } from './every-element'
import { test as base, expect, expectWholeDashboard, logIn, logOut, openHostPage, rowsOf } from './test'
import { expectToast, rememberToasts } from './toasts'
import { watchFor } from './token/watch'

/** A token that a server gives: its signature is what is looked for. */
const canary = 'canary-that-nobody-may-see-7f3a'
const tokens = createTokens(
  new TextEncoder().encode('known to everyone, for a test of a few seconds'),
  () => new Date(),
  defaultLimits,
)
const signatures = new Map<string, string>()

const test = testWith({
  onClientWrote: () => {},
  tokens: {
    async issue(client, session) {
      const token = await tokens.issue(client, session)
      const unsigned = token.slice(0, token.lastIndexOf('.'))
      signatures.set(unsigned, token)
      return `${unsigned}.${canary}`
    },
    read: (token, endedFor) =>
      tokens.read(signatures.get(token.slice(0, token.lastIndexOf('.'))) ?? token, endedFor),
  },
})

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first()

/** Answers a call with a refusal that quotes the token, as a careless server does that logs what it was sent. */
const quoteToken = (page: Page, path: string, status = 500) =>
  page.route(path, async (route) => {
    const sent = (await route.request().allHeaders()).authorization
    await route.fulfill({
      status,
      json: { success: false, message: `The token "${sent}" can't be used here.` },
    })
  })

test.use({ launchOptions: launchOptions({ isWhole: true }) })

test.describe('a client uses everything', () => {
  test.use({ expectedErrors: /^Failed to load resource|^Error during fetching milestones\./ })

  test('nobody but the API sees the token', async ({ page, context, desk }) => {
    const watch = await watchFor(canary, context, desk.url)
    await rememberToasts(page)
    const strangers: string[] = []
    context.on('request', (request) => {
      if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).origin !== desk.url)
        strangers.push(request.url())
    })
    const look = () => watch.look(page)

    await page.goto('/support/ticket/TKT-M4XQ72PD')
    await logIn(page)
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('client-portal:token'))).toContain(canary)
    await page.getByRole('textbox', { name: 'Message' }).fill('Thank you.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
    await look()

    await link(page, 'Dashboard').click()
    await expectWholeDashboard(page)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    // By the keyboard: a pointer scrolls the page on its way, and the panel follows its bell a frame later.
    await page.getByRole('button', { name: 'Dismiss Closed on Monday' }).press('Enter')
    await look()
    await page.keyboard.press('Escape')

    await link(page, 'Payment History').click()
    const exported = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    await exported
    await look()

    await link(page, 'Project History').click()
    await page.getByLabel('Search by service id or name').fill('Website')
    await link(page, 'Website relaunch').click()
    await page.getByRole('button', { name: 'Upload a file' }).click()
    await page.getByLabel('Choose files').setInputFiles({
      name: 'plan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4 a plan'),
    })
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await expectToast(page, 'File uploaded successfully')
    await link(page, /^Statement of work, signed/).click()
    await expect(page.getByRole('dialog').locator('[data-page] canvas').first()).toBeVisible()
    await look()
    await page.keyboard.press('Escape')
    await link(page, /^Home page, final design/)
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    await look()
    await page.keyboard.press('Escape')

    await link(page, 'View Milestones').click()
    await expect(page.getByText('Acceptance tests')).toBeVisible()
    await quoteToken(page, '**/getServiceUpdates*')
    await quoteToken(page, '**/get-milestones*')
    await quoteToken(page, '**/createTicket/*')
    await link(page, 'Support').click()
    await link(page, 'Raise a ticket').click()
    await page.getByLabel('Subject').fill('It fails')
    await page.getByLabel('Describe your issue').fill('Over and over')
    await page.getByRole('button', { name: 'Create Ticket' }).click()
    await expect(page.getByRole('main').getByText(/can't be used here/)).toBeVisible()
    await look()
    await page.goto('/services/service/project-website-relaunch/project-updates')
    await expect(page.getByRole('main').getByText(/can't be used here/)).toHaveCount(2)
    await look()

    await openHostPage(page, everyElement)
    await expect.poll(async () => Object.values(await statesOf(page)), inTime).not.toContain('loading')
    await look()

    // Nothing asks for the tickets meanwhile: it would be signed out in place of the next page.
    await openHostPage(page, '', { head: '' })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await quoteToken(page, '**/support/client/tickets*', 401)
    await page.goto('/support')
    await expectToast(page, 'Token expired')
    await look()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await logIn(page)
    await expect(rowsOf(page, 'Ticket log').first()).toBeVisible()
    await logOut(page)
    await expect(page).toHaveURL('/login')
    await look()

    expect(Array.from(watch.seen)).toEqual([])
    expect(strangers).toEqual([])
  })
})

/** Ways in which a page could give its token away, each with where the watch has to see it. */
const leaks: Record<string, (token: string) => unknown> = {
  text: (token) => document.body.append(token),
  'text, gone in the same moment': (token) => {
    document.body.append(token)
    document.body.lastChild?.remove()
  },
  'text, in a shadow root': (token) => {
    const root = document.createElement('div').attachShadow({ mode: 'closed' })
    document.body.append(root.host)
    root.textContent = token
  },
  'text, changed': (token) => {
    const text = document.querySelector('p')?.firstChild
    if (text) text.nodeValue = token
  },
  attribute: (token) => document.body.setAttribute('data-token', token),
  'attribute, gone in the same moment': (token) => {
    document.body.title = token
    document.body.title = ''
  },
  field: (token) => Object.assign(document.querySelector('input') ?? {}, { value: token }),
  style: (token) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`a::before { content: "${token}" }`)
    document.adoptedStyleSheets.push(sheet)
  },
  property: (token) => Object.assign(document.querySelector('host-part') ?? {}, { token }),
  address: (token) => {
    document.title = token
  },
  'address, of the page': (token) => {
    location.hash = token
  },
  history: (token) => history.replaceState({ token }, ''),
  'history, of the navigation': (token) =>
    (window as { navigation?: { updateCurrentEntry(options: object): void } }).navigation?.updateCurrentEntry(
      {
        state: [token],
      },
    ),
  'window.name': (token) => {
    window.name = token
  },
  console: (token) => console.debug('Here: %s', token),
  'console, deep in an error': (token) => console.warn(new Error('It fails.', { cause: { sent: [token] } })),
  error: (token) => setTimeout(() => Promise.reject(new Error(token))),
  event: (token) => document.body.dispatchEvent(new CustomEvent('cp-error', { detail: { message: token } })),
  storage: (token) => sessionStorage.setItem('other', token),
  'storage, under a key like ours': (token) =>
    localStorage.setItem('client-portal:user', `{"token":"${token}"}`),
  cookie: (token) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as careless pages do
    document.cookie = `token=${token}`
  },
  database: (token) =>
    new Promise<void>((resolve) => {
      const opened = indexedDB.open('portal')
      opened.onupgradeneeded = () => opened.result.createObjectStore('tokens')
      opened.onsuccess = () => {
        opened.result.transaction('tokens', 'readwrite').objectStore('tokens').put(token, 1)
        opened.result.close()
        resolve()
      }
    }),
  global: (token) => Object.assign(window, { lastCall: { headers: new Headers({ authorization: token }) } }),
  'global, under a symbol': (token) =>
    Object.assign(window, { [Symbol.for('client-portal-elements')]: { token } }),
  message: (token) => window.postMessage({ token }, '*'),
  'message, to other tabs': (token) => new BroadcastChannel('tabs').postMessage(token),
  file: (token) => URL.createObjectURL(new Blob(['a,b\n', token])),
  clipboard: (token) => navigator.clipboard.writeText(token).catch(() => {}),
  performance: (token) => performance.mark(token),
  'address of a request': (token) => fetch(`/cdn/loader.js?token=${token}`),
  body: (token) => navigator.sendBeacon('/host/log', token),
  header: (token) => fetch('/cdn/loader.js', { headers: { authorization: `Bearer ${token}` } }),
  'header, to another origin': (token) =>
    fetch('http://site.localhost:1/api/v1/health', { mode: 'cors', headers: { authorization: token } }).catch(
      () => {},
    ),
  referrer: async (token) => {
    history.replaceState(null, '', `?token=${token}`)
    await fetch('/cdn/loader.js', { referrerPolicy: 'unsafe-url' })
  },
}

base.describe('a page that gives a token away', inFull(), () => {
  base.use({ expectedErrors: /./ })

  base('the watch sees each way', async ({ page, context, baseURL }) => {
    const watch = await watchFor(canary, context, String(baseURL))
    const unseen: string[] = []
    for (const [way, leak] of Object.entries(leaks)) {
      await openHostPage(page, '<p>Host</p><input><host-part></host-part>', { head: '' })
      await watch.look(page)
      // Nothing is left of the way before it.
      expect(Array.from(watch.seen), way).toEqual([])
      await page.evaluate(leak, canary)
      const [where] = way.split(', ')
      await expect(async () => {
        await watch.look(page)
        expect(Array.from(watch.seen)).toContain(where)
      })
        .toPass({ timeout: 3_000, intervals: [20] })
        .catch(() => unseen.push(way))
      await page.evaluate(forget)
      await context.clearCookies()
      await page.goto('about:blank')
      watch.seen.clear()
    }
    expect(unseen).toEqual([])
  })
})

/** Leaves nothing for the next page. */
async function forget(): Promise<void> {
  history.replaceState(null, '', '/host/page')
  ;(window as { navigation?: { updateCurrentEntry(options: object): void } }).navigation?.updateCurrentEntry({
    state: null,
  })
  localStorage.clear()
  sessionStorage.clear()
  window.name = ''
  await new Promise<void>((resolve) => {
    indexedDB.deleteDatabase('portal').onsuccess = () => resolve()
  })
}

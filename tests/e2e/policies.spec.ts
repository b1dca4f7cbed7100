/**
 * Every element, in every state, under every policy: nothing that it does is forbidden, and nothing is said. That
 * no page complains is what every test here tests, by its fixture.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { elements } from '../../src/elements/elements'
import { inFull, isFull } from '../tiers'
import { everyElement, inTime, shownTags, statesOf } from './every-element'
import { expect, loaderScript, logIn, logOut, openHostPage, refuse, signIn, test } from './test'

const nonce = 'bm9uY2U'
const guide = readFileSync('docs/embed/policy.md', 'utf8')
/** What the documentation calls the minimum, by its directives. */
const minimum = Object.fromEntries(
  (/^Content-Security-Policy: (.+)$/m.exec(guide)?.[1] ?? '')
    .split('; ')
    .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
)
const strict = textOf(minimum)

const policies: Record<string, string> = {
  none: '',
  'strict, without nonce': strict,
  'strict, with nonce': textOf({ ...minimum, 'script-src': `'nonce-${nonce}'` }),
  "Trusted Types with 'none'": `${strict}; require-trusted-types-for 'script'; trusted-types 'none'`,
}

function textOf(policy: Record<string, string>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}

const clientTags = shownTags.filter((tag) => elements[tag].access === 'client')
/** They ask the server for nothing, and so are ready at once. */
const needNoAnswer = ['cp-meetings', 'cp-raise-ticket', 'cp-account', 'cp-search']
const follow = clientTags.filter((tag) => !needNoAnswer.includes(tag))

interface Visit {
  state: string
  /** What becomes of the calls that ask for what is shown. */
  answers?: 'never' | 'fail' | 'nothing'
  /** The page stays open from the visit before, and asks anew. */
  asksAgain?: true
  /** Elements that are in the state then, or may have nothing to show there. */
  shows: readonly string[]
  or?: string
  /** What is drawn then, the demo's own pages draw under their policy in most other tests. */
  isLikeOthers?: true
}

const visits: Visit[] = [
  { state: 'signed-out', shows: clientTags },
  { state: 'ready', shows: clientTags, or: 'empty' },
  { state: 'stale', answers: 'fail', asksAgain: true, shows: follow },
  { state: 'loading', answers: 'never', shows: follow, isLikeOthers: true },
  { state: 'error', answers: 'fail', shows: follow },
  {
    state: 'empty',
    answers: 'nothing',
    shows: ['cp-projects', 'cp-payments', 'cp-tickets'],
    isLikeOthers: true,
  },
]

const session = /login|checkTokenValidity|clientInformation/
const lists = /get-services-for-client|getPaymentofClient|client\/tickets/

const answerBy = ({ answers }: Visit, page: Page) =>
  page.route('**/api/**', (route) => {
    const url = route.request().url()
    if (!answers || session.test(url)) return route.continue()
    if (answers === 'fail') return route.fulfill({ status: 500, json: { success: false, message: 'No.' } })
    if (answers === 'never') return
    return lists.test(url) ? route.fulfill({ json: { success: true, data: [] } }) : route.continue()
  })

/** As from another tab: what is older than some seconds is asked for anew. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

/** The most usual: what it allows, the others do. The demo's own pages have the strictest of all. */
const usual = 'loader.js strict, without nonce'
/** Both scripts are the same code; where it matters how they were loaded, both are tried. */
const runs = [
  ...Object.keys(policies).map((name) => ['loader.js', name] as const),
  ['client-portal.js', 'strict, with nonce'],
  ['client-portal.js', "Trusted Types with 'none'"],
] as const

test.describe('every element in every state', () => {
  test.describe.configure({ timeout: 120_000 })
  test.use({ expectedErrors: /status of (404|500)|Error during fetching milestones/ })

  for (const [script, name] of runs) {
    const isLikeOthers = usual !== `${script} ${name}`
    test(`is at home under the policy: ${name} (${script})`, inFull(isLikeOthers), async ({ page }) => {
      const policy = policies[name]
      const head = `<script type="module" nonce="${nonce}" src="/cdn/${script}"></script>`
      const open = (html: string) => openHostPage(page, html, { head, policy })
      for (const visit of visits.filter(({ isLikeOthers }) => isFull || !isLikeOthers)) {
        await test.step(visit.state, async () => {
          await answerBy(visit, page)
          if (!visit.asksAgain) await open(everyElement)
          await expect
            .poll(async () => {
              if (visit.asksAgain) await comeBack(page)
              const states = await statesOf(page)
              return visit.shows.filter((tag) => ![visit.state, visit.or].includes(states[tag] ?? ''))
            }, inTime)
            .toEqual([])
          await page.unrouteAll()
          if (visit.state !== 'signed-out') return
          await open('<cp-portal routing="memory"></cp-portal>')
          await signIn(page)
        })
      }
    })
  }
})

test.describe('refused', () => {
  test.use({ expectedErrors: /status of 400/ })

  test('the public forms say so under the strictest of them', inFull(), async ({ page }) => {
    await refuse(page, '**/api/**', 400, 'Not today.')
    const forms = {
      'cp-login': { Email: 'ada@example.com', Password: 'secret' },
      'cp-forgot-password': { Email: 'ada@example.com' },
      'cp-reset-password': { 'New password': 'secret' },
    }
    await openHostPage(
      page,
      Object.keys(forms)
        .map((tag) => `<${tag}></${tag}>`)
        .join(''),
      {
        policy: policies["Trusted Types with 'none'"],
      },
    )
    await page
      .locator('cp-reset-password')
      .evaluate((element) => Object.assign(element, { userId: 'client-ada', token: 'of a mailed link' }))
    for (const [tag, fields] of Object.entries(forms)) {
      const form = page.locator(tag)
      for (const [label, text] of Object.entries(fields))
        await form.getByLabel(label, { exact: true }).fill(text)
      await form.locator('[type=submit]').click()
      await expect(form.getByText('Not today.')).toBeVisible()
    }
  })
})

test('dialogs, menus, panels and toasts open under the strictest of them', async ({ page }) => {
  await openHostPage(page, '<cp-portal routing="memory"></cp-portal>', {
    policy: policies["Trusted Types with 'none'"],
  })
  await logIn(page)
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add Services' }).click()
  await page.getByRole('dialog', { name: 'Add Services' }).getByRole('button', { name: 'Close' }).click()
  await logOut(page)
  await page.evaluate(() => document.querySelector('cp-portal')?.setAttribute('path', '/support'))
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(/./).first()).toBeVisible()
})

test.describe('of the minimum, nothing can be left out:', () => {
  test.use({ expectedErrors: /./ })
  const head = `${loaderScript}<link rel="stylesheet" href="/cdn/reserve.css">`
  const html = '<cp-config brand-logo="/favicon.svg"></cp-config><cp-portal routing="memory"></cp-portal>'
  const whole = { ...minimum, 'style-src': "'self'" }

  test('it is what the documentation says', () => {
    expect(minimum).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'img-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
    })
  })

  // These forbid what the elements never do.
  const forbidding = ['default-src', 'base-uri', 'form-action']
  for (const left of Object.keys(whole).filter((directive) => !forbidding.includes(directive))) {
    test(`${left} is missed`, inFull(left !== 'script-src'), async ({ page }) => {
      const entries = Object.entries(whole).filter(([directive]) => directive !== left)
      const complaint = page.waitForEvent('console', (message) => message.text().startsWith(left))
      await openHostPage(page, html, { head, policy: textOf(Object.fromEntries(entries)) })
      if (left === 'connect-src') await logIn(page)
      await complaint
    })
  }
})

/** The builder: its form, the address and the code say the same, and the code works where it says that it belongs. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { demoPassword, demoPeople } from '../../server/seed/people'
import { encryptPassword } from '../../src/core/session/password'
import { defaults } from '../../src/core/settings/config'
import { logIn, rowsOf } from '../e2e/test'
import { inFull } from '../tiers'
import {
  pasteAngular,
  pasteProject,
  pasteTags,
  pieceIn,
  policyIn,
  readPieces,
  removePasted,
  serve,
} from './paste'
import { expect, findFaults, test as siteTest } from './site'

/** The pasted pages are no pages of the site, and ask the API of the demo. */
const test = siteTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
  strictRequests: async ({}, use) => use(undefined),
})

test.afterEach(async ({ page }, { status }) => {
  // What it asked for after the test, nobody would answer. The page of a failure stays, for its picture.
  if (status === 'passed') await page.goto('about:blank')
  removePasted()
})

const open = async (page: Page, site: string, address: string) => {
  await page.goto(`${site}builder.html${address}`)
  return readPieces(page)
}

/** The company's own sign-in, which knows Ada. */
async function knowAda(page: Page) {
  const body = {
    email: demoPeople.ada.email,
    password: encryptPassword(demoPassword, defaults.passphrase),
  }
  await page.route('**/portal-token', async (route) => {
    const answer = await page.request.post('/api/v1/auth/user/client/login', { data: body })
    await route.fulfill({ json: { token: (await answer.json()).data.token } })
  })
}

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--cp-accent').trim())

test('script tags, and a form for the sign-in', async ({ page, site }) => {
  const name = 'Joe\'s </script><img src=x onerror="alert(1)"> [x] {{1}}'
  const query = `?elements=cp-payments,cp-account&look=atelier&accent=green&brand=${encodeURIComponent(name)}`
  await serve(page, pasteTags(await open(page, site, query)))
  await page.goto('/account')
  expect(await accentOf(page)).toBe('green')
  expect(await page.locator('cp-config').getAttribute('brand-name')).toBe(name)
  await logIn(page)
  await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
})

test("script tags, and the company's own sign-in", async ({ page, site }) => {
  const pieces = await open(page, site, '?elements=cp-projects,cp-notifications&sign-in=own&build=light')
  await serve(page, pasteTags(pieces))
  await knowAda(page)
  await page.goto('/account')
  await expect(rowsOf(page, 'Project History').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Notifications: / })).toBeVisible()
})

test('a portal in three languages, with an example brand', async ({ page, site }) => {
  const query = '?languages=de,en,fr&currency=EUR&look=voltage&brand=Kontor'
  await serve(page, pasteTags(await open(page, site, query)))
  await page.goto('/account')
  await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible()
  await page.getByRole('combobox').selectOption({ label: 'English' })
  await logIn(page)
  await expect(page.getByRole('heading', { name: 'Hello, Ada Lovelace!' })).toBeVisible()
  await expect(page.getByText('€').first()).toBeVisible()
  await expect(page.getByText('Kontor').first()).toBeVisible()
  expect(await accentOf(page)).toContain('#c5f04a')
})

const projects = [
  {
    framework: 'react',
    query: '?framework=react&elements=cp-payments,cp-avatar&accent=green&look=marmalade',
  },
  { framework: 'html', query: '?scripts=package&elements=cp-payments&accent=green&languages=en,de' },
  { framework: 'vue', query: '?framework=vue&elements=cp-payments&sign-in=own&accent=green' },
  { framework: 'svelte', query: '?framework=svelte&elements=cp-payments,cp-account&accent=green' },
  { framework: 'angular', query: '?framework=angular&elements=cp-payments&accent=green&look=atelier' },
]

for (const { framework, query } of projects)
  test(`the package in a project of ${framework}`, inFull(framework !== 'react'), async ({ page, site }) => {
    test.slow(framework === 'angular', 'its compiler takes 20 seconds')
    const pieces = await open(page, site, query)
    await serve(page, framework === 'angular' ? pasteAngular(pieces) : await pasteProject(framework, pieces))
    await knowAda(page)
    await page.goto('/index.html')
    expect(await accentOf(page)).toBe('green')
    if (!query.includes('own')) await logIn(page)
    await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
  })

test.describe('on another origin than scripts and API', () => {
  test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'site.localhost')) })

  test('a block of HTML for site builders and WordPress', async ({ page, context, site, baseURL }) => {
    await context.grantPermissions(['local-network-access'])
    const { port } = new URL(baseURL ?? '')
    const [cdn, api] = [`http://localhost:${port}/cdn`, `http://127.0.0.1:${port}/api/v1`]
    await open(page, site, `?framework=wordpress&accent=green&brand=[gallery]&cdn=${cdn}&api=${api}`)
    await page.getByRole('button', { name: 'Use them' }).click()
    const pieces = await readPieces(page)
    const block = pieceIn(pieces, 'Block "Custom HTML"')
    const body = readFileSync('demo/site-builder/page.html', 'utf8').replace('<!-- block -->', () => block)
    await page.route('**/clients', (route) =>
      route.fulfill({
        headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': policyIn(pieces) },
        body,
      }),
    )
    await page.goto('/clients')
    expect(await accentOf(page)).toBe('green')
    await logIn(page)
    await expect(page.getByRole('heading', { name: 'Hello, Ada Lovelace!', level: 2 })).toBeVisible()
  })
})

siteTest('the form, the address, the page and the code say the same', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, site, '?elements=cp-payments&framework=vue&sign-in=own&brand=Kontor')
  const code = page.getByRole('region', { name: 'Your code' })
  const example = page.frameLocator('#builder-example iframe')
  await expect(page.getByLabel('Made with')).toHaveValue('vue')
  await expect(page.getByLabel('By your website')).toBeChecked()
  await expect(page.getByLabel('cp-payments')).toBeChecked()
  await expect(rowsOf(example, 'Payment History').first()).toBeVisible()

  await page.getByLabel('Made with').selectOption('React')
  await page.getByLabel('cp-tickets').check()
  await page.getByLabel('Currency').fill('EUR')
  await page.keyboard.press('Enter')
  const address = '?elements=cp-payments,cp-tickets&framework=react&sign-in=own&brand=Kontor&currency=EUR'
  await expect(page).toHaveURL(`${site}builder.html${address}`)
  await expect(example.getByRole('table', { name: 'Payment History' })).toContainText('€')
  await expect(code).toContainText('<CpTickets />')

  await page.reload()
  await page.getByRole('link', { name: 'React', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Embed builder')
  await page.goBack()
  await expect(page.getByLabel('cp-tickets')).toBeChecked()
  await expect(page.getByLabel('Currency')).toHaveValue('EUR')

  await page.getByLabel('By the elements').check()
  await page.getByLabel('Before the sign-in').check()
  await expect(example.getByLabel('Email')).toBeVisible()

  await code.getByRole('button', { name: 'Copy src/App.tsx' }).click()
  await expect(code.getByText('Copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<CpTickets />')
})

siteTest(
  'servers that a link names are in the code when its reader says so',
  async ({ page, site, context }) => {
    const codeNow = async () => [...(await readPieces(page)).values()].join('\n')
    const code = page.getByRole('region', { name: 'Your code' })
    const question = code.getByText('This link has filled in addresses of')
    const cdn = page.getByLabel('Address of the folder with the scripts')
    const foreign = /evil\.example|pictures\.example/
    const link = '?cdn=https://evil.example/cdn&logo=https://pictures.example:8443/logo.svg'

    expect(await open(page, site, link).then((pieces) => [...pieces.values()].join('\n'))).not.toMatch(
      foreign,
    )
    await expect(question).toContainText('pictures.example:8443 and evil.example.')
    await expect(page.getByRole('status').first()).toContainText('“cdn” leads to evil.example.')
    await expect(cdn).toHaveAccessibleDescription(/leads to evil\.example/)
    expect(await findFaults(page)).toEqual([])

    await page.reload()
    expect(await codeNow()).not.toMatch(foreign)
    await page.getByLabel('Currency').fill('EUR')
    await page.getByLabel('Made with').selectOption('WordPress')
    await expect(code).toContainText('static.example.com')
    expect(await codeNow()).not.toMatch(foreign)
    await expect(page).not.toHaveURL(foreign)

    await code.getByRole('button', { name: 'Use them' }).click()
    await expect(question).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Your code' })).toBeFocused()
    expect(await codeNow()).toContain('src="https://evil.example/cdn/loader.js"')
    expect(await codeNow()).toContain("img-src 'self' https://api.example.com https://pictures.example:8443;")
    await page.reload()
    await expect(question).toBeHidden()
    expect(await codeNow()).toContain('https://evil.example/cdn/loader.js')

    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByText('This link has filled in addresses of')).toBeVisible()
    await other.close()
  },
)

siteTest('what one types oneself is in the code without a question', async ({ page, site }) => {
  await open(page, site, '?cdn=https://evil.example/cdn')
  await page.getByLabel('Address of your API').fill('https://api.kontor.example/v1')
  const cdn = page.getByLabel('Address of the folder with the scripts')
  const code = page.getByRole('region', { name: 'Your code' })
  const question = code.getByText('This link has filled in addresses of')
  await cdn.press('Tab')
  await expect(code).toContainText('api-url="https://api.kontor.example/v1"')
  await expect(question).toContainText('of evil.example.')
  await cdn.fill('https://static.kontor.example/')
  await page.getByLabel('Currency').fill('EUR')
  await expect(code).toContainText('src="https://static.kontor.example/loader.js"')
  await page.getByLabel('Currency').press('Tab')
  await expect(code).toContainText('currency="EUR"')
  await expect(code).toContainText('src="https://static.kontor.example/loader.js"')
  await expect(question).toBeHidden()
})

siteTest('what an address has of no use is told, and changes nothing else', async ({ page, site }) => {
  await open(
    page,
    site,
    '?framework=cobol&elements=cp-tickets&accent=notacolour&brand=</pre><img src=x onerror=alert(1)>',
  )
  const note = page.getByRole('status').first()
  await expect(note).toContainText('“framework” can’t be “cobol”')
  await expect(note).toContainText('“accent” can’t be “notacolour”')
  await expect(page.getByLabel('Name of your company')).toHaveValue('</pre><img src=x onerror=alert(1)>')
  expect(await page.locator('#builder-result img').count()).toBe(0)
  const accent = page.getByLabel('Accent colour')
  await accent.fill('rgb(')
  await accent.press('Tab')
  await expect(accent).toHaveAttribute('aria-invalid', 'true')
  await expect(accent).toHaveValue('rgb(')
  await expect(accent).toHaveAccessibleDescription(
    '“accent” can’t be “rgb(”: it is a colour, such as green or #17906b.',
  )
  await expect(page).not.toHaveURL(/accent/)
  expect(await findFaults(page)).toEqual([])
})

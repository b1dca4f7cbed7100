/** What a host puts into the slots of a portal: by keyboard, for a screen reader, on paper, and before the portal is there. */
import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import { untilQuiet } from './quiet'
import { expect, greeting, holdBack, loaderScript, openHostPage, resumeSession, rowsOf, test } from './test'

const reserve = '<link rel="stylesheet" href="/cdn/reserve.css">'
const own = (slot: string) => `<div slot="${slot}"><a href="#own">Own ${slot}</a></div>`
const portal = (path: string, ...slots: string[]) =>
  `<cp-portal routing="memory" path="${path}">${slots.map(own).join('')}</cp-portal>`

test('the keys and a screen reader find it where it stands', async ({ page }) => {
  await resumeSession(page)
  const help = '<section slot="dashboard-before"><h2>Help</h2><ul><li>Invoices</li></ul></section>'
  const elements = portal('/', 'navigation-end', 'header').replace('</cp-portal>', `${help}</cp-portal>`)
  await openHostPage(page, elements, { policy: "script-src 'self'; require-trusted-types-for 'script'" })
  await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "${greeting('ada')}" [level=1]
      - heading "Help" [level=2]
      - list:
        - listitem: Invoices
  `)
  // The header waits for the code of the search.
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeVisible()
  await page.getByRole('link', { name: 'Support' }).focus()
  const order = ['Own navigation-end', 'Own header', 'Search everything', /^Notifications/, /account/i]
  for (const name of order) {
    await page.keyboard.press('Tab')
    const field = page.getByRole('combobox', { name })
    const control = page.getByRole('link', { name }).or(page.getByRole('button', { name }))
    await expect(control.or(field)).toBeFocused()
  }
})

for (const [path, slots] of [
  ['/login', ['login-before', 'login-after', 'footer']],
  ['/support/raise-ticket', ['header', 'raise-ticket-before', 'footer', 'navigation-end']],
] as const) {
  test(`at ${path}, it is on paper`, inFull(path !== '/login'), async ({ page }) => {
    if (path !== '/login') await resumeSession(page)
    await openHostPage(page, portal(path, ...slots))
    for (const slot of slots) await expect(page.getByText(`Own ${slot}`)).toBeVisible()
    // Whoever prints does so seconds after: what is drawn listens by then.
    await untilQuiet(page)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    for (const slot of slots) await expect(page.getByText(`Own ${slot}`)).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
}

test('it is not seen before its place is there, however far below that is', inFull(), async ({ page }) => {
  const far = '<div style="block-size: 5000px"></div>'
  await openHostPage(page, far + portal('/login', 'login-after', 'dashboard-before'), {
    head: reserve + loaderScript,
  })
  const heightOf = () => page.locator('cp-portal').evaluate((element) => element.clientHeight)
  const height = await heightOf()
  // Here the space would be given up, and what stands in it would be seen.
  await page.waitForFunction(() => performance.now() > 3000)
  await expect(page.getByText('Own login-after')).toBeHidden()
  expect(await heightOf()).toBe(height)
  await page.locator('cp-portal').scrollIntoViewIfNeeded()
  await expect(page.getByText('Own login-after')).toBeVisible()
  await expect(page.getByText('Own dashboard-before')).toBeHidden()
})

test('without a script, it is seen after two seconds', inFull(), async ({ page }) => {
  await openHostPage(page, portal('/login', 'login-after'), { head: reserve })
  await expect(page.getByText('Own login-after')).toBeVisible()
})

/** Opens a portal whose host names three fields beside the contract, each with a value in all projects and payments. */
async function openWithFields(page: Page, path: string): Promise<void> {
  const own = {
    orderNumber: 'PO-2026-117',
    bookedOn: '2026-09-14',
    paper: 'https://files.example.com/contract-117.pdf',
  }
  await page.route(/-for-client\/|PaymentofClient\//, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    for (const row of answer.data) Object.assign(row, own)
    await route.fulfill({ response, json: answer })
  })
  await resumeSession(page)
  const fields = [
    { name: 'orderNumber', label: 'Order number' },
    { name: 'bookedOn', label: 'Booked on', type: 'date' },
    { name: 'paper', label: 'Contract', type: 'link' },
  ]
  await openHostPage(page, portal(path), {
    head: `<script type="module">
      import { configure } from '/cdn/loader.js'
      configure({ fields: ${JSON.stringify({ project: fields, payment: fields })} })
    </script>`,
  })
}

const histories = [
  ['/services/services-history', 'Project History'],
  ['/payments/payment-history', 'Payment History'],
] as const

for (const [path, name] of histories) {
  test(`a sheet of paper has all fields of "${name}", and no broken word`, inFull(), async ({ page }) => {
    await openWithFields(page, path)
    await expect(rowsOf(page, name).first()).toContainText('contract-117.pdf')
    await page.emulateMedia({ media: 'print' })
    // A4 with margins of 1 cm.
    await page.setViewportSize({ width: 718, height: 6000 })
    await expect(rowsOf(page, name).first()).toBeInViewport({ ratio: 1 })
    const lastCell = rowsOf(page, name).first().getByRole('cell').last()
    await expect(lastCell).toBeInViewport({ ratio: 1 })
    const broken = await page.getByRole('table', { name }).evaluate((table) => {
      const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      const range = document.createRange()
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of text.nodeValue?.matchAll(/[\p{L}\d$,.]+/gu) ?? []) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1)
            words.push(word)
        }
      return words
    })
    expect(broken).toEqual([])
  })
}

test('rows wait for what draws the fields', inFull(), async ({ page }) => {
  const release = await holdBack(page, /own-columns/)
  await openWithFields(page, '/payments/payment-history')
  const table = page.getByRole('table', { name: 'Payment History' })
  await expect(page.getByText(/^Last twelve months/)).toBeVisible()
  await expect(table.getByText('#PAY-450211')).toBeHidden()
  release()
  await expect(rowsOf(page, 'Payment History').first()).toContainText('PO-2026-117')
  await expect(table.getByRole('columnheader')).toHaveCount(8)
})

test.describe('where it can not be had', () => {
  test.use({ expectedErrors: /own-columns|could not be loaded|404/ })

  test('rows come without the fields', inFull(), async ({ page }) => {
    await page.route(/own-columns/, (route) => route.fulfill({ status: 404 }))
    await openWithFields(page, '/payments/payment-history')
    const table = page.getByRole('table', { name: 'Payment History' })
    await expect(table.getByText('#PAY-450211')).toBeVisible()
    await expect(table.getByRole('columnheader')).toHaveCount(5)
  })
})

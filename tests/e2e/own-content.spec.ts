/** What a host puts into the slots of a portal: by keyboard, for a screen reader, on paper, and before the portal is there. */
import { inFull } from '../tiers'
import { expect, greeting, loaderScript, openHostPage, resumeSession, test } from './test'

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
  await page.getByRole('link', { name: 'Support' }).focus()
  const order = ['Own navigation-end', 'Own header', /^Notifications/, /account/i]
  for (const name of order) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name }).or(page.getByRole('button', { name }))).toBeFocused()
  }
})

for (const [path, slots] of [
  ['/login', ['login-before', 'login-after', 'footer']],
  ['/support/raise-ticket', ['header', 'raise-ticket-before', 'footer', 'navigation-end']],
] as const) {
  test(`at ${path}, it is on paper`, async ({ page }) => {
    if (path !== '/login') await resumeSession(page)
    await openHostPage(page, portal(path, ...slots))
    for (const slot of slots) await expect(page.getByText(`Own ${slot}`)).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    for (const slot of slots) await expect(page.getByText(`Own ${slot}`)).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
}

test('it is not seen before its place is there, however far below that is', async ({ page }) => {
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

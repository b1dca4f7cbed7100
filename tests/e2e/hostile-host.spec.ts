/** Elements keep to themselves, and so do the styles and scripts of the page that they stand on. */
import type { Page } from '@playwright/test'
import { inFull, isFull } from '../tiers'
import { everyElement, inTime, statesOf } from './every-element'
import { looks } from './looks'
import { untilQuiet } from './quiet'
import {
  expect,
  expectWholeDashboard,
  greeting,
  loaderScript,
  openDashboard,
  openHostPage,
  openWidgets,
  resumeSession,
  rowsOf,
  signIn,
  test,
  withoutNews,
} from './test'

const settled = (page: Page) =>
  expect.poll(async () => Object.values(await statesOf(page)), inTime).not.toContain('loading')

/** Waits for all pictures, also for those that the browser would load only when they come near. */
const picturesLoaded = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const pictures = Array.from(document.querySelectorAll('main > *')).flatMap((host) =>
          Array.from(host.shadowRoot?.querySelectorAll('img') ?? []),
        )
        for (const picture of pictures) picture.loading = 'eager'
        return pictures.length > 0 && pictures.every(({ complete }) => complete)
      }),
    )
    .toBe(true)

const hostile = {
  'all: unset for everything': '* { all: unset !important }',
  'no div, button or table, and its own idea of text':
    'div, button, table { display: none !important } body { font: italic 700 30px/3 fantasy !important; letter-spacing: 1em !important; text-transform: uppercase !important; text-align: end !important; white-space: pre !important; visibility: visible !important; list-style: square !important; user-select: none !important }',
}

/** All of it at once; in a full run, also each by itself. */
const hostileStyles = {
  ...(isFull && hostile),
  'all of it': Object.values(hostile).join(' '),
}

// The host's to choose are the space, the font, and the rest of what `tests/elements/inherited.test.ts` names. A search is as
// wide as the place that it is given: 20 rem where its content decides, as in a header of flex boxes, whatever is unset there. A
// host that makes it `inline`, as these styles do, gives it the line. So on both pages it has a place of one size.
const same =
  'html, body, main { display: block !important; margin: 0 !important; inline-size: 60rem !important }' +
  'main > cp-search { display: inline-block !important; inline-size: 20rem !important }'
const head = (css: string) =>
  `${loaderScript}<style>head, head * { display: none !important } ${css}${same}</style>`

test('styles of the host don’t get in', async ({ page }) => {
  test.slow()
  await withoutNews(page)
  await resumeSession(page)
  const html = `<main>${everyElement}</main>`
  await openHostPage(page, html, { head: head('') })
  await settled(page)
  await picturesLoaded(page)
  // The picture of a year comes by itself, after its list.
  await untilQuiet(page)
  const before = await looks(page, 'main > *')
  expect(before.length).toBeGreaterThan(500)
  for (const [name, css] of Object.entries(hostileStyles)) {
    await test.step(name, async () => {
      await openHostPage(page, html, { head: head(`${css} main > * { font: 400 16px serif !important }`) })
      await settled(page)
      await picturesLoaded(page)
      await expect
        .poll(async () => {
          const after = await looks(page, 'main > *')
          return after.filter((look, index) => look !== before[index]).slice(0, 5)
        })
        .toEqual([])
    })
  }
})

test('styles of elements don’t get out', async ({ page }) => {
  const tags = ['h1', 'p', 'a', 'button', 'input', 'table', 'ul', 'dialog', 'time', 'svg', 'fieldset']
  const html = `<body><section>${tags.map((tag) => `<${tag} class="card" data-host>Host</${tag}>`).join('')}</section></body>`
  await openHostPage(page, html)
  const styles = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, body, section, [data-host]')].map((element) => {
        const style = getComputedStyle(element)
        // What takes more room makes the page longer, and nothing else.
        const ofLength = /^(block-size|height|perspective-origin|transform-origin)$/
        return Array.from(style)
          .filter((property) => !ofLength.test(property))
          .map((property) => `${property}:${style.getPropertyValue(property)}`)
          .join(';')
      }),
    )
  const before = await styles()
  await page.evaluate(
    (inner) => document.body.insertAdjacentHTML('beforeend', `<main>${inner}</main>`),
    everyElement,
  )
  await settled(page)
  expect(await styles()).toEqual(before)
})

test.describe('elements are at home', () => {
  test('inside of another shadow root', inFull(), async ({ page }) => {
    await openDashboard(page)
    const script = `<script type="module">
      import { discover } from '/cdn/loader.js'
      const root = document.querySelector('section').attachShadow({ mode: 'open' })
      root.innerHTML = '<cp-account></cp-account><cp-projects variant="recent"></cp-projects>'
      discover(root)
    </script>`
    await openHostPage(page, `<section></section>${script}`)
    await expect(rowsOf(page, 'Recent Projects').first()).toBeVisible()
    await page.getByRole('button', { name: 'Account' }).click()
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  })

  test('in a dialog, whose Escape stays its own', inFull(), async ({ page }) => {
    await openWidgets(page, '<dialog><cp-account></cp-account><cp-summary></cp-summary></dialog>')
    const dialog = page.locator('dialog').first()
    await dialog.evaluate((element) => element instanceof HTMLDialogElement && element.showModal())
    await expect(dialog.getByText('Total Projects')).toBeVisible()
    await dialog.getByRole('button', { name: 'Account' }).click()
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeHidden()
    await expect(dialog).toBeVisible()
  })

  test('in a tab that is opened later, in their full width', inFull(), async ({ page }) => {
    await openWidgets(page, '<div id="panel" hidden><cp-projects variant="recent"></cp-projects></div>')
    await expect(page.locator('cp-projects tbody tr').first()).toBeAttached()
    await page.locator('#panel').evaluate((panel) => panel.removeAttribute('hidden'))
    await expect(rowsOf(page, 'Recent Projects').first()).toBeVisible()
    const width = (selector: string) => page.locator(selector).evaluate((element) => element.clientWidth)
    expect(await page.getByRole('table').evaluate((table) => table.clientWidth)).toBeGreaterThan(
      (await width('#panel')) * 0.9,
    )
  })

  test('in a sandboxed frame, without storage and of no origin', async ({ page }) => {
    // As if the server were on the internet: Chromium lets no such frame ask this machine.
    await page.route(/\/(api|cdn)\//, async (route) => {
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      if (route.request().method() === 'OPTIONS') return route.fulfill({ headers })
      // A route waits for the end of an answer, and a stream has none: this server lacks it.
      if (/\/events\b/.test(route.request().url())) return route.fulfill({ status: 204, headers })
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), ...headers } })
    })
    const body = `<!doctype html><html lang="en"><title>Frame</title>${loaderScript}<cp-portal routing="memory"></cp-portal></html>`
    await page.route('**/frame', (route) => route.fulfill({ contentType: 'text/html', body }))
    await openHostPage(
      page,
      '<iframe src="/frame" sandbox="allow-scripts allow-forms" width="900" height="600"></iframe>',
    )
    // A portal at rest loads the other screens.
    const others = ['recovery', 'project', 'files', 'support'].map((chunk) =>
      page.waitForResponse(new RegExp(`/cdn/chunks/${chunk}-`)),
    )
    const frame = page.frameLocator('iframe')
    await frame.getByLabel('Email').fill('client@example.com')
    await frame.getByLabel('Password', { exact: true }).fill('portal-demo')
    await frame.getByRole('button', { name: 'Log in' }).click()
    await expect(frame.getByRole('heading', { name: greeting('ada') })).toBeVisible()
    // What is asked for last has come: nothing misses the route above.
    await expectWholeDashboard(frame)
    await Promise.all(others)
    await untilQuiet(page)
  })

  test('on a page whose scripts have patched fetch and Array.prototype', inFull(), async ({ page }) => {
    await page.addInitScript(() => {
      const { fetch } = window
      window.fetch = async (...request) => {
        const response = await fetch(...request)
        void response.clone().text()
        return response
      }
      // As libraries of old did: enumerable, in ways of their own, and where the language has something by now.
      const { map } = Array.prototype
      Object.assign(Array.prototype, {
        map: function (this: unknown[], ...given: Parameters<typeof map>) {
          return map.apply(this, given)
        },
        toJSON: function (this: unknown[]) {
          return this.slice()
        },
        last: () => undefined,
        remove: () => {},
        first: null,
      })
    })
    await openHostPage(page, '<cp-portal routing="memory"></cp-portal>')
    await signIn(page)
    await openHostPage(page, `<main>${everyElement}</main>`)
    await settled(page)
    expect(Object.values(await statesOf(page))).not.toContain('error')
  })
})

/** The script that a page includes: when it loads what, and what happens when that fails. */
import type { Page } from '@playwright/test'
import manifest from '../../package.json' with { type: 'json' }
import { inFull } from '../tiers'
import { untilQuiet } from './quiet'
import {
  expect,
  greeting,
  holdBack,
  loaderScript,
  logIn,
  openDashboard,
  openHostPage,
  test,
  toast,
} from './test'

const isDefined = (page: Page, tag: string) =>
  page.evaluate((name) => customElements.get(name) !== undefined, tag)
const avatar = (page: Page) => page.locator('cp-avatar').getByText('AL')
const ada = '<cp-avatar name="Ada Lovelace"></cp-avatar>'
const farBelow = '<p id="tall">A long page.</p><style>#tall { block-size: 600vh }</style>'

/** The names of the scripts that a page asks for. */
function watchScripts(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/cdn/')) names.push(pathname)
  })
  return names
}

/** Lets the time between tries pass, until the element is given up. */
async function passPauses(page: Page): Promise<void> {
  let isGivenUp = false
  page.on('console', (message) => {
    isGivenUp ||= message.text().includes('could not be loaded')
  })
  await expect(async () => {
    await page.clock.fastForward(20_000)
    expect(isGivenUp).toBe(true)
  }).toPass({ intervals: [200] })
}

test.describe('what is far below the fold', () => {
  test('loads when it comes near, and a property that was set before counts', async ({ page }) => {
    const scripts = watchScripts(page)
    await openHostPage(page, `${farBelow}<cp-avatar></cp-avatar>`)
    await page.locator('cp-avatar').evaluate((element) => Object.assign(element, { name: 'Ada Lovelace' }))
    await untilQuiet(page)
    expect(scripts).toEqual(['/cdn/loader.js'])
    await page.evaluate(() => scrollTo(0, innerHeight * 4.5))
    await expect(avatar(page)).toBeVisible()
  })

  test(
    'keeps the space that reserve.css gave it: without, it would move up and be near',
    inFull(),
    async ({ page }) => {
      const head = `${loaderScript}<link rel="stylesheet" href="/cdn/reserve.css">`
      await openHostPage(page, `${farBelow}<cp-payments></cp-payments>`, { head })
      await page.waitForFunction(() => performance.now() > 2500)
      expect(await isDefined(page, 'cp-payments')).toBe(false)
      const box = await page.locator('cp-payments').boundingBox()
      expect(box?.height).toBeGreaterThan(300)
    },
  )

  test('loads at once when the page is printed, or when a script asks for it', inFull(), async ({ page }) => {
    await openHostPage(page, `${farBelow}${ada}<cp-meetings></cp-meetings>`)
    await page.evaluate(async (loader) => {
      const { defineElements } = await import(loader)
      await defineElements({ only: ['cp-meetings'] })
    }, '/cdn/loader.js')
    expect(await isDefined(page, 'cp-avatar')).toBe(false)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(avatar(page)).toBeAttached()
  })

  test('is not what stands in view, in a closed tab or dialog, or in what scrolls by itself', async ({
    page,
  }) => {
    await openHostPage(
      page,
      `${ada}<div hidden><cp-meetings></cp-meetings></div><dialog><cp-login></cp-login></dialog>${farBelow}
      <cp-config brand-name="Northlight"></cp-config>`,
    )
    for (const tag of ['cp-avatar', 'cp-meetings', 'cp-login', 'cp-config']) {
      await expect.poll(() => isDefined(page, tag), tag).toBe(true)
    }
  })

  test('comes near by scrolling a part of the page, too', inFull(), async ({ page }) => {
    const style = '<style>main { block-size: 100vh; overflow: auto }</style>'
    await openHostPage(page, `${style}<main>${farBelow}${ada}</main>`)
    await untilQuiet(page)
    expect(await isDefined(page, 'cp-avatar')).toBe(false)
    await page.locator('main').evaluate((main) => main.scrollTo(0, innerHeight * 4.5))
    await expect(avatar(page)).toBeVisible()
  })
})

test('with a prefix, the page is discovered for the host’s own names', async ({ page }) => {
  const head = `<script type="module">
    import { discover } from '/cdn/loader.js'
    discover(document, { prefix: 'acme' })
  </script>`
  await openHostPage(page, '<acme-avatar name="Ada Lovelace"></acme-avatar>', { head })
  await expect(page.locator('acme-avatar').getByText('AL')).toBeVisible()
  expect(await isDefined(page, 'cp-avatar')).toBe(false)
})

test.describe('a chunk that can not be had', () => {
  test.use({ expectedErrors: /Failed to load resource|could not be loaded/ })

  for (const [moment, chunk] of [
    ['at first', 'base'],
    ['later', 'details'],
  ]) {
    test(`${moment} is asked for again, and comes`, inFull(), async ({ page }) => {
      let failures = 0
      await page.route(`**/chunks/${chunk}-*.js`, (route) =>
        failures++ < 2 ? route.abort('connectionreset') : route.continue(),
      )
      await openHostPage(page, ada)
      await expect(avatar(page)).toBeVisible()
      expect(failures).toBeGreaterThan(2)
    })
  }

  test('is waited for while the connection is gone', inFull(), async ({ page, context }) => {
    await openHostPage(page, '')
    await context.setOffline(true)
    const scripts = watchScripts(page)
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), ada)
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    await context.setOffline(false)
    await expect(avatar(page)).toBeVisible()
  })

  test('for long: the element and the host are told once, and it comes by itself', async ({ page }) => {
    await page.clock.install()
    const scripts = watchScripts(page)
    await page.route('**/chunks/details-*', (route) => route.abort('connectionreset'))
    await openHostPage(page, '')
    await page.evaluate((html) => {
      document.addEventListener('cp-error', (event) => {
        if (event instanceof CustomEvent) document.title += ` cp-error ${event.detail.message}`
      })
      document.body.insertAdjacentHTML('beforeend', html)
    }, ada)
    const tries = () => scripts.filter((name) => name.includes('/details-')).length
    await expect(async () => {
      await page.clock.fastForward(90_000)
      expect(tries()).toBeGreaterThan(8)
    }).toPass({ intervals: [200] })
    await expect(page).toHaveTitle(/^Host cp-error TypeError: .*chunks\/details-[\w-]+\.js$/)
    await expect(page.getByText('Could not load.', { exact: true })).toHaveCount(1)
    await page.unroute('**/chunks/details-*')
    await page.clock.fastForward(90_000)
    await expect(avatar(page)).toBeVisible()
    await expect(page.getByText('Could not load.')).toHaveCount(0)
  })
})

test.describe('a screen of the portal that can not be had', () => {
  test.use({ expectedErrors: /Failed to load resource|dynamically imported module/ })

  test('leaves the rest of the portal, and comes by itself', inFull(), async ({ page }) => {
    let isLost = true
    await page.route('**/chunks/support-*', (route) =>
      isLost ? route.abort('connectionreset') : route.continue(),
    )
    await openDashboard(page)
    await page.getByRole('link', { name: 'Support' }).click()
    const trouble = page.getByText("This couldn't be loaded")
    await expect(trouble).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
    await page.goBack()
    await expect(trouble).toBeVisible()
    isLost = false
    await expect(page.getByRole('table', { name: 'Ticket log' })).toBeVisible()
  })
})

test('screens load in advance one after the other, the dashboard first', async ({ page }) => {
  const scripts = watchScripts(page)
  const asked = () =>
    scripts.flatMap((name) => /chunks\/(overview|project|support|meetings)-/.exec(name)?.[1] ?? [])
  const release = await holdBack(page, '**/chunks/overview-*.js')
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect.poll(asked).toEqual(['overview'])
  // What is needed to sign in comes meanwhile.
  await expect.poll(() => scripts.some((name) => name.includes('/password-'))).toBe(true)
  await page.waitForFunction(
    (from) => performance.now() > from + 2000,
    await page.evaluate(() => performance.now()),
  )
  expect(asked()).toEqual(['overview'])
  release()
  await expect.poll(asked).toEqual(['overview', 'meetings', 'project', 'support'])
})

test.describe('what an action needs can not be had', () => {
  test.use({ expectedErrors: /Failed to load resource/ })
  const gone = "The server can't be reached."

  test('to sign in: it says so, nothing is lost, and it works when tried again', async ({ page }) => {
    await page.route(/\/chunks\/password-/, (route) => route.abort('connectionreset'))
    await page.goto('/login')
    await logIn(page)
    await expect(toast(page, gone)).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
  })

  test('to export: it says so, and it works when tried again', inFull(), async ({ page }) => {
    await openDashboard(page)
    await page.getByRole('link', { name: 'Payment History' }).click()
    await page.route(/\/chunks\/export-/, (route) => route.abort('connectionreset'))
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    await expect(toast(page, gone)).toBeVisible()
    await page.unrouteAll()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^payment-history-.*\.csv$/)
  })
})

test.describe('with integrity.json', () => {
  /** The tags of a script with the hashes of all files. */
  async function headOf(page: Page, name: string): Promise<string> {
    const { files }: { files: Record<string, string> } = await (
      await page.request.get('/cdn/integrity.json')
    ).json()
    const integrity = Object.fromEntries(Object.entries(files).map(([file, hash]) => [`/cdn/${file}`, hash]))
    return `<script type="importmap">${JSON.stringify({ integrity })}</script>
      <script type="module" src="/cdn/${name}" integrity="${files[name]}" crossorigin></script>`
  }
  const german = '<cp-config locale="de"></cp-config><cp-login></cp-login>'

  /** Lets a file come with something before it that was not published. */
  const change = (page: Page, path: string) =>
    page.route(path, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `document.title = 'Changed';${await response.text()}` })
    })

  test('every file is the one that was published', async ({ page }) => {
    await openHostPage(page, ada, { head: await headOf(page, 'loader.js') })
    await expect(avatar(page)).toBeVisible()
    await openHostPage(page, german, { head: await headOf(page, 'client-portal.js') })
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  })

  test.describe(() => {
    test.use({ expectedErrors: /integrity|could not be loaded/ })

    test('another catalogue is not run, and the page speaks English', inFull(), async ({ page }) => {
      await change(page, '**/messages/de.js')
      await openHostPage(page, german, { head: await headOf(page, 'client-portal.js') })
      await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
      await expect(page).toHaveTitle('Host')
      // The next element has asked for it again.
      await page.unrouteAll({ behavior: 'wait' })
    })

    test('another one is not run, a chunk no more than the loader', async ({ page }) => {
      await change(page, '**/chunks/details-*.js')
      await page.clock.install()
      await openHostPage(page, ada, { head: await headOf(page, 'loader.js') })
      await passPauses(page)
      await expect(page).toHaveTitle('Host')
      expect(await isDefined(page, 'cp-avatar')).toBe(false)
    })
  })
})

test.describe('two copies on a page', () => {
  const copies = {
    'the loader': 'loader.js',
    'client-portal.js': 'client-portal.js',
  }
  for (const [name, file] of Object.entries(copies)) {
    test(`the loader and ${name} do no harm`, inFull(), async ({ page }) => {
      const second = `<script type="module" src="/cdn/${file}?copy"></script>`
      await openHostPage(page, ada, { head: loaderScript + second })
      await expect(avatar(page)).toBeVisible()
      await untilQuiet(page)
      await expect(avatar(page)).toHaveCount(1)
    })
  }

  test.describe(() => {
    test.use({ expectedErrors: /client-portal-elements: version/ })

    for (const [name, file] of Object.entries(copies)) {
      test(
        `the loader and ${name} of another version: the page is warned, once`,
        inFull(name !== 'the loader'),
        async ({ page }) => {
          await page.route('**/other/**', async (route) => {
            const response = await route.fetch({ url: route.request().url().replace('/other/', '/cdn/') })
            await route.fulfill({
              response,
              body: (await response.text()).replaceAll(manifest.version, '0.0.9'),
            })
          })
          const warnings: string[] = []
          page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
          await openHostPage(page, ada)
          await expect(avatar(page)).toBeVisible()
          await page.addScriptTag({ type: 'module', url: `/other/${file}` })
          await expect.poll(() => warnings.length).toBe(1)
          await untilQuiet(page)
          expect(warnings).toEqual([
            expect.stringMatching(/version .* was loaded on a page that already has/),
          ])
        },
      )
    }
  })
})

/** The way of the first data to the screen: how many steps it takes, and what is asked for before the views are there. */
import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import { untilQuiet } from './quiet'
import {
  configure,
  emptyBell,
  expect,
  expectWholeDashboard,
  greeting,
  holdBack,
  loaderScript,
  openDashboard,
  openHostPage,
  resumeSession,
  rowsOf,
  saveData,
  test,
  watchCalls,
  withoutNews,
} from './test'

/** The files that an element needs. */
async function filesOf(page: Page, tag: string): Promise<string[]> {
  const lists = await page.request.get('/cdn/preload.json')
  return (await lists.json())[tag]
}

/** The files that elements need, and that were not asked for. */
async function missingFiles(page: Page, files: string[], ...tags: string[]): Promise<string[]> {
  const needed = await Promise.all(tags.map((tag) => filesOf(page, tag)))
  return needed.flat().filter((file) => !files.includes(file))
}

/** The files of ours that a page asks for from now on. */
function watchFiles(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/cdn/')) files.push(pathname.replace('/cdn/', ''))
  })
  return files
}

/** Holds back all files but the loader and core: what happens now, no view has asked for. */
const holdViews = (page: Page) => holdBack(page, /\/chunks\/(?!core-)/)

const calledFor = (calls: string[], ...parts: string[]) =>
  expect.poll(() => parts.filter((part) => !calls.some((path) => path.includes(part)))).toEqual([])

for (const [tag, first] of Object.entries({
  'cp-dashboard': [
    'get-services-for-client',
    'getPaymentofClient',
    'getPocDetails',
    'support/client/tickets',
  ],
  'cp-payments': ['getPaymentofClient'],
  'cp-notifications': ['getAllNotificationsofUser'],
})) {
  test(`<${tag}> takes three steps to its first call`, inFull(tag !== 'cp-dashboard'), async ({ page }) => {
    await resumeSession(page)
    const [files, calls] = [watchFiles(page), watchCalls(page)]
    const releaseViews = await holdViews(page)
    await openHostPage(page, `<${tag}></${tag}>`)
    // Step 2 and 3: core and the files of the views, all at once; the session's check, the profile, and the data.
    // What listens to the server comes when the session is known, here or later.
    await expect
      .poll(() => files.filter((file) => !file.includes('/follow-')).toSorted())
      .toEqual(['loader.js', ...(await filesOf(page, tag))].toSorted())
    await calledFor(calls, 'checkTokenValidity', 'clientInformation', ...first)
    releaseViews()
    await page.waitForFunction((name) => document.querySelector(name)?.matches(':state(ready)'), tag)
    // The views ask for nothing again that is there.
    expect(first.filter((part) => calls.filter((path) => path.includes(part)).length > 1)).toEqual([])
  })
}

test('a portal asks for the bell, and for the code and the data of the screen at its address', async ({
  page,
}) => {
  await resumeSession(page)
  // It would ask for the milestones of other projects, too.
  await emptyBell(page)
  const [files, calls] = [watchFiles(page), watchCalls(page)]
  const release = await holdViews(page)
  await page.goto('/services/service/project-website-relaunch/view-milestones')
  await calledFor(calls, 'getAllNotificationsofUser', 'get-milestones', 'getServiceDetails')
  await expect.poll(() => missingFiles(page, files, 'cp-portal', 'cp-milestones')).toEqual([])
  release()
  await expect(page.getByRole('heading', { name: 'Milestones' }).first()).toBeVisible()
  expect(calls.filter((path) => path.includes('get-milestones'))).toHaveLength(1)
})

test('a portal that nobody is signed in to asks for its login, and for no data', async ({ page }) => {
  const [files, calls] = [watchFiles(page), watchCalls(page)]
  const release = await holdViews(page)
  await page.goto('/')
  await expect.poll(() => missingFiles(page, files, 'cp-login')).toEqual([])
  expect(calls).toEqual([])
  release()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('the other screens of a portal are loaded when the browser is idle', inFull(), async ({ page }) => {
  const files = watchFiles(page)
  await openDashboard(page)
  await expect.poll(() => missingFiles(page, files, 'cp-ticket')).toEqual([])
})

test('they are not, for a client who saves data', inFull(), async ({ page }) => {
  await saveData(page)
  await page.clock.install()
  const files = watchFiles(page)
  await openDashboard(page)
  await expectWholeDashboard(page)
  await page.clock.runFor(10_000)
  expect(files.filter((file) => file.includes('/support-'))).toEqual([])
})

test.describe('which data is asked for', () => {
  const id = 'project-website-relaunch'
  const isAsked = (calls: string[]) => calledFor(calls, `getServiceDetails/${id}`)

  for (const [how, element, set] of [
    ['an attribute', `<cp-project service-id="${id}"></cp-project>`, ''],
    ['an attribute as React writes it on a server', `<cp-project serviceid="${id}"></cp-project>`, ''],
    ['a property that is set before', '<cp-project></cp-project>', id],
  ] as const) {
    test(`is said by ${how}`, inFull(), async ({ page }) => {
      await resumeSession(page)
      const calls = watchCalls(page)
      const release = await holdViews(page)
      const script = `<script>document.querySelector('cp-project').serviceId = '${set}'</script>`
      await openHostPage(page, element + (set && script), { policy: '' })
      await isAsked(calls)
      release()
      await expect(page.getByRole('heading', { name: 'Project Details' })).toBeVisible()
    })
  }

  test('none, where a required attribute is missing', inFull(), async ({ page }) => {
    await resumeSession(page)
    const calls = watchCalls(page)
    await openHostPage(page, '<cp-project></cp-project>')
    await expect(page.getByText('service-id')).toBeVisible()
    expect(calls.filter((path) => path.includes('/services/'))).toEqual([])
  })
})

test.describe('an element whose code is there before its data', () => {
  const told = (page: Page, what: 'states' | 'waits') =>
    page.evaluate((name) => Reflect.get(window, name), what)

  /** Opens a list, whose code has come, and whose rows are held back. Time stands still. @returns how to let them come */
  async function openWaiting(page: Page): Promise<() => void> {
    await resumeSession(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const calls = watchCalls(page)
    const releaseRows = await holdBack(page, /getPaymentofClient/)
    const releaseViews = await holdViews(page)
    const script = `<script>
      Object.assign(window, { states: [], waits: [] })
      addEventListener('cp-state-change', ({ detail }) => states.push(detail.state))
      const { setTimeout: native } = window
      window.setTimeout = (act, wait) => (waits.push(wait), native(act, wait))
    </script>`
    await openHostPage(page, `${script}<cp-payments></cp-payments>`)
    await expect(async () => {
      await page.clock.runFor(1)
      expect(calls.some((path) => path.includes('getPaymentofClient'))).toBe(true)
    }).toPass({ intervals: [100] })
    expect(await told(page, 'waits')).not.toContain(300)
    releaseViews()
    await expect.poll(() => told(page, 'waits')).toContain(300)
    return releaseRows
  }

  /** Time goes on, a little at a time. */
  const expectStates = (page: Page, states: string[]) =>
    expect(async () => {
      await page.clock.runFor(1)
      expect(await told(page, 'states')).toEqual(states)
    }).toPass({ intervals: [100] })

  test('shows rows that come soon, and no skeleton before', inFull(), async ({ page }) => {
    const releaseRows = await openWaiting(page)
    releaseRows()
    await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
    await expectStates(page, ['ready'])
  })

  test('shows a skeleton when they take longer', async ({ page }) => {
    const releaseRows = await openWaiting(page)
    await page.clock.runFor(299)
    expect(await told(page, 'states')).toEqual([])
    await expectStates(page, ['loading'])
    releaseRows()
    await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
    await expectStates(page, ['loading', 'ready'])
  })
})

test.describe('settings count from the first call on', () => {
  const payments = '<cp-payments></cp-payments>'
  const empty = "We couldn't find any payment transactions"

  test.beforeEach(async ({ page }) => {
    await resumeSession(page)
    await page.route('**/other/v1/**', (route) => route.fulfill({ json: { success: true, data: [] } }))
  })

  test('those of <cp-config>, wherever it stands in the page', async ({ page }) => {
    const calls = watchCalls(page)
    await openHostPage(page, `${payments}<cp-config api-url="/other/v1"></cp-config>`)
    await expect(page.getByText(empty)).toBeVisible()
    expect(calls).toEqual([])
  })

  test('those of a script in the page, however late it comes', inFull(), async ({ page }) => {
    const calls = watchCalls(page)
    // The elements wait for no more than some seconds, which a busy machine may need.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.route('**/late.js', async (route) => {
      await page.waitForFunction(() => customElements.get('cp-payments'))
      await route.fulfill({
        contentType: 'text/javascript',
        body: "import { configure } from '/cdn/loader.js'; configure({ apiUrl: '/other/v1' })",
      })
    })
    const head = `${loaderScript}<script type="module" src="/late.js"></script>`
    await openHostPage(page, payments, { head })
    await page.clock.resume()
    await expect(page.getByText(empty)).toBeVisible()
    expect(calls).toEqual([])
  })

  test('with data-wait, those that come later; the code comes at once', inFull(), async ({ page }) => {
    const [files, calls] = [watchFiles(page), watchCalls(page)]
    await openHostPage(page, payments, {
      head: '<script type="module" src="/cdn/loader.js" data-wait></script>',
    })
    await untilQuiet(page)
    expect(files.toSorted()).toEqual(['loader.js', ...(await filesOf(page, 'cp-payments'))].toSorted())
    await configure(page, { apiUrl: '/other/v1' })
    await expect(page.getByText(empty)).toBeVisible()
    expect(calls).toEqual([])
  })
})

test('a script that hangs does not hold back the data', inFull(), async ({ page }) => {
  await resumeSession(page)
  // Answers once the script is let go.
  await page.route('**/hanging.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const release = await holdBack(page, '**/hanging.js')
  const head = `${loaderScript}<script type="module" src="/hanging.js"></script>`
  await page.route('**/host/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${head}<cp-payments></cp-payments>` }),
  )
  await page.goto('/host/page', { waitUntil: 'commit' })
  await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
  release()
})

test.describe('an element whose view never comes', () => {
  test.use({ expectedErrors: /Failed to load resource|could not be loaded/ })

  /** The bell polls every 30 seconds: as long as its data is kept. */
  const bells = (calls: string[]) => calls.filter((path) => path.includes('getAllNotificationsofUser')).length

  test('because it leaves before, keeps no data', inFull(), async ({ page }) => {
    await resumeSession(page)
    await page.clock.install()
    const calls = watchCalls(page)
    const release = await holdViews(page)
    await openHostPage(page, '<cp-notifications></cp-notifications>')
    await expect(async () => {
      await page.clock.runFor(31_000)
      expect(bells(calls)).toBeGreaterThan(1)
    }).toPass()
    await page.locator('cp-notifications').evaluate((element) => element.remove())
    const before = bells(calls)
    await page.clock.runFor(65_000)
    expect(bells(calls)).toBe(before)
    release()
  })

  test('because its code can not be had, keeps no data', inFull(), async ({ page }) => {
    await resumeSession(page)
    await page.clock.install()
    const calls = watchCalls(page)
    const asked = page.waitForRequest(/getAllNotificationsofUser/)
    await page.route('**/chunks/bell-*.js', async (route) => {
      await asked
      await route.abort('connectionreset')
    })
    const givenUp = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'))
    await openHostPage(page, '<cp-notifications></cp-notifications>')
    await asked
    await expect(async () => {
      await page.clock.fastForward(20_000)
      await Promise.race([givenUp, Promise.reject(new Error('not yet'))])
    }).toPass({ intervals: [200] })
    const before = bells(calls)
    await page.clock.runFor(65_000)
    expect(bells(calls)).toBe(before)
  })
})

test('the dashboard is whole, and each thing in it was asked for once', async ({ page }) => {
  await withoutNews(page)
  const calls = watchCalls(page)
  await openDashboard(page)
  await expectWholeDashboard(page)
  await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
  const repeated = calls.filter(
    (path, index) => calls.indexOf(path) !== index && !/getServiceUpdates|get-milestones/.test(path),
  )
  expect(repeated).toEqual([])
})

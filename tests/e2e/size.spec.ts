/** What a page really loads until it hears of news: gzip, KB of 1000 bytes, React included. 3.5 of them listen. */
import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { untilQuiet } from './quiet'

const address = '/only-one-element'

/** A page of a host's with nothing on it but the script and one element. It stays where it is, and tells of a sign-in. */
async function openPageWith(page: Page, tag: string): Promise<void> {
  // A page that is idle loads what may be opened next. This one never is, however slow the machine.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const body = `<!doctype html><html lang="en"><title>Host</title>
    <script>
      document.addEventListener('cp-navigate', (event) => event.preventDefault())
      document.addEventListener('cp-sign-in', () => { document.title = 'Signed in' })
    </script>
    <script type="module" src="/cdn/loader.js"></script>
    <${tag}></${tag}></html>`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(address)
}

interface Script {
  name: string
  size: number
}

/** Collects the scripts that the page loads; to be asked when it has shown what it should. */
function watchScripts(page: Page): () => Promise<Script[]> {
  const scripts: Promise<Script>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/cdn/')) return
    scripts.push(
      response.body().then((body) => ({ name: pathname, size: gzipSync(body, { level: 9 }).length / 1000 })),
    )
  })
  return async () => {
    await untilQuiet(page)
    return Promise.all(scripts)
  }
}

function expectAtMost(limit: number, scripts: Script[]): void {
  const sum = scripts.reduce((total, { size }) => total + size, 0)
  const list = scripts.map(({ name, size }) => `  ${size.toFixed(2)} ${name}`).join('\n')
  expect(sum, `${sum.toFixed(1)} KB, where ${limit} are allowed\n${list}\n`).toBeLessThanOrEqual(limit)
}

/** What listens is loaded last. */
const untilItListens = (page: Page) => page.waitForResponse('**/cdn/chunks/follow-*.js')

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('client@example.com')
  await page.getByLabel('Password', { exact: true }).fill('portal-demo')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveTitle('Signed in')
}

test('a page with <cp-login> loads at most 128 KB until somebody has signed in', async ({ page }) => {
  const loaded = watchScripts(page)
  const listens = untilItListens(page)
  await openPageWith(page, 'cp-login')
  await signIn(page)
  await listens
  expectAtMost(128, await loaded())
})

test('a page with <cp-payments> loads at most 150 KB, with what is due and the picture of the year', async ({
  page,
  context,
}) => {
  await openPageWith(page, 'cp-login')
  await signIn(page)
  const hostPage = await context.newPage()
  const loaded = watchScripts(hostPage)
  const listens = untilItListens(hostPage)
  await openPageWith(hostPage, 'cp-payments')
  await expect(hostPage.getByRole('row').nth(1)).toBeVisible()
  await listens
  expectAtMost(150, await loaded())
})

test('a page without any element loads the loader only', async ({ page }) => {
  const loaded = watchScripts(page)
  await openPageWith(page, 'main')
  const scripts = await loaded()
  expect(scripts.map(({ name }) => name)).toEqual(['/cdn/loader.js'])
  expectAtMost(3.1, scripts)
})

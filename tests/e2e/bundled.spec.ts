/** What a page is told whose bundle doesn't fit together: a sentence in the console, and never an element that half works. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build, type Plugin } from 'vite'
import { expect, resumeSession, test } from './test'

/** What a page of React 18 has: the library asks React for nothing but its version. */
const olderReact: Plugin = {
  name: 'older-react',
  transform: {
    filter: { id: /\/react(-dom)?\/cjs\/.+\.production\.js$/ },
    handler: (code) => ({ code: code.replaceAll(/"19\.\d+\.\d+"/g, '"18.3.1"'), map: null }),
  },
}

/** Opens a page of a host's with a script of its own, bundled with the package. */
async function openBundle(page: Page, name: string, code: string, body: string, plugins: Plugin[] = []) {
  // Inside of the package, its own name leads to what it exports.
  const folder = join('test-results', 'bundled')
  const entry = join(folder, `${name}.js`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(entry, code)
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'host' } },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('Nothing was built.')
  const script = first.output[0].code
  await page.route('/bundled.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await page.route('/bundled', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title>${body}<script src="/bundled.js"></script></html>`,
    }),
  )
  await page.goto('/bundled')
}

test.describe('on React 18', () => {
  test.use({ expectedErrors: /needs React 19/ })

  test('elements that need a newer one say so, once, to the console and by their event', async ({ page }) => {
    const told: string[] = []
    page.on('console', (message) => void told.push(message.text()))
    const sentence =
      'client-portal-elements needs React 19; this page has React 18.3.1. Import client-portal-elements/light in its place.'
    const code = `
      document.addEventListener('cp-error', ({ target, detail }) => console.log(target.localName + ': ' + detail.message))
      import 'client-portal-elements/elements/cp-avatar'
      import 'client-portal-elements/elements/cp-login'
      import { defineElements } from 'client-portal-elements'
      defineElements({ only: ['cp-payments'] }).catch((error) => console.log('rejected: ' + error.message))
    `
    await openBundle(page, 'older-react', code, '<cp-avatar></cp-avatar><cp-login></cp-login>', [olderReact])
    await expect.poll(() => told).toContain(`rejected: ${sentence}`)
    await expect.poll(() => told).toContain(`cp-login: Error: ${sentence}`)
    expect(told.filter((text) => text.includes('could not be defined'))).toHaveLength(1)
  })

  test('the light ones draw themselves', async ({ page }) => {
    const code = `import 'client-portal-elements/light/elements/cp-login'`
    await openBundle(page, 'light', code, '<cp-login></cp-login>', [olderReact])
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  })
})

test("the functions of an element's import know this element alone", async ({ page }) => {
  const code = `
    import { defineElements } from 'client-portal-elements/light/elements/cp-login'
    defineElements({ prefix: 'acme' })
  `
  const body = '<acme-login></acme-login><acme-forgot-password></acme-forgot-password>'
  await openBundle(page, 'prefix', code, body)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  const others = await page.locator('acme-forgot-password:not(:defined)').count()
  expect(others).toBe(1)
})

test.describe('with React and with Preact', () => {
  test.use({ expectedErrors: /\+light|has no element <cp-login>/ })

  test('the first copy serves the page, and says so', async ({ page }) => {
    const told: string[] = []
    page.on('console', (message) => void told.push(message.text()))
    const code = `
      import 'client-portal-elements/elements/cp-avatar'
      import 'client-portal-elements/light/elements/cp-login'
    `
    await openBundle(page, 'both', code, '<cp-avatar name="Ada Lovelace"></cp-avatar><cp-login></cp-login>')
    await expect(page.getByRole('img', { name: 'Ada Lovelace' })).toBeVisible()
    await expect
      .poll(() => told)
      .toEqual([
        expect.stringMatching(
          /version .+\+light was loaded on a page that already has .+; the first is used\./,
        ),
        'client-portal-elements: the script that serves this page has no element <cp-login>.',
      ])
  })
})

test.describe('without the import for PDFs', () => {
  test.use({ expectedErrors: /PDFs can only be downloaded/ })

  test('a client downloads one, and the developer reads what is lacking', async ({ page }) => {
    const told: string[] = []
    page.on('console', (message) => void told.push(message.text()))
    await resumeSession(page)
    const code = `import 'client-portal-elements/light/elements/cp-files'`
    await openBundle(page, 'files', code, '<cp-files service-id="project-website-relaunch"></cp-files>')
    await page.getByRole('link', { name: /Statement of work/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText("can't be shown here")).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Download', exact: true })).toBeVisible()
    expect(told.join()).toContain('/light/pdf')
  })
})

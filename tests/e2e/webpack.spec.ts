/** What webpack builds, under the strictest policy: the files load each other by what the policy allows. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import webpack, { type Configuration } from 'webpack'
import { inFull } from '../tiers'
import { expect, resumeSession, rowsOf, test } from './test'

const policy = (types: string) =>
  `default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types ${types}`

/** As docs/embed/policy.md has them. */
const recipes = {
  'as modules': {
    config: { experiments: { outputModule: true }, output: { module: true } },
    policy: policy("'none'"),
  },
  'with a policy of its own': {
    config: { output: { trustedTypes: { policyName: 'webpack' } } },
    policy: policy('webpack'),
  },
} satisfies Record<string, { config: Configuration; policy: string }>

/** Opens a page with `<cp-payments>`, whose script webpack has built. */
async function openBuilt(page: Page, { outputDir: folder }: TestInfo, config: Configuration, csp: string) {
  // Inside of the package, its own name leads to what it exports.
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.js'), "import 'client-portal-elements/light/elements/cp-payments'\n")
  const options: Configuration = {
    context: folder,
    mode: 'production',
    entry: './index.js',
    ...config,
    output: { path: join(folder, 'dist'), ...config.output },
  }
  await new Promise<void>((done, fail) =>
    webpack(options, (error, stats) =>
      error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString())) : done(),
    ),
  )
  const script = config.output?.module ? 'type="module" src="/built/main.mjs"' : 'defer src="/built/main.js"'
  await page.route('/built/**', (route) => {
    const name = new URL(route.request().url()).pathname.replace('/built/', '')
    if (name !== 'page') return route.fulfill({ path: join(folder, 'dist', name) })
    return route.fulfill({
      headers: { 'content-type': 'text/html', 'content-security-policy': csp },
      body: `<!doctype html><html lang="en"><title>Host</title><script ${script}></script><cp-payments></cp-payments></html>`,
    })
  })
  await page.goto('/built/page')
}

for (const [name, recipe] of Object.entries(recipes))
  test(`${name}, all of its files load under Trusted Types`, inFull(), async ({ page }, info) => {
    await resumeSession(page)
    await openBuilt(page, info, recipe.config, recipe.policy)
    await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
    // Then nothing is asked for after the test.
    await page.goto('about:blank')
  })

test.describe('without configuration', () => {
  test.use({ expectedErrors: /./ })

  test('the policy stops it, as the guide says', inFull(), async ({ page }, info) => {
    const complaint = page.waitForEvent('console', (message) => message.text().includes('TrustedScriptURL'))
    await openBuilt(page, info, {}, policy("'none'"))
    await complaint
  })
})

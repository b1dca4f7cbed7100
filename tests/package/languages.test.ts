// @vitest-environment happy-dom
/** Modules from npm have English by themselves, and every other language after one import. */
import { expect, test, vi } from 'vitest'

/** Loads a built entry, as the host's own import does. */
const load = (name: string) =>
  import(/* @vite-ignore */ new URL(`../../dist/${name}.js`, import.meta.url).href)

test('a page in German says what it lacks, and is German after the import', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { configure, defineElements }: typeof import('../../src/elements/index') = await load('index')
  const tag = 'cp-forgot-password'
  configure({ locale: 'de-DE', storage: 'memory' })
  await defineElements({ only: [tag] })
  document.body.innerHTML = `<${tag}></${tag}>`
  const reads = (text: string) =>
    vi.waitFor(() => expect(document.querySelector(tag)?.shadowRoot?.textContent).toContain(text), 10_000)
  await reads('Send Email')
  expect(warnings.mock.calls.flat().join()).toContain(`Write: import 'client-portal-elements/languages'`)
  await load('languages')
  await reads('E-Mail senden')
})

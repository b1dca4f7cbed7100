/** With `debug`, the console tells which tokens of the page's style sheets change nothing. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { configure, onIdle } from '../../src/core/index'
import { defineElements } from '../../src/elements/index'
import { settle, show, until, warnings } from './page'
import { drawn } from './person'

beforeAll(() => defineElements({ only: ['cp-login'] }))

afterEach(() => {
  document.adoptedStyleSheets = []
})

const told = () =>
  warnings.mock.calls.map(([message]) => String(message).replace('client-portal-elements: ', ''))

/** Nothing is told before its code is there, and the browser is idle. */
async function timeToTell(): Promise<void> {
  await import('../../src/elements/page/tell-tokens')
  await new Promise<void>((resolve) => onIdle(0, resolve))
  await settle()
}

function sheetOf(css: string, options: CSSStyleSheetInit = {}): CSSStyleSheet {
  const sheet = new CSSStyleSheet(options)
  sheet.replaceSync(css)
  return sheet
}

const page = `
  @namespace svg url(http://www.w3.org/2000/svg);
  svg|a { --cp-grey: var(--none) }
  :root {
    --cp-space: calc(var(--cp-rem) * 0.2);
    --cp-radius: calc(var(--cp-rem, 1rem) * 0.2);
    --cp-text: var(--cp-text-muted);
    --cp-text-muted: #333;
    --cp-raduis: 3px;
    --cp-space-6: 0;
    --cp-field-height:;
    --cp-radius-small: 0;
    --cp-reserved: 3rem;
  }
  @media all {
    cp-login { --cp-surface: color-mix(in oklab, var(--cp-surface), red) }
    .nobody { --cp-line: var(--none) }
  }
  @layer theme { @supports (color: red) { cp-login { --cp-canvas: var(--fläche) } } }
  cp-login { --cp-amber: var(--cp-green); --cp-green: var(--cp-amber) }
`
const bad = ':root { --cp-motion: var(--none) }'
/** What does not count here. The login stands in the dark group of the last line but one. */
const elsewhere = `
  @media print { ${bad} }
  @media (width < 10px) { ${bad} }
  @supports not (color: red) { ${bad} }
  @container (width < 10px) { cp-login { --cp-motion: var(--none) } }
  @scope (.nobody) { cp-login { --cp-motion: var(--none) } }
  section { .dark & { --cp-motion: var(--none) } & .nobody { --cp-motion: var(--none) } }
`

test('with debug alone, what changes nothing is told once, with what to write', async () => {
  const off = sheetOf(bad)
  off.disabled = true
  const counts = sheetOf('')
  document.adoptedStyleSheets = [counts, sheetOf(elsewhere), sheetOf(bad, { media: 'print' }), off]
  counts.replaceSync(':root { --cp-ease: var(--none) }')
  configure({ debug: false })
  const section = show(
    '<section class="dark"><cp-login style="--cp-radius-large: var(--corner)"></cp-login></section>',
  )
  await drawn(section.querySelector('cp-login'))
  await timeToTell()
  counts.replaceSync(page)
  configure({ debug: true })
  await until(() => expect(told().length).toBeGreaterThan(0))
  const all = [
    '--cp-space: calc(var(--cp-rem) * 0.2) changes nothing: --cp-rem has no value there. Write var(--cp-rem,1rem).',
    'there is no token --cp-raduis.',
    '--cp-space-6: 0 has no unit, so what is added to it is lost. Write 0px.',
    '--cp-surface: color-mix(in oklab, var(--cp-surface), red) changes nothing: it follows itself, or what is not set.',
    '--cp-canvas: var(--fläche) changes nothing: --fläche has no value there.',
    expect.stringMatching(
      /^--cp-amber: var\(--cp-green\) changes nothing: --cp-green has no value there\. Write /,
    ),
    expect.stringMatching(
      /^--cp-green: var\(--cp-amber\) changes nothing: --cp-amber has no value there\. Write /,
    ),
    '--cp-radius-large: var(--corner) changes nothing: --corner has no value there.',
  ]
  expect(told()).toEqual(all)

  // The page is looked at once.
  counts.replaceSync(bad)
  configure({ debug: false })
  configure({ debug: true })
  await timeToTell()
  expect(told()).toEqual(all)
})

test('a large page is asked only for the lines that may change nothing', async () => {
  const asked = vi.spyOn(Document.prototype, 'querySelectorAll')
  document.adoptedStyleSheets = [
    sheetOf(`p { color: var(--none); --other: var(--none); --cp-radius: 3px }`.repeat(100) + page),
  ]
  const { tellTokens } = await import('../../src/elements/page/tell-tokens')
  tellTokens()
  await timeToTell()
  const selectors = asked.mock.calls.map(([selector]) => selector)
  expect(selectors).toContain('cp-login')
  expect(selectors).not.toContain('p')
  asked.mockRestore()
})

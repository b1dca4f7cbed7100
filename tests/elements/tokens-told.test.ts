/** With `debug`, the console tells which tokens of the page's style sheets change nothing. */
import { afterEach, beforeAll, expect, test } from 'vitest'
import { configure } from '../../src/core/index'
import { defineElements } from '../../src/elements/index'
import { settle, show, until, warnings } from './page'
import { drawn } from './person'

beforeAll(() => defineElements({ only: ['cp-login'] }))

afterEach(() => {
  document.adoptedStyleSheets = []
})

const told = () =>
  warnings.mock.calls.map(([message]) => String(message).replace('client-portal-elements: ', ''))

async function showWith(css: string, debug: boolean): Promise<void> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
  configure({ debug })
  await drawn(show('<cp-login style="--cp-radius-large: var(--corner)"></cp-login>'))
}

const page = `
  :root {
    --cp-space: calc(var(--cp-rem) * 0.2);
    --cp-radius: calc(var(--cp-rem, 1rem) * 0.2);
    --cp-text: var(--cp-text-muted);
    --cp-text-muted: #333;
    --cp-raduis: 3px;
    --cp-reserved: 3rem;
  }
  @media all {
    cp-login { --cp-surface: color-mix(in oklab, var(--cp-surface), red) }
    .nobody { --cp-line: var(--none) }
  }
`

test('what changes nothing is told once, with what to write', async () => {
  await showWith(page, true)
  await until(() => expect(told()).toHaveLength(4))
  expect(told()).toEqual([
    '--cp-space: calc(var(--cp-rem) * 0.2) changes nothing: --cp-rem is not set there. Write var(--cp-rem,1rem).',
    'there is no token --cp-raduis.',
    '--cp-surface: color-mix(in oklab, var(--cp-surface), red) changes nothing: it follows itself.',
    '--cp-radius-large: var(--corner) changes nothing: --corner is not set there.',
  ])
  configure({ debug: false })
  await showWith(page, true)
  await settle()
  expect(told()).toHaveLength(4)
})

test('without debug, nothing is told', async () => {
  await showWith(':root { --cp-motion: var(--none) }', false)
  await settle()
  expect(told()).toEqual([])
})

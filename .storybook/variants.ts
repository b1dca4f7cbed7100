import type { AxeResults, RunOptions } from 'axe-core'
import { isFull } from '../tests/tiers'
import type { Page } from './page'
import { setPage } from './page'
import { explainExcess, squeeze, squeezes } from './squeezes'

const light = { theme: 'light', direction: 'ltr', locale: 'en-US' } as const satisfies Page

/** The rules about colours, which cost the most time. */
const colours = ['color-contrast', 'link-in-text-block']
const skipped = Object.fromEntries(['region', ...colours].map((rule) => [rule, { enabled: false }]))

interface Variant {
  page: Page
  rules: RunOptions
  /** Whether the reader sees every page in colours of their own. */
  forcedColors?: true
}

/**
 * The variants in which a full run checks a story, in addition to the light left-to-right page that it starts with.
 * Other colours only affect the rules about colours; another direction affects all other rules. The tokens' contrasts have a
 * test of their own, in each theme.
 */
const variants = {
  dark: { page: { ...light, theme: 'dark' }, rules: { runOnly: colours } },
  'forced colours': { page: light, rules: { runOnly: colours }, forcedColors: true },
  'right-to-left': { page: { ...light, direction: 'rtl' }, rules: { rules: skipped } },
} as const satisfies Record<string, Variant>

/**
 * Checks a story again after it was drawn and played: in other colours, from right to left, in the narrowest place,
 * and with the largest text. Axe must find nothing, and nothing may stick out sideways or be cut off. Changing the
 * page takes a fraction of the time of drawing it again.
 *
 * @throws an error that lists everything that was found
 */
export async function checkVariants(): Promise<void> {
  const { default: axe } = await import('axe-core')
  const look = async (name: string, rules: RunOptions) =>
    explain(name, await axe.run(document.body, { resultTypes: ['violations'], ...rules }))
  const failures: string[] = []
  for (const [name, { page, rules, forcedColors }] of Object.entries<Variant>(isFull ? variants : {})) {
    setPage(page)
    const found = forcedColors ? await inForcedColors(() => look(name, rules)) : await look(name, rules)
    failures.push(...found, ...explainExcess(name, document.documentElement))
  }
  setPage(light)
  for (const [name, how] of Object.entries(squeezes)) {
    const lookAgain = async () => (how.text && isFull ? look(name, { rules: skipped }) : [])
    failures.push(...(await squeeze(name, how, lookAgain)))
  }
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

/** Looks at the page in the reader's own colours. */
async function inForcedColors(look: () => Promise<string[]>): Promise<string[]> {
  const { prototype } = CSSStyleDeclaration
  const { getPropertyValue } = prototype
  // axe asks for it first, and Chromium still tells the colour that it has replaced.
  prototype.getPropertyValue = function (name) {
    return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name)
  }
  await forceColors('active')
  const found = await look()
  await forceColors('none')
  prototype.getPropertyValue = getPropertyValue
  return found
}

/** Turns forced colours on or off. Only the test's browser can do this: a page can't. */
async function forceColors(value: 'active' | 'none'): Promise<void> {
  const { cdp } = await import('vitest/browser')
  const features = [{ name: 'forced-colors', value }]
  await cdp().send('Emulation.setEmulatedMedia', { features })
}

function explain(variant: string, { violations }: AxeResults): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${variant}: ${help} (${id})\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  )
}

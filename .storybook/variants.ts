import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from './page'
import { setPage } from './page'

const light = { theme: 'light', direction: 'ltr', locale: 'en-US' } as const satisfies Page

/** The rules about colours, which cost the most time. */
const colours = ['color-contrast', 'link-in-text-block']
const skipped = Object.fromEntries(['region', ...colours].map((rule) => [rule, { enabled: false }]))

/**
 * The ways a story is looked at in the tests, beside the light left-to-right one that it starts with. A theme
 * changes nothing but colours, and a direction everything else.
 */
const variants = {
  dark: { page: { ...light, theme: 'dark' }, rules: { runOnly: colours } },
  'right-to-left': { page: { ...light, direction: 'rtl' }, rules: { rules: skipped } },
} as const satisfies Record<string, { page: Page; rules: RunOptions }>

/** The width in pixels that everything must fit in. */
const narrowest = 280

/**
 * Looks again at a story that has been drawn and played, dark and from right to left: axe must find nothing,
 * and nothing may stick out sideways, in the narrowest place either. Turning the page over takes a fraction
 * of drawing it anew.
 */
export async function checkVariants(): Promise<void> {
  const { default: axe } = await import('axe-core')
  const failures: string[] = []
  for (const [name, { page, rules }] of Object.entries(variants)) {
    setPage(page)
    const results = await axe.run(document.body, { resultTypes: ['violations'], ...rules })
    failures.push(...explain(name, results), ...explainExcess(name, document.documentElement))
  }
  setPage(light)
  failures.push(...checkNarrowest())
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

function checkNarrowest(): string[] {
  const { body } = document
  const before = body.style.cssText
  body.style.cssText += `;padding:0;inline-size:${narrowest}px`
  const failures = explainExcess(`${narrowest} px`, body)
  body.style.cssText = before
  return failures
}

function explain(variant: string, { violations }: AxeResults): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${variant}: ${help} (${id})\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  )
}

function explainExcess(variant: string, { scrollWidth, clientWidth }: Element): string[] {
  return scrollWidth > clientWidth ? [`${variant}: ${scrollWidth - clientWidth} px stick out sideways`] : []
}

/** The style sheet by which static pages are drawn with the tokens themselves: `<span data-fill="accent">`. */
import { tokens } from '../../../src/views/ui/style/tokens.ts'

/** What each attribute draws with the token that it names. */
const properties = {
  'data-fill': 'background',
  'data-ink': 'color',
  'data-radius': 'border-radius',
  'data-shadow': 'box-shadow',
  'data-size': 'font-size',
  'data-weight': 'font-weight',
  'data-font': 'font-family',
} as const

export function tokenSheet(): string {
  const entries = Object.entries(tokens)
  const values = entries.map(([name, value]) => `--_${name}:var(--cp-${name},${value});`)
  const rules = entries.flatMap(([name]) =>
    Object.entries(properties).map(
      ([attribute, property]) => `.tokens [${attribute}=${name}]{${property}:var(--_${name})}`,
    ),
  )
  return [`.tokens{${values.join('')}}`, ...rules].join('\n')
}

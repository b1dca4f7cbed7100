/** An element that has the tokens as every element has them, to see what the browser makes of a theme. */
import { type TokenName, tokens } from '../../../../src/views/ui/style/tokens.ts'
import type { Theme } from '../../theme/theme.ts'
import { typed } from '../../theme/token-types.ts'

export function createProbe(): HTMLElement {
  const place = document.createElement('div')
  place.hidden = true
  // Else forced colours would be measured in place of the theme's.
  place.style.setProperty('forced-color-adjust', 'none')
  const probe = document.createElement('div')
  for (const [name, value] of Object.entries(tokens))
    probe.style.setProperty(`--_${name}`, `var(--cp-${name},${value})`)
  place.append(probe)
  document.body.append(place)
  return probe
}

/** Gives the probe the values of a theme in place of those before. */
export function dressProbe({ style }: HTMLElement, { values }: Pick<Theme, 'values'>): void {
  for (const name of Array.from(style)) if (name.startsWith('--cp-')) style.removeProperty(name)
  for (const [name, value] of Object.entries(values)) style.setProperty(`--cp-${name}`, value)
}

/** How long a token comes out, such as `4px = `, to stand before its formula; empty for one that is no length. */
export function lengthOf(probe: HTMLElement, name: TokenName): string {
  if (typed.get(name) !== 'dimension') return ''
  probe.style.textIndent = `var(--_${name})`
  return `${getComputedStyle(probe).textIndent} = `
}

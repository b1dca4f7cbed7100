/** The contrasts of a theme: beside each field, and above all fields how many are too low. */
import type { TokenName } from '../../../../src/views/ui/style/tokens.ts'
import type { Colours, Scheme } from '../../theme/colours.ts'
import { contrastOfHex } from '../../theme/contrast.ts'
import { leastForText, type Pair, pairs } from '../../theme/pairs.ts'

const schemes: readonly Scheme[] = ['light', 'dark']

export function showContrasts(
  form: HTMLFormElement,
  status: HTMLElement,
  colours: Map<TokenName, Colours>,
): void {
  const low: string[] = []
  for (const pair of pairs)
    for (const scheme of schemes) {
      const ink = colours.get(pair.ink)?.[scheme] ?? ''
      const ground = colours.get(pair.ground)?.[scheme] ?? ''
      const ratio = contrastOfHex(ink, ground)
      if (ratio < pair.least) low.push(`${pair.ink} on ${pair.ground} (${scheme})`)
      const place = form.querySelector(
        `[data-ink=${pair.ink}][data-ground=${pair.ground}][data-scheme=${scheme}]`,
      )
      place?.replaceChildren(scheme, sampleOf(pair, ink, ground), ...textsOf(pair, ratio))
    }
  const text =
    low.length === 0
      ? `All ${pairs.length * schemes.length} contrasts are high enough.`
      : `Too low a contrast: ${listOf(low)}.`
  // What is said again would be read out again.
  if (status.textContent !== text) status.textContent = text
}

/** The first few: whoever listens to a long list has lost its beginning. The others are marked beside their fields. */
function listOf(low: readonly string[]): string {
  const others = low.length - 3
  return low.slice(0, 3).join(', ') + (others > 0 ? `, and ${others} more` : '')
}

/** A text in the one colour on the other, or a dot where no text stands. */
function sampleOf({ least }: Pair, ink: string, ground: string): HTMLElement {
  const sample = document.createElement('span')
  sample.className = 'contrast-sample'
  sample.ariaHidden = 'true'
  sample.textContent = least === leastForText ? 'Aa' : '●'
  sample.style.color = ink
  sample.style.backgroundColor = ground
  return sample
}

function textsOf({ least }: Pair, ratio: number): HTMLElement[] {
  const figure = document.createElement('strong')
  figure.textContent = `${ratio.toFixed(1)}:1`
  if (ratio >= least) return [figure]
  const mark = document.createElement('mark')
  mark.textContent = `below ${least}:1`
  return [figure, mark]
}

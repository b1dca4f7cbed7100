/** The contrasts of a theme: beside each field, and above all fields how many are too low. */
import type { TokenName } from '../../../../src/views/ui/style/tokens.ts'
import { type Colours, otherThan, type Scheme } from '../../theme/colours.ts'
import { contrastOfHex } from '../../theme/contrast.ts'
import type { Values } from '../../theme/design-tokens.ts'
import { nearest } from '../../theme/nearest.ts'
import { leastForText, type Pair, pairs } from '../../theme/pairs.ts'

interface Shown {
  form: HTMLFormElement
  status: HTMLElement
  colours: Map<TokenName, Colours>
  /** Those that the page can have: of a page that is always dark, nobody sees the light. */
  schemes: readonly Scheme[]
  /** What the theme sets. */
  values: Values
}

export function showContrasts({ form, status, colours, schemes, values }: Shown): void {
  const low: string[] = []
  const lowIn: Scheme[] = []
  const offerFor = offersIn(colours)
  for (const place of form.querySelectorAll('.contrast')) place.replaceChildren()
  for (const pair of pairs)
    for (const scheme of schemes) {
      const colourOf = (name: TokenName) => colours.get(name)?.[scheme] ?? ''
      const [ink, ground] = [colourOf(pair.ink), colourOf(pair.ground)]
      const ratio = contrastOfHex(ink, ground)
      const offer = ratio < pair.least ? offerFor(pair.ink, scheme) : undefined
      if (ratio < pair.least) {
        lowIn.push(scheme)
        low.push(`${pair.ink} on ${pair.ground} (${scheme})${offer ? `, enough with ${offer}` : ''}`)
      }
      const place = form.querySelector(
        `[data-ink=${pair.ink}][data-ground=${pair.ground}][data-scheme=${scheme}]`,
      )
      place?.replaceChildren(scheme, sampleOf(pair, ink, ground), ...textsOf(pair, ratio))
      if (offer) place?.append(buttonFor(pair.ink, scheme, offer))
    }
  const [first = 'light'] = schemes
  const ground = colours.get('surface')?.[first] ?? ''
  const isDark = contrastOfHex(ground, '#ffffff') > contrastOfHex(ground, '#000000')
  // On a dark ground it can be seen, but buttons are made darker there, too.
  const isBright =
    (isDark || low.some((each) => each.startsWith('accent on surface (light)'))) &&
    contrastOfHex(colours.get('accent')?.[first] ?? '', '#ffffff') < 3
  const isStrongWanted = isBright && !values['accent-strong']
  const hint = isStrongWanted ? ' To keep buttons bright, set accent-strong, too.' : ''
  const text =
    low.length === 0
      ? `All ${pairs.length * schemes.length} contrasts are high enough.${hint}`
      : `Too low a contrast: ${listOf(low)}.${hint}`
  // What is said again would be read out again.
  if (status.textContent !== text) status.replaceChildren(...withWays(text))
  showOneScheme(form, schemes.includes('light') ? lowIn : [], isDark)
  // In the other scheme, nothing of it could be read: it was made for this one.
  for (const scheme of ['light', 'dark'] as const) showButton(`save-${scheme}`, schemes.includes(scheme))
  // Greys of a ground that is made of them would follow themselves.
  const isGroundOwn = values.surface && !values.surface.includes('-base')
  showButton('base-ground', Boolean(low.length > 0 && isDark && isGroundOwn && !values.base))
  const offers = form.querySelectorAll('.contrast-offer').length
  showButton('strong-too', isStrongWanted)
  showButton('take-all', offers > 0, offers === 1 ? 'Take the offer' : 'Take all offers')
}

/** A text in which each name of a colour that is too low leads to its field: it may stand in a folded group. */
const withWays = (text: string): (string | Node)[] =>
  text.split(/(?<=: |; )([a-z-]+)(?= on )/).map((part, at) => (at % 2 === 0 ? part : wayTo(part)))

function wayTo(name: string): HTMLButtonElement {
  const way = document.createElement('button')
  way.type = 'button'
  way.className = 'way'
  way.textContent = name
  way.onclick = () => {
    const field = document.getElementById(`token-${name}`)
    const group = field?.closest('details')
    if (group) group.open = true
    // The search for fields may have left it out.
    for (const each of [group, field?.closest<HTMLElement>('.token-field')]) if (each) each.hidden = false
    field?.focus()
  }
  return way
}

function showButton(id: string, isWanted: boolean, text?: string): void {
  const button = document.getElementById(id)
  if (!button) return
  button.hidden = !isWanted
  if (text) button.textContent = text
}

/**
 * Where all that is too low is in one scheme, the page may always have the other one: nobody sees the first then. A dark ground in the
 * light makes too low what stands on it, also in the dark.
 */
function showOneScheme(form: HTMLFormElement, lowIn: readonly Scheme[], isDark: boolean): void {
  const place = form.querySelector<HTMLElement>('#one-scheme')
  const [text, button] = [place?.querySelector('span'), place?.querySelector('button')]
  const choice = form.elements.namedItem('color-scheme')
  if (!place || !text || !button || !(choice instanceof HTMLSelectElement)) return
  const isOne = lowIn.every((each) => each === lowIn[0])
  const scheme = isOne ? lowIn[0] : 'light'
  place.hidden = lowIn.length < 2 || !(isOne || isDark)
  if (!scheme || place.hidden) return
  const other = otherThan(scheme)
  text.textContent = isOne
    ? `All of these are in ${scheme}. Is your brand always ${other}?`
    : 'The ground is dark. Make it always dark?'
  button.textContent = `Always ${other}`
  button.onclick = () => {
    choice.value = other
    for (const type of ['input', 'change']) choice.dispatchEvent(new Event(type, { bubbles: true }))
    // The button is gone.
    choice.focus()
  }
}

/** Finds the nearest colour that can be read on every ground that it stands on, if there is one. It is looked for once. */
function offersIn(colours: Shown['colours']): (ink: TokenName, scheme: Scheme) => string | undefined {
  const offers = new Map<string, string | undefined>()
  return (ink, scheme) => {
    const key = `${ink} ${scheme}`
    const colourOf = (name: TokenName) => colours.get(name)?.[scheme] ?? ''
    const demands = pairs.filter((each) => each.ink === ink)
    if (!offers.has(key))
      offers.set(
        key,
        nearest(
          colourOf(ink),
          demands.map(({ ground, least }) => ({ ground: colourOf(ground), least })),
        ),
      )
    return offers.get(key)
  }
}

/** The first few: whoever listens to a long list has lost its beginning. The others are marked beside their fields. */
function listOf(low: readonly string[]): string {
  const others = low.length - 3
  return low.slice(0, 3).join('; ') + (others > 0 ? `; and ${others} more` : '')
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

/** Takes a colour that can be read, for one scheme. */
function buttonFor(name: TokenName, scheme: Scheme, colour: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'contrast-offer'
  button.textContent = `Take ${colour}`
  button.ariaLabel = `Take ${colour} for ${name}, ${scheme}`
  button.value = colour
  button.dataset.offer = name
  button.dataset.scheme = scheme
  return button
}

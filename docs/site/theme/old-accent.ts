/** The accent that colours of a file were made of, though the file has another one by now. */
import type { Scheme } from './colours.ts'
import { linearOfHex } from './contrast.ts'
import type { Values } from './design-tokens.ts'
import { clippedOf, type Oklab, oklabOf } from './oklab.ts'

type Derived = 'accent-strong' | 'accent-text' | 'accent-tint'

/** What the defaults of the tokens make of an accent. A test compares it with them. */
function derivedFrom(accent: Oklab, surface: Oklab, scheme: Scheme): Record<Derived, Oklab> {
  const { lightness } = accent
  const share = scheme === 'light' ? 0.11 : 0.16
  const mixed = (part: keyof Oklab) => share * accent[part] + (1 - share) * surface[part]
  return {
    'accent-strong': { ...accent, lightness: Math.min(lightness, 0.51) },
    'accent-text': {
      ...accent,
      lightness: scheme === 'light' ? Math.min(lightness, 0.48) : Math.max(lightness, 0.79),
    },
    'accent-tint': { lightness: mixed('lightness'), a: mixed('a'), b: mixed('b') },
  }
}

const isHex = (css: string | undefined): css is string => /^#[\da-f]{6}$/i.test(css ?? '')
const partsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

/** The ground that `surface-sunken` was mixed of, with a little of the text. */
export function oldSurface({ text, 'surface-sunken': sunken }: Values): string | undefined {
  if (!isHex(text) || !isHex(sunken)) return
  const [ink, mixed] = [oklabOf(text), oklabOf(sunken)]
  const part = (name: keyof Oklab) => (mixed[name] - 0.04 * ink[name]) / 0.96
  return `oklab(${part('lightness')} ${part('a')} ${part('b')})`
}

/**
 * The ground of buttons of which the one under the pointer, and the text on both, were made. The first is a quarter lighter or darker, in
 * amounts of light. What no screen shows of it was cut off: then the text tells it, which is a shade of the same colour.
 * @returns `undefined` for white text, too: that stands on every dark ground, and tells nothing
 */
export function oldStrong({ 'accent-hover': hover, 'on-accent': ink }: Values): string | undefined {
  if (!isHex(hover) || !isHex(ink)) return
  const [light, shade] = [linearOfHex(hover), linearOfHex(ink)]
  if (shade.every((part) => part === 1)) return
  const isCut = (part: number | undefined) => part === 1 || part === 0
  const clear = light.flatMap((part, at) => (isCut(part) ? [] : [{ part: part / 1.25, at }]))
  const best = clear.toSorted((one, other) => (shade[other.at] ?? 0) - (shade[one.at] ?? 0))[0]
  if (!best) return
  const times = best.part / (shade[best.at] || 1)
  const parts = light.map((part, at) => (isCut(part) ? Math.min(1, (shade[at] ?? 0) * times) : part / 1.25))
  return `color(srgb-linear ${parts.join(' ')})`
}

/** White; in the dark, a grey with a little of the hue of the accent. */
function defaultGround(strong: string | undefined, scheme: Scheme): Oklab {
  if (scheme === 'light' || !isHex(strong)) return oklabOf('#ffffff')
  const { a, b } = oklabOf(strong)
  const share = 0.01 / Math.max(Math.hypot(a, b), 0.01)
  return { lightness: 0.222, a: a * share, b: b * share }
}

/** Which of them are looked at: one of the three may be no longer what the accent has led to. */
const choices: readonly (readonly Derived[])[] = [
  ['accent-strong', 'accent-text', 'accent-tint'],
  ['accent-strong', 'accent-tint'],
  ['accent-text', 'accent-tint'],
  ['accent-strong', 'accent-text'],
]

/**
 * Looks for the accent that leads to what the file has, as nearly as that can be. No formula gives it: each of the three colours has lost
 * something, as the strong one how light the accent is. @returns CSS, or `undefined` where they have no accent in common
 */
export function oldAccent(values: Values, scheme: Scheme): string | undefined {
  const { surface, 'accent-strong': strong } = values
  // The ground may have been changed, too: then it was the default.
  const grounds = [...(isHex(surface) ? [oklabOf(surface)] : []), defaultGround(strong, scheme)]
  for (const names of choices)
    for (const ground of grounds) {
      const accent = accentOf(names, values, ground, scheme)
      if (accent) return `oklab(${accent.lightness} ${accent.a} ${accent.b})`
    }
}

function accentOf(
  names: readonly Derived[],
  values: Values,
  ground: Oklab,
  scheme: Scheme,
): Oklab | undefined {
  const wanted = names.flatMap((name) => {
    const css = values[name]
    return isHex(css) ? [{ name, css, parts: partsOf(css) }] : []
  })
  const [first] = wanted
  if (!first || wanted.length < names.length) return
  const distances = (accent: Oklab) => {
    const derived = derivedFrom(accent, ground, scheme)
    return wanted.flatMap(({ name, parts }) =>
      clippedOf(derived[name]).map((part, at) => Math.abs(part - (parts[at] ?? 0))),
    )
  }
  const total = (accent: Oklab) => Math.hypot(...distances(accent))
  let best = oklabOf(first.css)
  let least = total(best)
  for (let step = 0.2; step > 0.0001; ) {
    const next = (['lightness', 'a', 'b'] as const)
      .flatMap((part) => [-step, step].map((change) => ({ ...best, [part]: best[part] + change })))
      .find((each) => total(each) < least)
    if (next) {
      best = next
      least = total(next)
    } else step /= 2
  }
  const nearEnough = 3 / 255
  return Math.max(...distances(best)) <= nearEnough ? best : undefined
}

import { linearOfHex } from './contrast.ts'

/** A colour in Oklab, in which the same lightness looks as light. */
export interface Oklab {
  lightness: number
  a: number
  b: number
}

const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

export function oklabOf(hex: string): Oklab {
  const [red = 0, green = 0, blue = 0] = linearOfHex(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  }
}

function partsOf({ lightness, a, b }: Oklab): number[] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const between0And1 = (part: number) => Math.min(1, Math.max(0, part))

/** Red, green and blue, from 0 to 1, as a browser writes the colour: what no screen shows is cut off. */
export const clippedOf = (colour: Oklab): number[] =>
  partsOf(colour).map((part) => fromLinear(between0And1(part)))

/** A screen shows no colour that is as light and as strong as that: it is less strong then. */
export function hexOf({ lightness, a, b }: Oklab): string {
  let share = 1
  let parts = partsOf({ lightness, a, b })
  while (share > 0 && parts.some((part) => part < -0.001 || part > 1.001)) {
    share -= 0.05
    parts = partsOf({ lightness, a: a * share, b: b * share })
  }
  const bytes = parts.map((part) => Math.round(fromLinear(between0And1(part)) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The parts of a colour in sRGB, from 0 to 255. */
type Rgb = ArrayLike<number>

/** The contrast of WCAG 2: from 1, for the same colour, to 21, for black on white. */
export function contrast(one: Rgb, other: Rgb): number {
  const [lower = 0, upper = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (upper + 0.05) / (lower + 0.05)
}

/** The same for colours as `#rrggbb`. */
export const contrastOfHex = (one: string, other: string) => contrast(partsOf(one), partsOf(other))

const partsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The parts of a colour as `#rrggbb`, as the light that each sends: from 0 to 1. */
export const linearOfHex = (hex: string): number[] => partsOf(hex).map(toLinear)

function toLinear(part: number): number {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function luminance(parts: Rgb): number {
  const [red = 0, green = 0, blue = 0] = Array.from(parts, toLinear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

import type { TokenName } from '../../../src/views/ui/style/tokens.ts'

export type Scheme = 'light' | 'dark'

export const otherThan = (scheme: Scheme): Scheme => (scheme === 'light' ? 'dark' : 'light')

/** A colour in each scheme, as `#rrggbb`, the form for a colour field. */
export type Colours = Record<Scheme, string>

/** Reads the resulting colours of tokens in an element. The tokens can have any CSS notation. */
export function readColours(element: Element, names: readonly TokenName[]): Map<TokenName, Colours> {
  const probe = document.createElement('span')
  // The probe is beside the element, because the browser does not draw an element's own children.
  element.after(probe)
  const style = getComputedStyle(element)
  const read = (value: string, scheme: Scheme) => {
    probe.style.colorScheme = scheme
    probe.style.color = value
    return toHex(getComputedStyle(probe).color)
  }
  const colours = names.map((name) => {
    const value = style.getPropertyValue(`--_${name}`)
    return [name, { light: read(value, 'light'), dark: read(value, 'dark') }] as const
  })
  probe.remove()
  return new Map(colours)
}

/** Writes colours as CSS: one colour if it is the same in both schemes. */
export const writeColours = ({ light, dark }: Colours): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`

const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

function toHex(colour: string): string {
  if (!pixel) throw new Error('This browser draws no pixels.')
  pixel.clearRect(0, 0, 1, 1)
  pixel.fillStyle = colour
  pixel.fillRect(0, 0, 1, 1)
  const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part = 0) => part.toString(16).padStart(2, '0')).join('')}`
}

/** How well a colour can be read on another: the contrast of WCAG 2, of what the browser paints. */

const paper = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

/** From 1, for the same colour, to 21, for black on white. What is under the ground matters where it lets through. */
export function contrast(ink: string, ground: string, under = ground): number {
  const lower = luminance(paint(under, ground))
  const upper = luminance(paint(under, ground, ink))
  return (Math.max(lower, upper) + 0.05) / (Math.min(lower, upper) + 0.05)
}

/** Colours one over the other, as they come out on a screen: any notation, clipped to what it can show. */
function paint(...colours: string[]): Uint8ClampedArray {
  if (!paper) throw new Error('There is no canvas to paint on.')
  for (const colour of colours) {
    paper.fillStyle = colour
    paper.fillRect(0, 0, 1, 1)
  }
  return paper.getImageData(0, 0, 1, 1).data
}

/** The same as text, to compare colours that are written in different ways. */
export const painted = (...colours: string[]) =>
  `rgb(${paint('#fff', ...colours)
    .slice(0, 3)
    .join(' ')})`

function luminance([red = 0, green = 0, blue = 0]: Uint8ClampedArray): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

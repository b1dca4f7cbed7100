/** How well a colour can be read on another: the contrast of WCAG 2, of what the browser paints. */
import { contrast as contrastOf } from '../../../../docs/site/theme/contrast'

const paper = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

/** From 1, for the same colour, to 21, for black on white. What is under the ground matters where it lets through. */
export function contrast(ink: string, ground: string, under = ground): number {
  return contrastOf(paint(under, ground, ink), paint(under, ground))
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

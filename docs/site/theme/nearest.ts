/** The colour next to one that can't be read which can. */
import { contrastOfHex } from './contrast.ts'
import { hexOf, oklabOf } from './oklab.ts'

/** A background, and the contrast that a colour needs on it. */
export interface Demand {
  ground: string
  least: number
}

/** The background may follow the colour a little, so that it needs some more. */
const reserve = 1.01

const meets = (ink: string, demands: readonly Demand[]) =>
  demands.every(({ ground, least }) => contrastOfHex(ink, ground) >= least * reserve)

/** Of the same hue, with the lightness that differs least; `undefined` if no lightness will do. */
export function nearest(ink: string, demands: readonly Demand[]): string | undefined {
  const { lightness, ...hue } = oklabOf(ink)
  for (let step = 0; step <= 1; step += 0.004)
    for (const next of [lightness - step, lightness + step]) {
      if (next < 0 || next > 1) continue
      const colour = hexOf({ lightness: next, ...hue })
      if (meets(colour, demands)) return colour
    }
}

/** What stands at the bottom of a portal on a phone. */
import type { CSSAttribute } from 'goober'
import { high } from './queries'

/** How high the portal's navigation is where it is a bar at the bottom, without its line and the phone's own margin. */
export const barHeight = '3.5rem'

/** In a window lower than so much of the text's size, as with text at 200 %, the page scrolls, and nothing lies above it. */
const low = '(100dvh - 30rem)*99'

/** Where something sticks to the bottom of a window that is high enough for its text; elsewhere, it lies where it stands. */
// @__NO_SIDE_EFFECTS__
export const stuckAt = (length: string) => `min(${length},${low})`

/** A length, in a window that is too low for its text. */
// @__NO_SIDE_EFFECTS__
export const inLowWindow = (length: string) => `min(${length},-1*${low})`

/**
 * Rules for a phone that is held upright, whose text has about its usual size, in a portal. Elsewhere, what is docked above
 * the bar would hide the rest. Paper has no bar.
 */
// @__NO_SIDE_EFFECTS__
export const docked = (rules: CSSAttribute): CSSAttribute => ({
  [high]: { '@container portal (min-width:18em) and (max-width:64em)': rules },
})

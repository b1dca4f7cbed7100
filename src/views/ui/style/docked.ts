/** A screen of a portal that fills the window, and what stands at its bottom. */
import type { CSSAttribute } from 'goober'
import { high } from './queries'

/** How high the portal's navigation is where it is a bar at the bottom, without its line and the phone's own margin. */
export const barHeight = '3.5rem'

/**
 * Far below zero in a window that is lower than 30 times the size of the page's text, and far above every length in any other one:
 * so `min()` chooses by it. A media query can't: its em is the browser's size of text, and a page may set another one, such as 200 %.
 */
const low = '(100dvh - 30rem)*99'

/** What is scrolled into view stands above the bar. */
export const aboveBar = { scrollMarginBlockEnd: 'calc(1rem + var(--_foot,0px))' } as const

/** A length in a window that is too low for its text; in any other one, a length below zero, which `max()` leaves out. */
// @__NO_SIDE_EFFECTS__
export const inLowWindow = (length: string) => `min(${length},-1*${low})`

/**
 * Rules for a screen that fills the window of a portal: of a computer, and of a phone that is held upright, whose text has about its
 * usual size. Elsewhere, there is too little room. Paper has no end.
 */
// @__NO_SIDE_EFFECTS__
export const docked = (rules: CSSAttribute): CSSAttribute => ({
  [high]: { '@container portal (min-width:18em)': rules },
})

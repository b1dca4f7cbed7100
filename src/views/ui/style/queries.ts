/** A pointer that needs targets of 44 px. */
export const coarsePointer = '@media (pointer:coarse)'

/** A pointer that can rest on something without pressing it. */
export const hoverPointer = '@media (hover:hover)'

/** Paper. What holds for all views on paper is in `base.ts`. */
export const print = '@media print'

// The conditions are in `em`: they can't read a token, and their `rem` would be the page's. In a condition for a
// container, `em` is the container's font size, which is that of text: 14 px by default. In one for the window, it is
// the font size that the reader has set.

/** A container too narrow for content side by side. The width is the container's, never the window's. */
export const narrow = '@container (max-width:43.5em)'

/** One with room for content side by side. */
export const wide = '@container (width>43.5em)'

/** A window as narrow as a phone, for content in the top layer, which has no other container. */
export const phoneWindow = '@media (max-width:26em)'

/**
 * A window high enough for what stays in its place while the page scrolls. In a lower one, as zoom and a phone's keyboard make
 * it, the room is for what is read and written.
 */
export const high = '@media screen and (min-height:30em)'

/** A window higher than a small laptop's: what waits below a summary is in the first screen. */
export const notLow = '@media (height>43.75em)'

/** A window in which a page of several cards goes on below its end: all but a very high one. */
export const endsBelow = '@media (max-height:68em)'

/** A container as narrow as a phone. */
export const phone = '@container (max-width:30em)'

/** A container too narrow for a text and a badge or an amount side by side. */
export const tiny = '@container (max-width:18em)'

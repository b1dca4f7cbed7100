import { forcedColors } from './style/forced-colors'
import { css, keyframes } from './style/styles'
import { token } from './style/tokens'

const shadow = (line: string, area: string) => `inset 0 0 0 1px ${line},inset 0 0 0 99rem ${area}`
const tint = token('accent-tint')
const fade = keyframes({ to: { boxShadow: shadow('transparent', 'transparent') } })

/** How long what is new is marked, in milliseconds. */
export const highlightTime = 6_000

/**
 * The class of what has just come or changed: it has another colour, and nothing moves. A shadow lies over whatever
 * background there is, and leaves the outline to the focus.
 */
export const highlight = css({
  boxShadow: shadow(`color-mix(in oklab,${token('accent')} 45%,transparent)`, tint),
  animation: `${fade} 1s ${highlightTime / 1000 - 1}s forwards`,
  // The ring of the focus lies on its edge, and is line enough.
  outlineOffset: '-2px',
  '&:focus-visible': { boxShadow: shadow('transparent', tint) },
  [forcedColors]: { outline: '2px solid Highlight' },
})

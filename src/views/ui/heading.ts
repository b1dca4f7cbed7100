import { createContext, useContext } from 'react'

/**
 * The level of a screen's own heading: 1 in a portal, which has the page to itself, and 2 in an element that
 * stands on a host's page.
 */
export const HeadingLevelContext = createContext<1 | 2>(2)

/**
 * The element of a heading: `const Heading = useHeading(1)` is `h2` in a portal and `h3` elsewhere.
 *
 * @param depth The levels below the screen's own heading: 0 for that heading, 1 for a card, 2 within a card.
 */
export function useHeading(depth: 0 | 1 | 2) {
  const level = useContext(HeadingLevelContext)
  return headings[level + depth - 1] ?? 'h4'
}

const headings = ['h1', 'h2', 'h3', 'h4'] as const

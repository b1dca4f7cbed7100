import { createContext, useContext } from 'react'

/**
 * The level of the next heading. The element's `heading-level` sets it, and each heading sets it for what stands under
 * that heading. Where nothing has set it, a heading has its usual level.
 */
export const HeadingLevelContext = createContext<number | undefined>(undefined)

/**
 * A heading by its place: `const { Heading, below } = useHeading(3)`. Put what stands under the heading into
 * `<HeadingLevelContext.Provider value={below}>`: headings in there are one level deeper.
 *
 * @param usual The level of a topmost heading in an element without `heading-level`.
 */
export function useHeading(usual = 2) {
  const level = useContext(HeadingLevelContext) ?? usual
  return { Heading: headings[level - 1] ?? 'h6', below: level + 1 } as const
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5'] as const

import type { TokenName } from '../../../src/views/ui/style/tokens.ts'

/** The least contrast of text: WCAG 2.2, 1.4.3. */
export const leastForText = 4.5
/** The least contrast of what is no text but has to be seen: WCAG 2.2, 1.4.11. */
export const leastForShapes = 3
/** The least for a line beside which a text or a space says the same: it would vanish. */
const leastForLines = 1.1

/** A colour, and a background on which the elements draw it. */
export interface Pair {
  ink: TokenName
  ground: TokenName
  /** The contrast that it needs. */
  least: number
}

const inksOn = {
  canvas: ['text', 'text-muted', 'accent-text'],
  surface: ['text', 'text-muted', 'accent-text', 'danger-text', 'neutral-text'],
  'surface-raised': ['text', 'text-muted', 'accent-text'],
  'surface-sunken': ['text', 'text-muted'],
  'surface-hover': ['text', 'text-muted'],
  'surface-active': ['text', 'text-muted'],
  'accent-tint': ['text', 'text-muted', 'accent-text'],
  'accent-strong': ['on-accent'],
  'accent-hover': ['on-accent'],
  danger: ['on-danger'],
  'danger-hover': ['on-danger'],
  amber: ['amber-text'],
  green: ['green-text'],
  red: ['red-text'],
  'dark-green': ['dark-green-text'],
  orange: ['orange-text'],
  purple: ['purple-text'],
  grey: ['grey-text'],
  rose: ['rose-text'],
} as const satisfies Partial<Record<TokenName, readonly TokenName[]>>

/** Every pair that has to be read or seen. */
export const pairs: readonly Pair[] = [
  // Object.entries() gives names of type `string`, but the table has exactly these names.
  ...(Object.entries(inksOn) as [TokenName, readonly TokenName[]][]).flatMap(([ground, inks]) =>
    inks.map((ink) => ({ ink, ground, least: leastForText })),
  ),
  { ink: 'accent', ground: 'surface', least: leastForShapes },
  { ink: 'line-strong', ground: 'surface', least: leastForShapes },
  { ink: 'ring', ground: 'surface', least: leastForShapes },
  { ink: 'line', ground: 'surface', least: leastForLines },
  { ink: 'line-control', ground: 'surface', least: leastForLines },
]

import { forcedColors } from '../style/forced-colors'
import { css, keyframes } from '../style/styles'
import { scaled, space, token } from '../style/tokens'

const pulse = keyframes({ '50%': { opacity: 0.45 } })

// As high as a line of text, so that nothing moves when the text replaces it.
const line = css({
  display: 'flex',
  alignItems: 'center',
  blockSize: '1lh',
  inlineSize: '100%',
  maxInlineSize: '100%',
  // In a cell that is aligned to its other side, the skeleton is, too.
  'td[data-align=end] &': { marginInlineStart: 'auto' },
  '[data-align=number] &': { marginLeft: 'auto' },
  '&::before': {
    content: '""',
    flex: 1,
    blockSize: '.6em',
    borderRadius: token('radius-small'),
    background: token('surface-active'),
    animation: `${pulse} 1.6s ease-in-out infinite`,
    [forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' },
  },
})
const stack = css({ display: 'grid', gap: space(1) })

interface SkeletonProps {
  /** A CSS length or percentage; the full width when left out. */
  width?: string
}

/** A placeholder for a line of text that is loading, as high as the text around it. */
export const Skeleton = ({ width }: SkeletonProps) => skeleton(width)

/** The same for lists and tables: drawn as a component, each of their many lines would be one. */
export const skeleton = (width?: string, key?: number) => (
  <span key={key} className={line} style={{ inlineSize: width && scaled(width) }} aria-hidden="true" />
)

/** The lengths vary, so that the lines look like text. */
const lengths = ['92%', '100%', '64%', '80%', '48%']

/** A placeholder for several lines of text that are loading. */
export function SkeletonLines({ lines }: { lines: number }) {
  return (
    <div className={stack} aria-hidden="true">
      {[...Array(lines).keys()].map((index) => skeleton(lengths[index % lengths.length], index))}
    </div>
  )
}

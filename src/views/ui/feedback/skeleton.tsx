import { forcedColors } from '../style/forced-colors'
import { css, keyframes } from '../style/styles'
import { space, token } from '../style/tokens'

const pulse = keyframes({ '50%': { opacity: 0.45 } })

// As high as a line of the text that comes, so that nothing moves when it comes.
const line = css({
  display: 'flex',
  alignItems: 'center',
  blockSize: '1lh',
  inlineSize: '100%',
  maxInlineSize: '100%',
  // Where text would end at the end of the line, so does this.
  '[data-align=end] > &': { marginInlineStart: 'auto' },
  '&::before': {
    content: '""',
    flex: 1,
    blockSize: '.6em',
    borderRadius: '.25em',
    background: token('surface-active'),
    animation: `${pulse} 1.6s ease-in-out infinite`,
    [forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' },
  },
})
const stack = css({ display: 'grid', gap: space(1) })

interface SkeletonProps {
  /** A CSS length or percentage. */
  width?: string
}

/** A line of text that is still to come, in the height of the text around it. */
export function Skeleton({ width }: SkeletonProps) {
  return <span className={line} style={{ inlineSize: width }} aria-hidden="true" />
}

/** Lengths that look like text rather than like a ruler. */
const lengths = ['92%', '100%', '64%', '80%', '48%']

/** Several lines of text that are still to come. */
export function SkeletonLines({ lines }: { lines: number }) {
  return (
    <div className={stack} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={lengths[index % lengths.length]} />
      ))}
    </div>
  )
}

import { forcedColors } from '../style/forced-colors'
import { css, keyframes } from '../style/styles'
import { space, token } from '../style/tokens'

const slide = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })

/**
 * What a bar fills: soft, so that what is filled leads, and can be told from the rest. Words beside it tell the same. It takes after
 * strong lines, so that it is seen in each theme.
 */
export const track = {
  overflow: 'clip',
  background: `color-mix(in oklab,${token('line-strong')} 20%,transparent)`,
  borderRadius: token('radius-round'),
  [forcedColors]: { border: '1px solid' },
} as const

const bar = css({ display: 'flex', gap: space(0.5), inlineSize: '100%', blockSize: '.375rem' })
const segment = css({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: '1px',
  ...track,
  '& > div': {
    blockSize: '100%',
    background: token('accent'),
    borderRadius: 'inherit',
    transition: `inline-size ${token('motion')}`,
  },
  '&[data-unknown] > div': {
    position: 'absolute',
    inlineSize: '40%',
    animation: `${slide} 1.2s ${token('ease')} infinite`,
  },
  '&[data-begun] > div': { background: `color-mix(in oklab,${token('accent')} 50%,transparent)` },
  [forcedColors]: {
    ...track[forcedColors],
    '& > div': { forcedColorAdjust: 'none', background: 'Highlight' },
    '&[data-begun] > div': { background: 'GrayText' },
  },
})

/** More segments have no room beside each other on a phone. */
const mostSegments = 50

interface ProgressProps {
  /** The name of the progress bar for a screen reader. */
  label: string
  /** The progress in words, if the percentage says too little: "2 of 5 milestones completed". */
  valueText?: string
  /**
   * How full each segment is, from 0 to 1. One segment is a plain bar, and so are more than can be told apart. Without
   * any, progress is unknown.
   */
  segments: readonly number[]
  /** Each segment is a step of its own. One that has only begun is lighter, so that it is not counted as done. */
  steps?: boolean
}

/** A progress bar, in one piece or in several segments. */
export function Progress({ label, valueText, segments, steps }: ProgressProps) {
  const known = segments.length > 0
  let sum = 0
  for (const filled of segments) sum += filled
  const share = sum / segments.length
  const drawn = segments.length > mostSegments ? [share] : segments
  return (
    <div
      role="progressbar"
      part="progress"
      className={bar}
      aria-label={label}
      aria-valuetext={valueText}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known ? Math.round(share * 100) : undefined}
    >
      {(known ? drawn : [0]).map((filled, index) => (
        <div
          key={index}
          className={segment}
          data-unknown={!known || undefined}
          data-begun={(steps && drawn === segments && filled < 1) || undefined}
        >
          <div style={known ? { inlineSize: `${filled * 100}%` } : undefined} />
        </div>
      ))}
    </div>
  )
}

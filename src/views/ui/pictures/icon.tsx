import { forcedColors } from '../style/forced-colors'
import { css } from '../style/styles'

/** The SVG path of an icon: one of `icons` or `moreIcons`. */
export type IconPath = `${'M' | 'm'}${string}`

const icon = css({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '&[data-small]': { inlineSize: '1rem', blockSize: '1rem' },
  '&[data-directional]:dir(rtl)': { transform: 'scaleX(-1)' },
  // Browsers don't force colours on an SVG by default. An icon gets the forced colour of the text beside it.
  [forcedColors]: { forcedColorAdjust: 'auto' },
})

interface IconProps {
  path: IconPath
  /** 16 px instead of 20 px. */
  small?: boolean
}

/** An icon of strokes in the colour of the text around it. Screen readers ignore it and read the text. */
export function Icon({ path, small }: IconProps) {
  return (
    <svg
      className={icon}
      viewBox="0 0 20 20"
      aria-hidden="true"
      data-small={small || undefined}
      data-directional={path.startsWith('m') || undefined}
    >
      <path d={path} />
    </svg>
  )
}

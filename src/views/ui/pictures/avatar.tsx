import { classes, css } from '../style/styles'
import { token } from '../style/tokens'

const avatar = css({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: token('radius-round'),
  verticalAlign: 'middle',
  '&[data-size=small]': { inlineSize: '1.75rem', blockSize: '1.75rem' },
  '&[data-size=large]': { inlineSize: '3rem', blockSize: '3rem' },
  '&[data-size=fill]': { inlineSize: '100%', blockSize: 'auto' },
})

export interface AvatarProps {
  /** The initials, at most 2 characters. */
  initials: string
  /** A CSS colour. */
  background?: string
  /** The colour of the initials, chosen to be read on the background. */
  color?: string
  /** The size of the initials in percent of the avatar. */
  fontSize?: number
  /** 28, 36 or 48 px, or as wide as what is around it. */
  size?: 'small' | 'medium' | 'large' | 'fill'
  /** The person's name for a screen reader. Left out where the name stands beside it. */
  label?: string
  className?: string
}

/** A person's initials on a colour, in Arial whatever the page's font. */
export function Avatar(props: AvatarProps) {
  const { initials, background = '#7e6bff', color = '#17131f', fontSize = 50, size, label, className } = props
  return (
    <svg
      viewBox="0 0 100 100"
      part="avatar"
      className={classes(avatar, className)}
      style={{ background }}
      data-size={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <text
        x="50"
        y="50"
        dy=".36em"
        textAnchor="middle"
        fill={color}
        fontFamily="Arial, sans-serif"
        fontWeight="400"
        fontSize={fontSize}
      >
        {initials}
      </text>
    </svg>
  )
}

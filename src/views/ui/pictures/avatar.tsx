import { useState } from 'react'
import { forcedColors } from '../style/forced-colors'
import { classes, css } from '../style/styles'
import { inkOn, token } from '../style/tokens'

/** As a button beside it, it follows the density of the page. */
const sized = (size: string) => ({ inlineSize: size, blockSize: size })
const avatar = css({
  display: 'inline-block',
  flex: 'none',
  ...sized(token('control-height')),
  borderRadius: token('radius-round'),
  overflow: 'hidden',
  verticalAlign: 'middle',
  '&[data-size=small]': sized(`calc(${token('control-height')}*7/9)`),
  '&[data-size=large]': sized(`calc(${token('control-height')}*4/3)`),
  [forcedColors]: { border: '1px solid', background: 'Canvas!important', color: 'CanvasText!important' },
})

/** By CSS: of SVG's attributes, React and Preact have other names. */
const letters = css({ fontFamily: 'Arial, sans-serif', fontWeight: 400, textAnchor: 'middle' })

/** Not every browser clips what is in an SVG by its own round corners. */
const round = css({ clipPath: 'circle()' })

export interface AvatarProps {
  /** The initials, at most 2 characters. */
  initials: string
  /** The address of a square picture. The initials are there until it has come, and where it can't be had. */
  photo?: string | undefined
  /** A CSS colour; the accent when left out. The initials are white on it, or its own dark shade, whichever can be read. */
  background?: string
  /** The size of the initials in percent of the avatar; 40 when left out. */
  fontSize?: number
  /** `medium`, the default, is as high as a button: 36 px without a theme. `small` is 28 px then, `large` 48 px. */
  size?: 'small' | 'medium' | 'large'
  /** The person's name for a screen reader. Leave it out if the name stands beside the avatar. */
  label?: string
  className?: string
}

/** A person's photo, or initials on a colour, always in Arial, whatever font the page has. */
export function Avatar(props: AvatarProps) {
  const { initials, photo, background = token('accent'), fontSize = 40, size, label, className } = props
  const [failed, setFailed] = useState<string>()
  return (
    <svg
      viewBox="0 0 100 100"
      part="avatar"
      className={classes(avatar, className)}
      style={{ background, color: background === 'transparent' ? undefined : inkOn(background) }}
      data-size={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <text x="50" y="50" dy=".36em" fill="currentColor" className={letters} style={{ fontSize }}>
        {initials}
      </text>
      {photo && photo !== failed && (
        <image
          href={photo}
          width="100"
          height="100"
          preserveAspectRatio="xMidYMid slice"
          className={round}
          // Browsers draw their own sign of a broken picture.
          onError={() => setFailed(photo)}
        />
      )}
    </svg>
  )
}

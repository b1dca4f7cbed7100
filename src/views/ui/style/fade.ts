import type { CSSAttribute } from 'goober'
import { keyframes } from './styles'
import { space, type TokenName, token } from './tokens'

const vanish = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })

/** The height of the shade: what is cut fades, and can still be read. */
const shade = '1.25rem'

const shadeStyle = {
  content: '""',
  display: 'block',
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  blockSize: shade,
  opacity: 0,
  pointerEvents: 'none',
} as const

/**
 * The lower edge of a box that scrolls fades as long as more follows. What scrolls moves the animation, at the end of the way; a box
 * that doesn't scroll, and a browser without such animations, show no shade. It takes no room.
 */
// @__NO_SIDE_EFFECTS__
export const fadingEnd = (background: TokenName, padding = '0px'): CSSAttribute => ({
  '&::after': {
    ...shadeStyle,
    insetBlockEnd: `calc(-1*${padding})`,
    marginBlockStart: `-${shade}`,
    background: `linear-gradient(transparent,${token(background)})`,
    animation: `${vanish} linear both`,
    animationTimeline: 'scroll()',
    animationRange: `calc(100% - ${shade}) 100%`,
  },
})

/** The same at both edges of a box with a padding: the upper one fades once something is above it. */
// @__NO_SIDE_EFFECTS__
export const fadingEnds = (background: TokenName, padding: string): CSSAttribute => ({
  ...fadingEnd(background, padding),
  '&::before': {
    ...shadeStyle,
    insetBlockStart: `calc(-1*${padding})`,
    marginBlockEnd: `-${shade}`,
    background: `linear-gradient(to top,transparent,${token(background)})`,
    animation: `${vanish} linear both reverse`,
    animationTimeline: 'scroll()',
    animationRange: `0px ${shade}`,
  },
})

/**
 * The end of a line that scrolls fades as long as more follows. The line has a padding of one step.
 * @param gap The distance between its parts, in steps of the 4 px grid.
 */
// @__NO_SIDE_EFFECTS__
export const fadingLine = (gap: number): CSSAttribute => ({
  '&::after': {
    content: '""',
    flex: 'none',
    position: 'sticky',
    zIndex: 1,
    insetInlineEnd: space(-1),
    marginInlineStart: space(-gap),
    boxShadow: `0 0 ${space(3)} ${space(4)} ${token('surface')}`,
    opacity: 0,
    pointerEvents: 'none',
    animation: `${vanish} linear both`,
    animationTimeline: 'scroll(nearest inline)',
    animationRange: `calc(100% - ${space(5)}) 100%`,
  },
})

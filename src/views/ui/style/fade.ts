import type { CSSAttribute } from 'goober'
import { keyframes } from './styles'
import { type TokenName, token } from './tokens'

const vanish = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })

/** The height of the shade at the lower edge. */
const shade = '1.25rem'

/**
 * The lower edge of a box that scrolls fades as long as more follows. What scrolls moves the animation, at the end of the way; a box
 * that doesn't scroll, and a browser without such animations, show no shade. It takes no room.
 */
// @__NO_SIDE_EFFECTS__
export const fadingEnd = (background: TokenName): CSSAttribute => ({
  '&::after': {
    content: '""',
    display: 'block',
    position: 'sticky',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    zIndex: 1,
    blockSize: shade,
    marginBlockStart: `-${shade}`,
    background: `linear-gradient(transparent,${token(background)})`,
    opacity: 0,
    pointerEvents: 'none',
    animation: `${vanish} linear both`,
    animationTimeline: 'scroll()',
    animationRange: `calc(100% - ${shade}) 100%`,
  },
})

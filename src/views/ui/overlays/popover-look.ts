/** How the panel of a popover looks, and where it stands. It is loaded with what a popover shows. */
import { phoneWindow } from '../style/queries'
import { css, keyframes } from '../style/styles'
import { space, token } from '../style/tokens'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } })

export const panelStyle = css({
  position: 'fixed',
  inset: 'auto',
  positionAnchor: '--popover',
  positionArea: 'self-block-end span-self-inline-end',
  positionTryFallbacks: 'flip-block,flip-inline,flip-block flip-inline',
  minInlineSize: 'min(12rem,100vw - 1rem)',
  maxInlineSize: 'min(22rem,100vw - 1rem)',
  maxBlockSize: 'calc(100dvh - 1rem)',
  margin: space(1, 0),
  padding: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  color: token('text'),
  background: token('surface-raised'),
  border: `1px solid ${token('line')}`,
  borderRadius: token('radius-large'),
  boxShadow: token('shadow-overlay'),
  fontWeight: 400,
  overflowWrap: 'anywhere',
  animation: `${appear} ${token('motion')} ${token('ease')}`,
  '&[data-align=end]': { positionArea: 'self-block-end span-self-inline-start' },
  '&:focus-visible': { outline: 'none' },
  // A dialog has no room beside its button: it becomes a sheet at the bottom.
  [phoneWindow]: {
    '&&&[role=dialog]': {
      positionArea: 'none',
      inset: 'auto 0 0',
      inlineSize: '100%',
      maxInlineSize: 'none',
      margin: 0,
      borderWidth: '1px 0 0',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      animationName: rise,
      '&::backdrop': { background: token('scrim') },
    },
  },
})

/**
 * Puts a popover below its button, or above it where there is no room, in browsers without CSS anchor positioning. The popover does not follow the
 * button when the page scrolls; that is acceptable, because a popover is open only for a short time.
 */
export function placeByHand(popover: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  if (CSS.supports('position-area', 'block-end')) return
  const box = anchor.getBoundingClientRect()
  const width = anchor.ownerDocument.documentElement.clientWidth
  const rightToLeft = getComputedStyle(anchor).direction === 'rtl'
  const keepsLeft = (align === 'start') !== rightToLeft
  const room = Math.max(0, width - popover.offsetWidth)
  const above = box.top - popover.offsetHeight
  const hasRoom = box.bottom + popover.offsetHeight <= anchor.ownerDocument.documentElement.clientHeight
  popover.style.top = `${hasRoom || above < 0 ? box.bottom : above}px`
  popover.style.left = `${Math.min(Math.max(0, keepsLeft ? box.left : box.right - popover.offsetWidth), room)}px`
}

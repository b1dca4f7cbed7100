/** How the panel of a popover looks, and where it stands. It is loaded with what a popover shows. */
import { documentOf } from '../document-of'
import { scaleOf } from '../scale-of'
import { phoneWindow } from '../style/queries'
import { css, keyframes } from '../style/styles'
import { hairline, space, token } from '../style/tokens'
import { isSheet, onFocusLeft } from './popover-focus'

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
  border: hairline(),
  borderRadius: token('radius-large'),
  boxShadow: token('shadow-overlay'),
  fontWeight: 400,
  overflowWrap: 'anywhere',
  animation: `${appear} ${token('motion')} ${token('ease')}`,
  '&[data-align=end]': { positionArea: 'self-block-end span-self-inline-start' },
  // Of the window, 100% is all there is at each zoom: where a host zooms, 100vw is more.
  '&[data-held]': {
    positionArea: 'none',
    // Chromium would lay out the page in each frame, for as long as the panel is open.
    positionTryFallbacks: 'none',
    inset: 'var(--_held)',
    maxInlineSize: 'min(22rem,100%)',
    maxBlockSize: 'calc(100% - var(--_edge) - 1rem)',
  },
  '&:focus-visible': { outline: 'none' },
  // A dialog has no room beside its button: it becomes a sheet at the bottom.
  [phoneWindow]: {
    '&&&[role=dialog]': {
      positionArea: 'none',
      inset: 'auto 0 0',
      inlineSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: 'calc(100% - 1rem)',
      margin: 0,
      borderWidth: `${token('line-width')} 0 0`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      animationName: rise,
      '&::backdrop': { background: token('scrim') },
    },
  },
})

/**
 * Holds an open popover where it stands: it doesn't follow its button when the page scrolls. In browsers without CSS anchor
 * positioning, it puts the popover below its button first, or above it where there is more room.
 */
export function hold(popover: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  if (popover.dataset.held) return
  const { clientWidth, clientHeight } = documentOf(anchor).documentElement
  const box = anchor.getBoundingClientRect()
  const own = popover.getBoundingClientRect()
  const inStyle = (pixels: number) => `${pixels / scaleOf(popover)}px`
  const keepsLeft = (align === 'start') !== (getComputedStyle(anchor).direction === 'rtl')
  const left = hasAnchors()
    ? own.left
    : Math.max(0, Math.min(keepsLeft ? box.left : box.right - own.width, clientWidth - own.width))
  const below = clientHeight - box.bottom
  const isAbove = (hasAnchors() && own.bottom <= box.top) || (own.height > below && box.top > below)
  const edge = isAbove ? `calc(100% - ${inStyle(box.top)})` : inStyle(box.bottom)
  const sides = isAbove ? `auto auto ${edge}` : `${edge} auto auto`
  popover.style.setProperty('--_edge', edge)
  popover.style.setProperty('--_held', `${sides} ${inStyle(left)}`)
  popover.dataset.held = 'true'
}

/**
 * Says whether an open panel is modal, puts it in its place anew when the window changes, such as when a phone is turned, and
 * follows its focus. @returns a function that stops that
 */
export function follow(panel: HTMLElement, around: HTMLElement, place: () => void, close: () => void) {
  const view = documentOf(panel).defaultView
  const say = () => {
    if (isSheet(panel)) panel.setAttribute('aria-modal', 'true')
    else panel.removeAttribute('aria-modal')
  }
  const placeAnew = () => {
    delete panel.dataset.held
    place()
    say()
  }
  let isTab = false
  const onKey = ({ type, key }: KeyboardEvent) => {
    isTab = type === 'keydown' && key === 'Tab'
  }
  const onLeft = (event: FocusEvent) => onFocusLeft(event, { panel, around, isTab, close })
  say()
  view?.addEventListener('resize', placeAnew)
  // The browser's own events also come from what a host has put in a slot.
  around.addEventListener('keydown', onKey)
  around.addEventListener('keyup', onKey)
  around.addEventListener('focusout', onLeft)
  return () => {
    around.removeEventListener('keydown', onKey)
    around.removeEventListener('keyup', onKey)
    view?.removeEventListener('resize', placeAnew)
    around.removeEventListener('focusout', onLeft)
  }
}

/** Whether the browser itself puts a popover beside its button, and moves it with the button. */
export const hasAnchors = () => CSS.supports('position-area', 'block-end')

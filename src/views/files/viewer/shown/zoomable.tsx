import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { css } from '../../../ui/style/styles'
import { type Point, useZoom } from './use-zoom'

/** What a double tap enlarges to. */
const tapZoom = 2.5

/** In pixels: a pointer that moves less has tapped; one that moves farther to a side has swiped. */
const tapLength = 8
const swipeLength = 48

/** In milliseconds: two taps within this are one double tap. */
const doubleTap = 300

const box = css({
  position: 'relative',
  overflow: 'clip',
  minBlockSize: '8rem',
  // Every gesture is ours.
  touchAction: 'none',
  userSelect: 'none',
  '&[data-zoomed]': { cursor: 'grab' },
})
const content = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplate: 'minmax(0,1fr)/minmax(0,1fr)',
  placeItems: 'center',
  '& > *': { maxInlineSize: '100%', maxBlockSize: '100%', objectFit: 'contain' },
})

export interface ZoomableProps {
  /** 1 shows all of it. */
  zoom: number
  onZoom: (zoom: number) => void
  /** Goes to the file on the right (1) or on the left (-1). */
  onSwipe: (step: 1 | -1) => void
  /** A tap beside what is shown. */
  onBeside: () => void
  children: ReactNode
}

/**
 * What can be enlarged by two fingers and a double tap, beside all that `useZoom()` does, and is moved by dragging it. While all of
 * it is shown, a swipe goes to the next file.
 */
export function Zoomable({ zoom, onZoom, onSwipe, onBeside, children }: ZoomableProps) {
  const frame = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  const { pointAt, zoomAt, pan } = useZoom(frame, moved, zoom, onZoom)
  /** Where each finger is. */
  const fingers = useRef(new Map<number, Point>())
  const gesture = useRef({ start: { x: 0, y: 0 }, most: 0, isTap: false })
  const lastTap = useRef(Number.NEGATIVE_INFINITY)

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const start = pointAt(event)
    fingers.current.set(event.pointerId, start)
    const { size } = fingers.current
    gesture.current = {
      start,
      most: size === 1 ? 1 : Math.max(size, gesture.current.most),
      isTap: size === 1,
    }
  }

  function onPointerMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const point = pointAt(event)
    fingers.current.set(event.pointerId, point)
    if (distance(point, gesture.current.start) > tapLength) gesture.current.isTap = false
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (!other) {
      if (zoom > 1) pan({ x: point.x - before.x, y: point.y - before.y })
      return
    }
    const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 }
    if (distance(before, other) > 0) zoomAt(distance(point, other) / distance(before, other), middle)
  }

  function onPointerUp(event: PointerEvent) {
    const isKnown = fingers.current.delete(event.pointerId)
    if (!isKnown || fingers.current.size > 0 || gesture.current.most > 1) return
    const point = pointAt(event)
    const { start } = gesture.current
    const [x, y] = [point.x - start.x, point.y - start.y]
    const isSwipe = Math.abs(x) > swipeLength && Math.abs(x) > 2 * Math.abs(y)
    if (isSwipe && zoom === 1) onSwipe(x < 0 ? 1 : -1)
  }

  // What closes the viewer is a click, and not the pointer that goes up: what is behind would get the click.
  function onClicked(event: MouseEvent) {
    if (!gesture.current.isTap) return
    const isDouble = event.timeStamp - lastTap.current < doubleTap
    lastTap.current = event.timeStamp
    const shown = moved.current?.firstElementChild?.getBoundingClientRect()
    if (shown && !isIn(shown, event)) onBeside()
    else if (isDouble) zoomAt(zoom > 1 ? 1 / zoom : tapZoom, pointAt(event))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts beside the keys, the buttons and the cross
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      ref={frame}
      className={box}
      data-zoomed={zoom > 1 || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onClick={onClicked}
      onPointerCancel={(event) => fingers.current.delete(event.pointerId)}
    >
      <div ref={moved} className={content}>
        {children}
      </div>
    </div>
  )
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

const isIn = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent) =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom

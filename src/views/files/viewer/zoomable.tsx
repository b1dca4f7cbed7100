import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { scaleOf } from '../../ui/scale-of'
import { css } from '../../ui/style/styles'

export const mostZoom = 8

/** What a double tap enlarges to. */
const tapZoom = 2.5

/** Pixels of an arrow key. */
const keyStep = 60

/** In pixels: a pointer that moves less stays where it is; one that moves farther to a side swipes. */
const steady = 8
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

interface Point {
  x: number
  y: number
}

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
 * Enlarges what is in it, by the wheel, two fingers, a double tap and the caller's buttons, and moves it by dragging and the arrow
 * keys. Of what is not enlarged, a finger swipes to the next one.
 */
export function Zoomable({ zoom, onZoom, onSwipe, onBeside, children }: ZoomableProps) {
  const frame = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  const view = useRef({ zoom, x: 0, y: 0 })
  const pointers = useRef(new Map<number, Point>())
  const gesture = useRef({ start: { x: 0, y: 0 }, isTap: false, lastTap: 0 })

  /** Shows it enlarged, with its middle moved so far, but never past its edge. */
  function show(next: { zoom: number } & Point) {
    const [outer, inner] = [frame.current, moved.current?.firstElementChild]
    if (!outer || !inner || !moved.current) return
    const scale = scaleOf(outer)
    const { width, height } = inner.getBoundingClientRect()
    const grown = next.zoom / view.current.zoom / scale
    const limit = (at: number, side: number, room: number) => {
      const most = Math.max(0, (side * grown - room) / 2)
      return Math.min(most, Math.max(-most, at))
    }
    view.current = {
      zoom: next.zoom,
      x: limit(next.x, width, outer.clientWidth),
      y: limit(next.y, height, outer.clientHeight),
    }
    const { x, y } = view.current
    moved.current.style.transform = `translate(${x}px,${y}px) scale(${next.zoom})`
  }

  /** Enlarges it around a point, which stays where it is. */
  function zoomAt(wanted: number, { x, y }: Point) {
    const next = Math.min(mostZoom, Math.max(1, wanted))
    const before = view.current
    const by = next / before.zoom
    show({ zoom: next, x: x - (x - before.x) * by, y: y - (y - before.y) * by })
    onZoom(next)
  }

  /** A point of the window, from the middle of the box, in its own pixels. */
  function pointAt({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const element = frame.current
    if (!element) return { x: 0, y: 0 }
    const { left, top, width, height } = element.getBoundingClientRect()
    const scale = scaleOf(element)
    return { x: (clientX - left - width / 2) / scale, y: (clientY - top - height / 2) / scale }
  }

  const pan = (by: Point) =>
    show({ zoom: view.current.zoom, x: view.current.x + by.x, y: view.current.y + by.y })

  useLayoutEffect(() => {
    const before = view.current
    const by = zoom / before.zoom
    if (by !== 1) show({ zoom, x: before.x * by, y: before.y * by })
  })

  const latest = useRef({ zoomAt, pan, pointAt })
  useEffect(() => {
    latest.current = { zoomAt, pan, pointAt }
  })
  useEffect(() => {
    const element = frame.current
    const dialog = element?.closest('dialog')
    // React's own listener could not keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const current = latest.current
      current.zoomAt(view.current.zoom * Math.exp(-event.deltaY / 300), current.pointAt(event))
    }
    const onKey = ({ key }: KeyboardEvent) => {
      const way = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key]
      const [x = 0, y = 0] = way ?? []
      if (way && view.current.zoom > 1) latest.current.pan({ x: x * keyStep, y: y * keyStep })
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    dialog?.addEventListener('keydown', onKey)
    return () => {
      element?.removeEventListener('wheel', onWheel)
      dialog?.removeEventListener('keydown', onKey)
    }
  }, [])

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointAt(event)
    pointers.current.set(event.pointerId, point)
    gesture.current.isTap = pointers.current.size === 1
    gesture.current.start = point
  }

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const point = pointAt(event)
    const { start } = gesture.current
    if (Math.hypot(point.x - start.x, point.y - start.y) > steady) gesture.current.isTap = false
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, each]) => each)
    pointers.current.set(event.pointerId, point)
    const [other] = others
    if (other) {
      const distance = (from: Point) => Math.hypot(from.x - other.x, from.y - other.y)
      const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 }
      if (distance(before) > 0) zoomAt((view.current.zoom * distance(point)) / distance(before), middle)
    } else if (view.current.zoom > 1) pan({ x: point.x - before.x, y: point.y - before.y })
  }

  function onPointerUp(event: PointerEvent) {
    const isKnown = pointers.current.delete(event.pointerId)
    if (!isKnown || pointers.current.size > 0) return
    const point = pointAt(event)
    const { start, isTap, lastTap } = gesture.current
    if (isTap) return onTapped(event, point, lastTap)
    const [x, y] = [point.x - start.x, point.y - start.y]
    const isSwipe = Math.abs(x) > swipeLength && Math.abs(x) > 2 * Math.abs(y)
    if (isSwipe && view.current.zoom === 1) onSwipe(x < 0 ? 1 : -1)
  }

  function isBeside({ clientX, clientY }: PointerEvent) {
    const shown = moved.current?.firstElementChild?.getBoundingClientRect()
    if (!shown) return false
    return clientX < shown.left || clientX > shown.right || clientY < shown.top || clientY > shown.bottom
  }

  function onTapped(event: PointerEvent, point: Point, lastTap: number) {
    gesture.current.lastTap = event.timeStamp
    if (isBeside(event)) onBeside()
    else if (event.timeStamp - lastTap < doubleTap) zoomAt(view.current.zoom > 1 ? 1 : tapZoom, point)
  }

  return (
    <div
      ref={frame}
      className={box}
      data-zoomed={zoom > 1 || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={(event) => pointers.current.delete(event.pointerId)}
    >
      <div ref={moved} className={content}>
        {children}
      </div>
    </div>
  )
}

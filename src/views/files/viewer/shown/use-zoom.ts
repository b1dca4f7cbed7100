import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { scaleOf } from '../../../ui/scale-of'

export const mostZoom = 8

/** What has keys of its own: a field has a caret, and a film a time. */
const ownKeys = 'input,textarea,select,audio,video'

/** Whether a key that was pressed in the viewer is for the file. */
export const isForFile = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  // A key's target is an element.
  !ctrlKey && !metaKey && !altKey && !(target as Element).matches(ownKeys)

/** In pixels: how far an arrow key moves what is enlarged. */
const keyStep = 60

/** How fast the wheel enlarges. */
const wheelLength = 300

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
}

/** In pixels of the element. */
export interface Point {
  x: number
  y: number
}

interface Zoom {
  /** A point of the window, from the middle of the frame. */
  pointAt: (event: { clientX: number; clientY: number }) => Point
  /** Enlarges it by a factor around a point, which stays where it is. */
  zoomAt: (factor: number, point: Point) => void
  pan: (by: Point) => void
}

/**
 * Shows what is in a frame enlarged, and moved so that no edge of it leaves a gap. The wheel enlarges it, and arrow keys move it.
 * @param moved what is as large as the frame, and has in it what is shown.
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  moved: RefObject<HTMLElement | null>,
  zoom: number,
  onZoom: (zoom: number) => void,
): Zoom {
  // What is drawn anew is not enlarged yet.
  const view = useRef({ zoom: 1, x: 0, y: 0 })

  function show(next: Point & { zoom: number }) {
    const [outer, layer] = [frame.current, moved.current]
    const shown = layer?.firstElementChild
    if (!outer || !layer || !shown) return
    const { width, height } = shown.getBoundingClientRect()
    const by = next.zoom / view.current.zoom / scaleOf(outer)
    const within = (at: number, side: number, room: number) => {
      const most = Math.max(0, (side * by - room) / 2)
      return Math.min(most, Math.max(-most, at))
    }
    const x = within(next.x, width, outer.clientWidth)
    const y = within(next.y, height, outer.clientHeight)
    view.current = { zoom: next.zoom, x, y }
    layer.style.transform = `translate(${x}px,${y}px) scale(${next.zoom})`
  }

  function pointAt({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    if (!frame.current) return { x: 0, y: 0 }
    const { left, top, width, height } = frame.current.getBoundingClientRect()
    const scale = scaleOf(frame.current)
    return { x: (clientX - left - width / 2) / scale, y: (clientY - top - height / 2) / scale }
  }

  function zoomAt(factor: number, { x, y }: Point) {
    const before = view.current
    const next = Math.min(mostZoom, Math.max(1, before.zoom * factor))
    const by = next / before.zoom
    show({ zoom: next, x: x - (x - before.x) * by, y: y - (y - before.y) * by })
    onZoom(next)
  }

  function pan({ x, y }: Point) {
    const before = view.current
    show({ zoom: before.zoom, x: before.x + x, y: before.y + y })
  }

  // By the buttons: the middle stays where it is.
  useLayoutEffect(() => {
    const { zoom: before, x, y } = view.current
    const by = zoom / before
    if (by !== 1) show({ zoom, x: x * by, y: y * by })
  })

  const latest = useRef({ pointAt, zoomAt, pan })
  useEffect(() => {
    latest.current = { pointAt, zoomAt, pan }
  })
  useEffect(() => {
    const element = frame.current
    const dialog = element?.closest('dialog')
    // React's own listener could not keep the page behind it from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      latest.current.zoomAt(Math.exp(-event.deltaY / wheelLength), latest.current.pointAt(event))
    }
    const onKey = (event: KeyboardEvent) => {
      const by = arrows[event.key]
      if (by && view.current.zoom > 1 && isForFile(event)) latest.current.pan(by)
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    dialog?.addEventListener('keydown', onKey)
    return () => {
      element?.removeEventListener('wheel', onWheel)
      dialog?.removeEventListener('keydown', onKey)
    }
  }, [frame])

  return { pointAt, zoomAt, pan }
}

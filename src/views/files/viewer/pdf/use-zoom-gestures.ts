import { type RefObject, useEffect, useRef } from 'react'

/** Two fingers, and the wheel with Ctrl (a trackpad's pinch), enlarge what scrolls. One finger and the wheel alone scroll it. */
export function useZoomGestures(
  box: RefObject<HTMLElement | null>,
  zoom: number,
  onZoom: ((zoom: number) => void) | undefined,
): void {
  const latest = useRef({ zoom, onZoom })
  latest.current = { zoom, onZoom }
  useEffect(() => {
    const element = box.current
    if (!element) return
    let start: { distance: number; zoom: number } | undefined
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      latest.current.onZoom?.(latest.current.zoom * Math.exp(-event.deltaY / 300))
    }
    const onTouched = ({ touches }: TouchEvent) => {
      const distance = distanceOf(touches)
      start = distance > 0 ? { distance, zoom: latest.current.zoom } : undefined
    }
    const onTouchMoved = (event: TouchEvent) => {
      if (!start) return
      event.preventDefault()
      latest.current.onZoom?.((start.zoom * distanceOf(event.touches)) / start.distance)
    }
    // React's own listeners could not keep the page from being enlarged.
    element.addEventListener('wheel', onWheel, { passive: false })
    element.addEventListener('touchstart', onTouched, { passive: true })
    element.addEventListener('touchmove', onTouchMoved, { passive: false })
    element.addEventListener('touchend', onTouched)
    return () => {
      element.removeEventListener('wheel', onWheel)
      element.removeEventListener('touchstart', onTouched)
      element.removeEventListener('touchmove', onTouchMoved)
      element.removeEventListener('touchend', onTouched)
    }
  }, [box])
}

/** Between two fingers; 0 if there are not two. */
function distanceOf({ length, 0: one, 1: other }: TouchList): number {
  if (length !== 2 || !one || !other) return 0
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}

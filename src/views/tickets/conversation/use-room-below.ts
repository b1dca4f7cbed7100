import { type RefObject, useEffect } from 'react'
import { onResize } from '../../ui/on-resize'

/** Tells the styles, in `--_below`, how much room everything takes that stands with an element in its parent. */
export function useRoomBelow(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    const parent = element?.parentElement
    if (!element || !parent) return
    return onResize(
      [parent],
      () => parent.offsetHeight - element.offsetHeight,
      (height) => element.style.setProperty('--_below', `${height}px`),
    )
  }, [box])
}

import { type RefObject, useLayoutEffect, useState } from 'react'
import { onResize } from './on-resize'

/** Whether an element has a box, and has not been hidden by a rule for its container. */
export function useShown(element: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false)
  useLayoutEffect(() => {
    const measure = () => element.current?.getClientRects().length === 1
    // At once: what stands in one of two places must not be seen in the other one first.
    setShown(measure())
    return onResize([element.current], measure, setShown)
  }, [element])
  return isShown
}

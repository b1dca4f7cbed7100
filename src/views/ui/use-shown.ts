import { type RefObject, useLayoutEffect, useState } from 'react'
import { onResize } from './on-resize'

/** Whether an element has a box, and has not been hidden by a rule for its container. */
export function useShown(element: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false)
  useLayoutEffect(() => {
    const measure = () => setShown(element.current?.getClientRects().length === 1)
    measure()
    return onResize([element.current], measure)
  }, [element])
  return isShown
}

import { type RefObject, useEffect, useState } from 'react'
import { onResize } from './on-resize'

/** Whether an element has more content than it shows. It must then be focusable, to scroll by keyboard. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1
    return onResize([box, box.firstElementChild], measure, setOverflows)
  }, [element])
  return overflows
}

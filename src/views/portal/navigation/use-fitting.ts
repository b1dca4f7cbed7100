import { type RefObject, useLayoutEffect, useState } from 'react'
import { onResize } from '../../ui/on-resize'

const widthOf = (element: Element) => element.getBoundingClientRect().width

/**
 * How many of `total` items have room in a row, beside its last item, which is needed only where they don't all have room.
 * Each item's name has its natural width, also where it is not seen.
 */
export function useFitting(row: RefObject<HTMLElement | null>, total: number): number {
  const [count, setCount] = useState(total)
  useLayoutEffect(() => {
    const box = row.current
    if (!box) return
    const names = [...box.querySelectorAll('svg + span')]
    const measure = () => {
      const widths = names.map(widthOf)
      const last = widths.pop() ?? 0
      const widthUpTo = (end: number) => {
        let width = 0
        for (const each of widths.slice(0, end)) width += each
        return width
      }
      // Half a pixel is lost by rounding. A row without layout has no width, and its items have none, too.
      const room = widthOf(box) + 0.5
      let fitting = total
      if (widthUpTo(total) > room) while (fitting > 0 && widthUpTo(fitting) + last > room) fitting--
      return fitting
    }
    // At once: a name that has no room must not be seen first.
    setCount(measure())
    return onResize([box, ...names], measure, setCount)
  }, [row, total])
  return count
}

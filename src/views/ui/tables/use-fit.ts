import { type RefObject, useLayoutEffect, useState } from 'react'
import { onResize } from '../on-resize'

/**
 * How many whole rows a box with a table shows at once: 0 if it only scrolls sideways, and `undefined` when it doesn't
 * scroll. A box that scrolls ends within a row: where it ended between two, nobody would know that more rows follow.
 *
 * @param limit An element as high as the box may be; without height if it may have any.
 * @param count How many rows are drawn.
 */
export function useFit(
  box: RefObject<HTMLElement | null>,
  limit: RefObject<HTMLElement | null>,
  count: number,
): number | undefined {
  const [fit, setFit] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are the event
  useLayoutEffect(() => {
    const { current: element } = box
    const table = element?.firstElementChild
    if (!element || !table) return
    const look = () => {
      const most = limit.current?.offsetHeight ?? 0
      const scrolls = most > 0 && table.scrollHeight > most + 1
      let edge = 0
      let whole = -1
      if (scrolls)
        for (const { offsetTop, offsetHeight } of table.querySelectorAll<HTMLElement>('tbody>tr')) {
          if (offsetTop + offsetHeight * 0.5 > most) break
          edge = Math.min(most, offsetTop + offsetHeight * 0.75)
          whole++
        }
      // Of a list of which only the rows in view are drawn, the first ones may be gone: it stays as it is.
      if (scrolls && edge === 0) return
      element.style.blockSize = scrolls ? `${edge}px` : ''
      setFit(scrolls ? whole : element.scrollWidth > element.clientWidth + 1 ? 0 : undefined)
    }
    look()
    let frame = 0
    // Whoever watches what is around the box would be told too late of a change in this same moment.
    const stop = onResize([limit.current, table], () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    })
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [box, limit, count])
  return fit
}

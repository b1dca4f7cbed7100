import { type RefObject, useLayoutEffect, useState } from 'react'
import { onResize } from '../on-resize'

/** How much of a row that is cut shows at most: it is seen that it goes on below. */
const mostShown = 0.85

/** At least, its first line can be read, which ends so many letters' heights below its edge. */
const leastShown = 2

/** For less than this part of a row, no box scrolls: it is as high as its rows. */
const leastHidden = 0.3

/**
 * How many whole rows a box with a table shows at once: 0 if it only scrolls sideways, and `undefined` when it doesn't
 * scroll. A box that scrolls ends within a row, or with a whole one: its edge fades, so that one sees that more rows follow.
 *
 * @param limit An element as high as the box may be; without height if it may have any.
 * @param count How many rows are drawn.
 * @param isAbove Whether something stands below the box that depends on it.
 * @param isWhole Whether the box is as high as its rows. What it would show with its limit is told all the same.
 * @param isPart Whether the first rows are not drawn, because the client has scrolled past them: what was found before holds.
 */
export function useFit(
  box: RefObject<HTMLElement | null>,
  limit: RefObject<HTMLElement | null>,
  count: number,
  isAbove: boolean,
  isWhole: boolean,
  isPart: boolean,
): number | undefined {
  const [fit, setFit] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are the event
  useLayoutEffect(() => {
    const { current: element } = box
    const table = element?.firstElementChild
    if (!element || !table || isPart) return
    const measure = () => {
      const most = limit.current?.offsetHeight ?? 0
      const rows = [...table.querySelectorAll<HTMLElement>('tbody>tr')]
      const hidden = most > 0 ? table.scrollHeight - most : 0
      const scrolls = hidden > Math.max(1, (rows.at(-1)?.offsetHeight ?? 0) * leastHidden)
      const drawn = scrolls ? rows : []
      const firstLine = leastShown * Number.parseFloat(getComputedStyle(table).fontSize)
      const seen = drawn.filter(
        ({ offsetTop, offsetHeight }) => offsetTop + Math.min(offsetHeight * mostShown, firstLine) <= most,
      )
      const last = seen.at(-1)
      const { offsetTop = 0, offsetHeight = 0 } = last ?? {}
      /** Of the next row, too little would show. */
      const isLastWhole = offsetTop + offsetHeight <= most
      const end = isLastWhole
        ? offsetTop + offsetHeight
        : Math.min(most, offsetTop + offsetHeight * mostShown)
      const overflows = scrolls || element.scrollWidth > element.clientWidth + 1
      return {
        least: hidden > 0 && !scrolls && !isWhole ? `${table.scrollHeight}px` : '',
        size: last && !isWhole ? `${end}px` : '',
        fit: last ? seen.length - (isLastWhole ? 0 : 1) : overflows ? 0 : undefined,
      }
    }
    const use = ({ least, size, fit }: ReturnType<typeof measure>) => {
      element.style.minBlockSize = least
      element.style.blockSize = size
      setFit(fit)
    }
    // At once: what stands below must not be seen without it, or in another place, first.
    if (isAbove) use(measure())
    return onResize([limit.current, table], measure, use)
  }, [box, limit, count, isAbove, isWhole, isPart])
  return fit
}

import { type RefObject, useLayoutEffect, useState } from 'react'
import { onResize } from '../on-resize'

/** How much of a row at least, and at most, shows that it goes on below. */
const [leastShown, mostShown] = [0.72, 0.85]

/** For less than this part of a row, no box scrolls: it is as high as its rows. */
const leastHidden = 0.3

/**
 * How many whole rows a box with a table shows at once: 0 if it only scrolls sideways, and `undefined` when it doesn't
 * scroll. A box that scrolls ends within a row: where it ended between two, nobody would know that more rows follow.
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
      const seen = drawn.filter(
        ({ offsetTop, offsetHeight }) => offsetTop + offsetHeight * leastShown <= most,
      )
      const last = seen.at(-1)
      const overflows = scrolls || element.scrollWidth > element.clientWidth + 1
      return {
        least: hidden > 0 && !scrolls && !isWhole ? `${table.scrollHeight}px` : '',
        size: last && !isWhole ? `${Math.min(most, last.offsetTop + last.offsetHeight * mostShown)}px` : '',
        fit: last ? seen.length - 1 : overflows ? 0 : undefined,
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

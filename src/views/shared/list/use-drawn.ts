import { type RefObject, useEffect, useRef, useState } from 'react'
import { mostPrinted, usePrinting } from '../use-printing'

/** How many items are drawn at first, and how many more each time. */
const step = 50

interface DrawnOptions {
  /** The place of an item that is wanted, from 0: all up to this one are drawn. */
  wanted?: number
  /** The item beside which the others will be drawn: the last one that is drawn, by default. */
  edgeOf?: (list: Element) => Element | null
  /** Called before more items are drawn. */
  onMore?: () => void
}

/**
 * Draws a long list as far as somebody has come: its first items at once, and more of them whenever the last one that
 * is drawn comes into view.
 * @param list The element that holds the items.
 * @returns how many to draw.
 */
export function useDrawn(
  list: RefObject<Element | null>,
  total: number,
  { wanted = -1, edgeOf = (element) => element.lastElementChild, onMore }: DrawnOptions = {},
): number {
  // A DOM without layout, such as jsdom's, has nothing in view.
  const [most, setMost] = useState(typeof IntersectionObserver === 'undefined' ? Infinity : step)
  const isPrinting = usePrinting()
  const count = Math.min(total, isPrinting ? mostPrinted : Math.max(most, wanted + 1))
  const latest = useRef({ edgeOf, onMore })
  latest.current = { edgeOf, onMore }
  useEffect(() => {
    const edge = list.current && latest.current.edgeOf(list.current)
    if (!edge || count === total) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        latest.current.onMore?.()
        setMost(count + step)
      },
      { rootMargin: '50%' },
    )
    observer.observe(edge)
    return () => observer.disconnect()
  }, [list, count, total])
  return count
}

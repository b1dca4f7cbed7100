import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useDrawn } from '../../shared/list/use-drawn'

/** How many messages that come later are drawn at once. 5,000 of them would stop the page for ten seconds. */
const mostLater = 100

/** How many are drawn before one that is wanted. */
const before = 20

/**
 * How many of the newest messages are drawn: all up to the one that is wanted, whose place counts from the newest, and some before it;
 * and more of them whenever a reader comes to the first one. What is read stays in its place.
 */
export function useEarlier(box: RefObject<HTMLDivElement | null>, total: number, wanted: number): number {
  const below = useRef<number>(undefined)
  // Those that come later are drawn beside the others, unless they are very many.
  const [known, setKnown] = useState(total)
  if (total > known + mostLater) setKnown(total)
  const count = useDrawn(box, known, {
    wanted: wanted < 0 ? wanted : wanted + before,
    edgeOf: (element) => element.querySelector('[data-message]'),
    onMore() {
      if (box.current) below.current = box.current.scrollHeight - box.current.scrollTop
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: more messages are the event
  useLayoutEffect(() => {
    if (box.current && below.current !== undefined)
      box.current.scrollTop = box.current.scrollHeight - below.current
    below.current = undefined
  }, [count])
  return count + total - known
}

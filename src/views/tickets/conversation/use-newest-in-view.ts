import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { onResize } from '../../ui/on-resize'
import { scaleOf } from '../../ui/scale-of'

/** A reader who is nearer to the end than this, in pixels, counts as being at the end. */
const nearEnd = 80

/**
 * Keeps the newest of `count` messages in view: at first, after a message of the client's own (`isOwn`), and
 * as long as the reader is at the end, as at first (`beginsAtEnd`). A reader who has scrolled up stays there, and `isOutOfView` becomes
 * true. Of one that is higher than the box, the beginning is shown; of the client's own, the end: they know how it begins.
 *
 * Each message in `box` must have the attribute `data-message`.
 */
export function useNewestInView(
  box: RefObject<HTMLElement | null>,
  count: number,
  isOwn: boolean,
  beginsAtEnd: boolean,
) {
  const shown = useRef(0)
  const isAtEnd = useRef(beginsAtEnd)
  const height = useRef(0)
  const [isOutOfView, setOutOfView] = useState(false)

  const showNewest = useCallback(() => {
    const element = box.current
    const newest = [...(element?.querySelectorAll<HTMLElement>('[data-message]') ?? [])].at(-1)
    if (!element || !newest) return
    // Scroll to the beginning of the newest message, or past the end of an own one. If it fits into the box, all of it is in view.
    const { top } = newest.getBoundingClientRect()
    const way = (top - element.getBoundingClientRect().top) / scaleOf(element)
    const spare = element.clientHeight - newest.offsetHeight
    element.scrollTop +=
      way - (spare > 0 ? Math.min(nearEnd / 2, spare) : isOwn ? -element.scrollHeight : nearEnd / 2)
    setOutOfView(false)
  }, [box, isOwn])

  useLayoutEffect(() => {
    if (count === shown.current) return
    const isFirst = shown.current === 0
    shown.current = count
    if (isOwn && !isFirst) isAtEnd.current = true
    if (isFirst || isOwn || isAtEnd.current) showNewest()
    else setOutOfView(true)
  }, [count, isOwn, showNewest])

  // The box shrinks when a phone shows its keyboard, or when the reply grows; the last day grows with its pictures.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message may stand in another day
  useEffect(
    () =>
      onResize(
        [box.current, box.current?.lastElementChild ?? null],
        () => {
          height.current = box.current?.clientHeight ?? 0
          return isAtEnd.current
        },
        (wasAtEnd) => wasAtEnd && showNewest(),
      ),
    [box, count, showNewest],
  )

  const onScrolled = () => {
    const element = box.current
    // Where the box has just got another height, its end has moved, not the reader.
    if (!element || element.clientHeight !== height.current) return
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
    if (isAtEnd.current) setOutOfView(false)
  }
  return { isOutOfView, showNewest, onScrolled }
}

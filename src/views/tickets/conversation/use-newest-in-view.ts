import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Nearer to the end than this, in pixels, the reader is at the end. */
const nearEnd = 80

/**
 * Keeps the newest of `count` messages in view: at first, after one's own, and as long as the reader is at the
 * end. Who reads further up stays there, and is told that there is news.
 *
 * Messages are marked with `data-message`.
 */
export function useNewestInView(box: RefObject<HTMLElement | null>, count: number, isOwn: boolean) {
  const shown = useRef(0)
  const isAtEnd = useRef(true)
  const [hasNews, setNews] = useState(false)

  const showNewest = useCallback(() => {
    const element = box.current
    const newest = Array.from(element?.querySelectorAll<HTMLElement>('[data-message]') ?? []).at(-1)
    if (!element || !newest) return
    // From its beginning, if it is longer than the box; otherwise this is the end.
    const { top } = newest.getBoundingClientRect()
    element.scrollTop += top - element.getBoundingClientRect().top - nearEnd / 2
    setNews(false)
  }, [box])

  useLayoutEffect(() => {
    if (count === shown.current) return
    const isFirst = shown.current === 0
    shown.current = count
    if (isFirst || isOwn || isAtEnd.current) showNewest()
    else setNews(true)
  }, [count, isOwn, showNewest])

  // The box becomes smaller under the keyboard of a phone, or as the reply grows.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => isAtEnd.current && showNewest())
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, showNewest])

  const onScrolled = () => {
    const element = box.current
    if (!element) return
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
    if (isAtEnd.current) setNews(false)
  }
  return { hasNews, showNewest, onScrolled }
}

import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A step that leaves while the focus is in it hands it on. @param next Finds what gets it. */
export function useStep<E extends HTMLElement>(
  next: (step: E) => HTMLElement | null | undefined,
): RefObject<E | null> {
  const element = useRef<E>(null)
  const latest = useRef(next)
  latest.current = next
  useLayoutEffect(() => {
    const { current } = element
    return () => {
      if (current?.matches(':focus-within')) latest.current(current)?.focus({ preventScroll: true })
    }
  }, [])
  return element
}

import { type RefObject, useEffect, useRef } from 'react'
import { documentOf } from '../ui/document-of'
import { placeOf } from '../ui/use-handed-on'

/**
 * What had the focus right before a toast got it, in whichever widget, has it again when the toast is closed. If that is gone, its
 * place has it.
 */
export function useLastFocus(container: RefObject<HTMLElement | null>, isThere: boolean) {
  /** From the element outwards. */
  const path = useRef<EventTarget[]>([])
  useEffect(() => {
    const { current } = container
    if (!isThere || !current) return
    const page = documentOf(current)
    const onFocusMoved = (event: FocusEvent) => {
      const root = current.getRootNode()
      const comesHere = root instanceof ShadowRoot && event.relatedTarget === root.host
      path.current = comesHere ? event.composedPath() : []
    }
    page.addEventListener('focusout', onFocusMoved)
    return () => {
      page.removeEventListener('focusout', onFocusMoved)
      path.current = []
    }
  }, [container, isThere])
  return () => {
    const left = path.current.find((each) => each instanceof HTMLElement && each.isConnected)
    if (!(left instanceof HTMLElement)) return
    const next = left === path.current[0] ? left : placeOf(left)
    next?.focus({ preventScroll: true })
  }
}

import { type RefObject, useLayoutEffect } from 'react'
import { placeOf } from '../ui/use-handed-on'

/**
 * Gives the focus to the card when the element leaves while a dialog in it has the focus, as where a client approves in the viewer
 * and the row goes. As long as the dialog is there, nothing outside of it could take the focus.
 */
export function useFocusKept(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element
    return () => {
      if (!current?.querySelector('dialog:focus-within')) return
      const card = current.closest<HTMLElement>('section[aria-labelledby]')
      queueMicrotask(() => card && placeOf(card)?.focus({ preventScroll: true }))
    }
  }, [element])
}

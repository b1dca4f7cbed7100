import { type RefObject, useEffect } from 'react'
import { documentOf } from '../document-of'

/**
 * Closes an open panel when the client goes back or forward: it belongs to what was there before. Where the browser has a
 * Back of its own for panels, as Chrome on Android has, that one closes it and goes nowhere.
 *
 * @param inside something in the panel
 */
export function useClosedOnBack(inside: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const view = inside.current && documentOf(inside.current).defaultView
    view?.addEventListener('popstate', close)
    return () => view?.removeEventListener('popstate', close)
  }, [inside, close])
}

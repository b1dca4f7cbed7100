import { type RefObject, useEffect, useRef } from 'react'
import { documentOf } from '../document-of'

/** As `phoneWindow` in `style/queries.ts`. To import it would cut the bundler's helper out of the script with everything. */
const phone = '(max-width:26em)'

/** Marks the entry of the history that a sheet has for itself. The rest of its state is the host's. */
const mark = 'client-portal:sheet'

/**
 * Closes an open panel when the client goes back or forward: it belongs to what was there before. Where the browser has a
 * Back of its own for panels, as Chrome on Android has, that one closes it and goes nowhere. In other browsers a dialog on a phone,
 * which is a sheet over the page, gets an entry of the history for itself, so that Back leaves the sheet and not the page.
 *
 * @param inside something in the panel
 */
export function useClosedOnBack(inside: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const view = inside.current && documentOf(inside.current).defaultView
    if (!view) return
    const isSheet = !('CloseWatcher' in view) && view.matchMedia(phone).matches
    const panel = isSheet ? inside.current?.closest<HTMLElement>('dialog,[role=dialog]') : null
    const giveBack = panel ? takeEntry(view, panel) : undefined
    const onPopped = () => latest.current()
    view.addEventListener('popstate', onPopped)
    return () => {
      view.removeEventListener('popstate', onPopped)
      giveBack?.()
    }
  }, [inside])
}

/** Adds an entry of the same address. @returns a function that leaves it, unless the client has done so or follows a link */
function takeEntry({ history }: Window, panel: HTMLElement): (() => void) | undefined {
  const state: unknown = history.state ?? {}
  // A host may keep there what is no object.
  if (typeof state !== 'object') return
  try {
    history.pushState({ ...state, [mark]: true }, '')
  } catch {
    // A frame without an address of its own has no history either.
    return
  }
  let follows = false
  panel.addEventListener('click', (event) => {
    follows ||= event.composedPath().some((target) => 'href' in target)
  })
  return () => {
    if (!follows && history.state?.[mark]) history.back()
  }
}

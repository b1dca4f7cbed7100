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
 * @param close `undefined` where the client can't close it
 */
export function useClosedOnBack(inside: RefObject<HTMLElement | null>, close?: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const view = inside.current && documentOf(inside.current).defaultView
    if (!view || !latest.current) return
    // A DOM without a layout has none.
    const isSheet = !('CloseWatcher' in view) && view.matchMedia?.(phone).matches
    const panel = isSheet ? inside.current?.closest<HTMLElement>('dialog,[role=dialog]') : null
    const leaveEntry = panel ? takeEntry(view, panel) : undefined
    const onPopped = () => latest.current?.()
    view.addEventListener('popstate', onPopped)
    return () => {
      view.removeEventListener('popstate', onPopped)
      leaveEntry?.()
    }
  }, [inside])
}

/** Adds an entry of the same address. @returns a function that leaves it, unless the client has done so or follows a link */
function takeEntry(view: Window, panel: HTMLElement): (() => void) | undefined {
  const { history } = view
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
    const isHere = !event.ctrlKey && !event.metaKey && !event.shiftKey
    follows = isHere && event.composedPath().some(leadsAway)
  })
  // What closes it may go on to another page: that has an entry of its own then.
  return () => view.setTimeout(() => !follows && history.state?.[mark] && history.back())
}

/** Whether it is a link to another page, in this window. */
const leadsAway = (target: Partial<HTMLAnchorElement>) => target.href && !target.target && !target.download

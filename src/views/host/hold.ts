/** Forms with unsent input stay on screen when the session expires. Core drops the data around them. */

import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { $clientId } from '../../core/index'
import { useStore } from './use-store'

interface Holds {
  /** Whether any form of this element holds unsent input. */
  isHeld: boolean
  /** A form reports whether it holds unsent input. */
  hold: (form: symbol, isUnsent: boolean) => void
}

export const HoldContext = createContext<Holds>({ isHeld: false, hold: () => {} })

/** The value of `HoldContext` for the forms of one element. */
export function useHolds(): Holds {
  const forms = useRef(new Set<symbol>())
  const [isHeld, setHeld] = useState(false)
  const hold = useCallback((form: symbol, isUnsent: boolean) => {
    if (isUnsent) forms.current.add(form)
    else forms.current.delete(form)
    setHeld(forms.current.size > 0)
  }, [])
  return useMemo(() => ({ isHeld, hold }), [isHeld, hold])
}

/** Keeps the calling form on screen when the session expires, as long as `isUnsent` is true. */
export function useHold(isUnsent: boolean): void {
  const { hold } = useContext(HoldContext)
  // A layout effect takes effect at once: a form that was sent is let go before its answer changes the session.
  useLayoutEffect(() => {
    if (!isUnsent) return
    const form = Symbol('form')
    hold(form, true)
    return () => hold(form, false)
  }, [hold, isUnsent])
}

/**
 * A React key that stays the same when the session expires, and changes when another client signs in: nothing
 * of one client stays on screen for the next. `undefined` until a client is known.
 */
export function useClientKey(): string | undefined {
  const clientId = useStore($clientId)
  const latest = useRef(clientId)
  if (clientId) latest.current = clientId
  return latest.current ?? undefined
}

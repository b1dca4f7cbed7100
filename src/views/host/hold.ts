/** Forms with unsent input stay on screen when the session expires. Core drops the data around them. */

import {
  type ComponentType,
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { $clientId } from '../../core/index'
import { useStore } from './use-store'

/** Shown while `open`: the session has expired, and a form with unsent input stays on screen. */
type SignInAgain = ComponentType<{ open: boolean }>

interface Holds {
  /** Whether any form of this element holds unsent input. */
  isHeld: boolean
  /** Lets the client sign in again over a form. A form brings it, so that elements without forms never load it. */
  SignInAgain: SignInAgain | undefined
  /** A form reports whether it holds unsent input. */
  hold: (form: symbol, isUnsent: boolean, signInAgain?: SignInAgain) => void
}

export const HoldContext = createContext<Holds>({
  isHeld: false,
  SignInAgain: undefined,
  hold: () => {},
})

/** The value of `HoldContext` for the forms of one element. */
export function useHolds(): Holds {
  const forms = useRef(new Set<symbol>())
  const [isHeld, setHeld] = useState(false)
  const latest = useRef<SignInAgain>(undefined)
  const hold = useCallback((form: symbol, isUnsent: boolean, signInAgain?: SignInAgain) => {
    latest.current ??= signInAgain
    if (isUnsent) forms.current.add(form)
    else forms.current.delete(form)
    setHeld(forms.current.size > 0)
  }, [])
  return useMemo(() => ({ isHeld, hold, SignInAgain: latest.current }), [isHeld, hold])
}

/** Keeps the calling form on screen when the session expires, as long as `isUnsent` is true. */
export function useHold(isUnsent: boolean, signInAgain?: SignInAgain): void {
  const { hold } = useContext(HoldContext)
  // A layout effect takes effect at once: a form that was sent is let go before its answer changes the session.
  useLayoutEffect(() => {
    if (!isUnsent) return
    const form = Symbol('form')
    hold(form, true, signInAgain)
    return () => hold(form, false)
  }, [hold, isUnsent, signInAgain])
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

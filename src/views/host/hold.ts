/** Forms that hold unsent input stay on screen when the session expires; everything else goes. */
import { useStore } from '@nanostores/react'
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { $clientId } from '../../core/index'

interface Holds {
  /** Whether any form of this element holds unsent input. */
  isHeld: boolean
  /** A form has, or has no more, something to lose. */
  hold: (form: symbol, isUnsent: boolean) => void
}

export const HoldContext = createContext<Holds>({ isHeld: false, hold: () => {} })

/** What an element gives the forms in it. */
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

/** Called by a form: what it holds must not be lost when the session expires. */
export function useHold(isUnsent: boolean): void {
  const { hold } = useContext(HoldContext)
  useEffect(() => {
    if (!isUnsent) return
    const form = Symbol('form')
    hold(form, true)
    return () => hold(form, false)
  }, [hold, isUnsent])
}

/** A key that stays through an expiry and changes with the client: what was on screen is not the next one's. */
export function useClientKey(): string | undefined {
  const clientId = useStore($clientId)
  const latest = useRef(clientId)
  if (clientId) latest.current = clientId
  return latest.current ?? undefined
}

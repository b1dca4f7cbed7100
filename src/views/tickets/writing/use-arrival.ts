import { useContext, useEffect, useRef } from 'react'
import { type Place, watchArrival } from '../../../core/index'
import { RestContext } from '../../host/use-host'

/** Calls back when a draft, whose answer was lost, is seen where it was sent to. It is dropped then. */
export function useArrival(place: Place, onArrived: (ticketId: string) => unknown): void {
  const latest = useRef(onArrived)
  latest.current = onArrived
  const isResting = useContext(RestContext)
  useEffect(
    () => (isResting ? undefined : watchArrival(place, (ticketId) => latest.current(ticketId))),
    [place, isResting],
  )
}

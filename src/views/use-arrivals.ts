import { useEffect, useRef, useState } from 'react'
import type { Notification } from '../core/index'

export interface Arrivals {
  /** Tells one announcement from the next, also where their words are the same. */
  turn: number
  notifications: readonly Notification[]
}

/** The notifications that came since those known at first, each time some did. */
export function useArrivals(current: readonly Notification[] | undefined): Arrivals {
  const [arrivals, setArrivals] = useState<Arrivals>({ turn: 0, notifications: [] })
  const known = useRef<Set<string>>(undefined)
  useEffect(() => {
    if (!current) return
    const seen = known.current
    known.current = new Set([...(seen ?? []), ...current.map(({ _id }) => _id)])
    const notifications = seen ? current.filter(({ _id }) => !seen.has(_id)) : []
    if (notifications.length > 0) setArrivals(({ turn }) => ({ turn: turn + 1, notifications }))
  }, [current])
  return arrivals
}

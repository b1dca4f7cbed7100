/** How a view gets at the element that shows it, and at the portal around it. */
import { createContext, useContext } from 'react'
import type { PortalLocation } from '../../core/index'
import type { Host } from './host'

export const HostContext = createContext<Host | null>(null)

/**
 * Whether the element rests, since it is not rendered: its view keeps what it shows, and follows no store. So nothing is asked for
 * it, and no toast tells of its failures.
 */
export const RestContext = createContext(false)

/** The location of the portal around a view; `null` outside of a portal. */
export const LocationContext = createContext<PortalLocation | null>(null)

/** The element around this view. @throws if there is none. */
export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('A view was drawn without an element around it: Root gives it one.')
  return host
}

/** What a view may ask of the element it stands in. */
import { createContext, useContext } from 'react'
import type { PathParams, PortalLocation, RouteName, SignOutReason } from '../../core/index'

/** What each event tells the host: its `detail`. */
export interface HostEvents {
  /** A link was followed. Cancel it to go there yourself. */
  'cp-navigate': { route: RouteName; params: PathParams; path: string; href: string }
  /** The client asks for more services. Cancel it to keep the modal open. */
  'cp-service-request': { service: string; category: string }
  /** The client added a file to a project. */
  'cp-file-uploaded': { serviceId: string; fileName: string }
  /** The client dismissed a notification, and the server took it. */
  'cp-notification-dismissed': { notificationId: string }
  /** How many notifications are unread now. */
  'cp-notifications-change': { total: number }
  /** How much waits for the client now. */
  'cp-attention-change': { total: number }
  /** The client raised a ticket. */
  'cp-ticket-created': { ticketId: string }
  /** The client wrote on a ticket. */
  'cp-ticket-replied': { ticketId: string }
  /** Somebody has to sign in before this element can show anything. */
  'cp-session-required': Record<string, never>
  /** What the element shows now; also `:state(…)`. */
  'cp-state-change': ElementState
  /** A call failed, or the view did. */
  'cp-error':
    | { call: string; status: number; message: string; retryable: boolean }
    | { render: true; message: string }
}

/** What is raised once for the page, by `document`. */
export interface PageEvents {
  'cp-sign-in': Record<string, never>
  'cp-sign-out': { reason: SignOutReason }
}

/** The events whose default the host can prevent. */
export const cancelableEvents: readonly (keyof HostEvents)[] = ['cp-navigate', 'cp-service-request']

export interface ElementState {
  state: 'loading' | 'ready' | 'empty' | 'error' | 'signed-out'
  /** What is shown is older than the latest answer, which failed. */
  stale: boolean
}

export interface Host {
  /** Raises an event from the element. @returns false when the host cancelled it. */
  raise<Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]): boolean
  /** Makes the element's state public. */
  report(state: ElementState): void
  /** Writes a value back to an attribute. */
  reflect(attribute: string, value: string): void
}

export const HostContext = createContext<Host | null>(null)

/** Where links lead inside a portal; `null` in an element that stands alone. */
export const LocationContext = createContext<PortalLocation | null>(null)

/** The element around this view. */
export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('A view was drawn without an element around it: Root gives it one.')
  return host
}

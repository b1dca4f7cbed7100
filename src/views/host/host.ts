/** The interface between a view and the element that shows it. */
import type { PathParams, ScreenName, SignOutReason } from '../../core/index'

/** The events of an element, each with the type of its `detail`. */
export interface HostEvents {
  /** The client goes to another screen. Cancel the event to navigate there yourself. */
  'cp-navigate': { route: ScreenName; params: PathParams; path: string; href: string }
  /** The portal shows another screen, or its first one; `notFound` at an unknown path. */
  'cp-screen-change': { route: ScreenName | 'notFound'; params: PathParams; path: string }
  /** The client chose an entry of the host's own in the account menu. Cancel it, or the `href` is followed. */
  'cp-menu-request': { name: string; href: string }
  /** The client wants to pay: for a project, or for all together with an empty `serviceId`. Cancel it to take over. */
  'cp-pay-request': { serviceId: string; amount: number; currency: string }
  /** The client asks for more services. Call `respondWith()`, or cancel the event to keep the dialog open. */
  'cp-service-request': ServiceRequest
  /** The client is about to approve something, or to ask for changes. Cancel it, or call `respondWith()`, to take over. */
  'cp-approval': ApprovalRequest
  /** The client added a file to a project. */
  'cp-file-uploaded': { serviceId: string; fileName: string }
  /** The client dismissed a notification, and the server accepted it. */
  'cp-notification-dismissed': { notificationId: string }
  /** How many notifications are unread now. */
  'cp-notifications-change': { total: number }
  /** How many items wait for the client now. */
  'cp-attention-change': { total: number }
  /** The client raised a ticket. */
  'cp-ticket-created': { ticketId: string }
  /** The client wrote on a ticket. */
  'cp-ticket-replied': { ticketId: string }
  /** A client has to sign in before this element can show any data. */
  'cp-session-required': Record<string, never>
  /** The state of the element has changed. CSS selects the state with `:state(…)`. */
  'cp-state-change': ElementState
  /**
   * A request, or a function of the host's sign-in, failed; or a view threw an error while rendering; or a script of this
   * version is gone, and the page must be loaded anew.
   */
  'cp-error':
    | { call: string; status: number; message: string; retryable: boolean }
    | { render: true; message: string }
    | { outdated: true; message: string }
}

interface ServiceRequest {
  service: string
  category: string
  /** Call it while the event is dispatched: the dialog waits for the promise, and shows how it ended. */
  respondWith: (outcome: Promise<unknown>) => void
}

interface ApprovalRequest {
  serviceId: string
  approvalId: string
  subject: string
  version: string
  decision: 'Approved' | 'Changes requested'
  words: string
  files: readonly { name: string; sha256?: string }[]
  /**
   * Call it while the event is dispatched: the view waits for the promise, and nothing goes to the server. It gives the record,
   * or nothing: then the server is asked for it.
   */
  respondWith: (outcome: Promise<unknown>) => void
}

/** Events that are raised once for the page, on `document`. */
export interface PageEvents {
  'cp-sign-in': Record<string, never>
  'cp-sign-out': { reason: SignOutReason }
  /** The language in force, a BCP 47 tag: when it is known, and when it has changed, by the client or by the host. */
  'cp-locale-change': { locale: string }
}

/** The events whose default the host can prevent. */
export const cancelableEvents: readonly (keyof HostEvents)[] = [
  'cp-navigate',
  'cp-menu-request',
  'cp-pay-request',
  'cp-service-request',
  'cp-approval',
]

export interface ElementState {
  state: 'loading' | 'ready' | 'empty' | 'error' | 'signed-out'
  /** The data on screen is old, because the latest request for it failed. */
  stale: boolean
}

export interface Host {
  /** How the names of its slots begin in the portal: `payments-` for `<cp-payments>`. The portal's own don't. */
  readonly slots: string
  /** Raises an event on the element. @returns false if the host cancelled it. */
  raise<Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]): boolean
  /** Publishes the element's state, by `cp-state-change` and `:state(…)`. */
  report(state: ElementState): void
  /** Writes a value back to an attribute. */
  reflect(attribute: string, value: string): void
  /** Tells the element from the others on the page, in the same way after a reload: its tag, and its number among these. */
  placeOnPage(): string
}

/** Values that are no props of a view: the root hands them on to all that is in it. */
export interface RootValues {
  /** The level of the first heading. */
  headingLevel?: number
}

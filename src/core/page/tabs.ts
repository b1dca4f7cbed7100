/** What tabs of one browser have in common: a lock that one of them holds, and a channel on which they hear each other. */
import { attempt, isVisible, on, page, pageDocument, type Stop, stopAll } from './browser'

/**
 * Joins the tabs that use a name. One of them leads; when it leaves or is closed, another one does.
 *
 * Without locks or channels, as on old browsers and pages without TLS, each tab is alone, and leads itself.
 * @param left Leaves the others when it is aborted.
 * @param onMessage Takes what another tab has told. Any script of this origin may have sent it.
 * @returns whether the tab is alone, and a function that tells the other tabs something.
 */
export function joinTabs(
  name: string,
  left: AbortSignal,
  { onLead, onMessage }: { onLead: () => void; onMessage: (message: unknown) => void },
): { isAlone: boolean; tell: (message: unknown) => void } {
  const leadAlone = () => left.aborted || onLead()
  const locks = attempt(() => page?.navigator.locks)
  const channel = locks && attempt(() => page && new page.BroadcastChannel(name))
  if (!locks || !channel) {
    queueMicrotask(leadAlone)
    return { isAlone: true, tell() {} }
  }
  on(channel, ['message'], (event) => onMessage('data' in event ? event.data : undefined))
  left.addEventListener('abort', () => channel.close())
  const lead = () => {
    leadAlone()
    return new Promise<void>((resolve) => {
      if (left.aborted) resolve()
      left.addEventListener('abort', () => resolve())
    })
  }
  locks.request(name, { signal: left }, lead).catch(leadAlone)
  return { isAlone: false, tell: (message) => left.aborted || channel.postMessage(message) }
}

/** Calls back with whether the page is visible: when that changes, and when the page is shown again after it was left. */
export function onSight(listener: (isSeen: boolean) => void): Stop {
  return stopAll([
    on(pageDocument, ['visibilitychange'], () => listener(isVisible())),
    on(page, ['pageshow'], () => listener(isVisible())),
  ])
}

/** What becomes of an element whose code could not be loaded. */
import type { HostEvents } from '../../views/host/host'

/** Seconds: a connection that dropped is soon back, or for long not. */
export const retryPauses = [1, 4, 16]

/** Does it, and does it again when it fails, four times in all. @throws what the last time threw. */
export async function tryAgain(action: () => Promise<void>): Promise<void> {
  for (const seconds of retryPauses) {
    try {
      return await action()
    } catch {
      await pause(seconds)
    }
  }
  await action()
}

/** Without a connection it lasts until there is one. */
const pause = (seconds: number) =>
  new Promise<unknown>((resolve) => {
    if (navigator.onLine) setTimeout(resolve, seconds * 1000)
    else addEventListener('online', resolve, { once: true })
  })

/** Tells the host, as elements do that can speak for themselves. */
export function reportFailure(name: string, elements: Iterable<Element>, error: unknown): void {
  console.error(`client-portal-elements: <${name}> could not be loaded.`, error)
  const detail: HostEvents['cp-error'] = { render: true, message: String(error) }
  for (const element of elements) {
    element.dispatchEvent(new CustomEvent('cp-error', { detail, bubbles: true, composed: true }))
  }
}

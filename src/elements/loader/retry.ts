/** Retries to load an element's code, and reports an element whose code can't be loaded. */
import type { HostEvents } from '../../views/host/host'

/** The pauses between tries, in seconds. They grow: a lost connection is back soon, or takes long. */
export const retryPauses = [1, 4, 16]

/** Runs an action, and runs it again if it fails, up to four times in all. @throws the error of the last time */
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

const pause = (seconds: number) =>
  new Promise<unknown>((resolve) => {
    if (navigator.onLine) setTimeout(resolve, seconds * 1000)
    else addEventListener('online', resolve, { once: true })
  })

/** Firefox remembers that a server has answered with an error, and does not ask again before the page is loaded anew. */
const advice = 'Load the page anew.'

/**
 * Tells the host that an element could not be loaded: in the console, and by `cp-error` on each of the elements.
 * A loaded element raises the same event itself when it fails.
 */
export function reportFailure(name: string, elements: Iterable<Element>, error: unknown): void {
  console.error(`client-portal-elements: <${name}> could not be loaded. ${advice}`, error)
  const detail: HostEvents['cp-error'] = { render: true, message: `${String(error)}. ${advice}` }
  for (const element of elements) {
    element.dispatchEvent(new CustomEvent('cp-error', { detail, bubbles: true, composed: true }))
  }
}

/** Retries to load an element's code. */
import { part } from './part'

/** The pause after a try that has failed, in seconds. It grows: a lost connection is back soon, or takes long. */
export const pauseAfter = (tries: number) => Math.min(4 ** (tries - 1), 60)

/**
 * Runs an action, and runs it again until it succeeds.
 * @param onFailed Called after each try that has failed, with its number. Says whether no other try helps.
 */
export async function tryAgain(
  action: () => Promise<void>,
  onFailed: (tries: number, error: unknown) => Promise<boolean>,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await action()
    } catch (error) {
      if (await onFailed(tries, error)) return
      await pause(pauseAfter(tries))
    }
  }
}

/** Lasts while the client or the connection is away, and ends soon after that. It looks: so it leaves no listener on the page. */
async function pause(seconds: number): Promise<void> {
  // Pages that have lost something together don't ask together.
  const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
  let end = Date.now() + seconds * (500 + random * 4)
  do {
    await new Promise((resolve) => setTimeout(resolve, 500))
    if (part('hidden') || !navigator.onLine) end = Date.now() + 100
  } while (Date.now() < end)
}

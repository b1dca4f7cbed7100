/** Retries to load an element's code. */

/** The pauses between tries, in seconds. They grow: a lost connection is back soon, or takes long. The last one repeats. */
export const retryPauses = [1, 4, 16, 60]

/**
 * Runs an action, and runs it again until it succeeds.
 * @param onFailed Called after each try that has failed, with its number.
 */
export async function tryAgain(
  action: () => Promise<void>,
  onFailed: (tries: number, error: unknown) => unknown,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await action()
    } catch (error) {
      onFailed(tries, error)
      await pause(retryPauses[tries - 1] ?? 60)
    }
  }
}

const pause = (seconds: number) =>
  new Promise<unknown>((resolve) => {
    // Pages that have lost something together don't ask together.
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (navigator.onLine) setTimeout(resolve, seconds * (500 + random * 4))
    addEventListener('online', resolve, { once: true })
  })

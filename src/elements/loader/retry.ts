/** Retries to load an element's code. */

/** The pauses between tries, in seconds. They grow: a lost connection is back soon, or takes long. */
export const retryPauses = [1, 4, 16]

/**
 * Runs an action, and runs it again if it fails, up to four times in all.
 * @param onSecond Called when it has failed twice.
 * @throws the error of the last time
 */
export async function tryAgain(action: () => Promise<void>, onSecond: () => unknown): Promise<void> {
  for (const seconds of retryPauses) {
    try {
      return await action()
    } catch {
      if (seconds === retryPauses[1]) onSecond()
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

/** Knows when the page's settings are known: no call is made to the server before. */
import { unclobbered } from '../../core/index'

/** A script that hangs holds the elements back for no longer than this, in milliseconds. */
const longestWait = 3_000

let known: Promise<unknown> | undefined
let areKnown = false

/** Whether {@link settingsAreKnown} has resolved. */
export const areSettingsKnown = () => areKnown

/** Waits until the scripts that stand in the page have run: any of them may call `configure()`. */
export function settingsAreKnown(): Promise<unknown> {
  known ??= Promise.race([scriptsHaveRun(), new Promise((resolve) => setTimeout(resolve, longestWait))]).then(
    () => {
      areKnown = true
    },
  )
  return known
}

const scriptsHaveRun = () =>
  new Promise<unknown>((resolve) => {
    const [visit] = performance.getEntriesByType('navigation')
    const haveRun =
      unclobbered(document).readyState === 'complete' ||
      Reflect.get(visit ?? {}, 'domContentLoadedEventStart') > 0
    // A script that runs right now may configure in its next line.
    const wait = () => setTimeout(resolve)
    if (haveRun) wait()
    else unclobbered(document).addEventListener('DOMContentLoaded', wait, { once: true })
  })

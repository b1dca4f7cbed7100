/** Whether the server can be reached: the browser and the requests report it. */
import { atom, computed, onMount } from 'nanostores'
import { isOnline, onConnection } from './browser'

const $browser = atom(true)

onMount($browser, () => {
  $browser.set(isOnline())
  return onConnection(() => {
    $browser.set(isOnline())
    if (isOnline()) $unanswered.set(0)
  })
})

/** How many requests in a row got no answer. */
const $unanswered = atom(0)

/** A browser extension may block one request. Several in a row without an answer mean a lost connection. */
const mostUnanswered = 1

/** Whether there is a connection. `false` when offline, or when several requests in a row got no answer. */
export const $isOnline = computed(
  [$browser, $unanswered],
  (browser, unanswered) => browser && unanswered <= mostUnanswered,
)

/** Records whether a request got an answer. An error status is an answer, too. */
export function noteAnswer(came: boolean): void {
  $unanswered.set(came ? 0 : $unanswered.get() + 1)
}

/** Whether the server can be reached, as far as the browser and the calls themselves tell. */
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

/** Calls in a row that got no answer at all. */
const $unanswered = atom(0)

/** A single call may be blocked by an extension of the browser; several in a row are the connection. */
const mostUnanswered = 1

/** The connection stands. It counts as gone when the browser says so, or when calls get no answer. */
export const $isOnline = computed(
  [$browser, $unanswered],
  (browser, unanswered) => browser && unanswered <= mostUnanswered,
)

/** What became of a call: whether any answer came, a refusal included. */
export function noteAnswer(came: boolean): void {
  $unanswered.set(came ? 0 : $unanswered.get() + 1)
}

/** What is dropped when the session ends. */
import { $sessionNumber } from '../../server/token'

/** For each store that holds an answer or has a request in flight: a function that drops both, if they are of an earlier session. */
export const holders = new Set<() => void>()
$sessionNumber.listen(() => {
  for (const dropOutdated of holders) dropOutdated()
})

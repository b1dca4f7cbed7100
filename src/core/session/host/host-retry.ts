/** Asks a host again that could not be asked: with backoff, as long as its `getToken()` fails, and whenever the client wishes. */
import { $hostFailure } from '../../server/token/host-token'
import { restore } from '../restore'
import { $clientId } from '../session'
import { endHostSession } from '../sign-out'
import { renewOrEnd } from './host-session'

/** The pauses between two questions, in milliseconds. They double. */
const [shortestPause, longestPause] = [5_000, 60_000]

let timer: ReturnType<typeof setTimeout> | undefined

const askAgain = () => ($clientId.get() ? renewOrEnd() : restore())

function askAfter(pause: number): void {
  clearTimeout(timer)
  if ($hostFailure.get()?.call !== 'getToken') return
  timer = setTimeout(async () => {
    await askAgain()
    askAfter(Math.min(2 * pause || shortestPause, longestPause))
  }, pause)
}

export function watchHost(): void {
  $hostFailure.listen(() => askAfter(shortestPause))
}

/** Ends the pause: there is a connection again, or the client is back. */
export const retryHostNow = () => askAfter(0)

/** Tries again, at the client's wish, what the host's sign-in has failed to do. Meanwhile it is as if under way. */
export function retryHost(): void {
  const failed = $hostFailure.get()?.call
  $hostFailure.set(null)
  void (failed === 'signOut' ? endHostSession() : askAgain())
}

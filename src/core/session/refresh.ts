/** Asks the host again who is signed in: at the host's word, and for elements that come while nobody is. */
import { atom, type ReadableAtom } from 'nanostores'
import { askAfresh } from '../server/token/host-token'
import { $settings } from '../settings/config'
import { lastAsked, restore } from './restore'
import { $session } from './session'
import { $departure, forgetDeparture } from './sign-out'
import { catchUp } from './watch'

/**
 * Asks `getToken()` now, because the host knows that somebody has signed in or out. It forgets an earlier sign-out, unless
 * the host's `signOut()` still runs. Without `getToken`, it looks at what another tab or script has stored.
 * @returns when the answer is known, and, for a client who was not signed in, the server has confirmed it
 */
export async function refreshSession(): Promise<void> {
  if (!$settings.get().getToken) return catchUp()
  if (!forgetDeparture()) return
  askAfresh()
  await restore()
}

type Question = 'due' | 'running'

const $current = atom<Question | null>(null)

/** The question to the host for elements that have come after it said that nobody is signed in; `null` for none. */
export const $question: ReadableAtom<Question | null> = $current

/** How long the host's answer counts for elements that come after it, in milliseconds. */
const fresh = 5_000

/** A client may have signed in since without a page load. After a "Log out" here, only the host's own word counts. */
const isAskedAgain = () =>
  $settings.get().getToken !== undefined &&
  $session.get().status === 'signed-out' &&
  $departure.get() === null

/** Call it for each element that comes: while nobody is signed in, the host is asked again, at most every five seconds. */
export function askForNewcomer(): void {
  if ($current.get() || !isAskedAgain()) return
  const pause = lastAsked() + fresh - Date.now()
  $current.set(pause > 0 ? 'due' : 'running')
  const ask = async () => {
    $current.set('running')
    if (isAskedAgain()) await restore()
    $current.set(null)
  }
  setTimeout(ask, pause)
}

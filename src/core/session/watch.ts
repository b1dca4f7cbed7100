/**
 * Restores the session, and watches all that can change it:
 *
 * | What happens | What follows |
 * | --- | --- |
 * | the page begins | the session is restored: by the host, or from storage |
 * | the page is seen again | other tabs are followed; the host is asked, or the token is looked at; a `getToken()` or a profile that failed is retried |
 * | it comes from the back-forward cache | under a host's sign-in, a client's data is hidden until the host has answered |
 * | another tab writes the token | this one follows it |
 * | there is a connection again | a `getToken()` or a profile that failed is retried |
 * | the host sets another `getToken()` | it has spoken: it is asked, unless its `signOut()` still runs |
 * | the host sets another server, or begins to sign clients in | a client's data is hidden, and the session restored |
 * | a renewal gives another client's token | the session starts over |
 * | `getToken()` fails | it is asked again, with backoff (`host/host-retry.ts`) |
 * | the server refuses the token, and gives no other | the session expires |
 * | half of the token's time is over | it is renewed, where the server can; at its end the session expires (`watch-token.ts`) |
 * | a session begins | the profile is loaded (`profile.ts`) |
 */
import { isOnline, onConnection, onRestored, onReturn, stopAll } from '../page/browser'
import { onOtherTab } from '../page/storage'
import { $refusedToken, $sessionNumber } from '../server/token'
import { $otherClient } from '../server/token/host-token'
import { isTokenKey } from '../server/token/kept'
import { $settings, type Settings } from '../settings/config'
import { endWith, followOtherTab } from './check-token'
import { retryHostNow, watchHost } from './host/host-retry'
import { refreshProfile, retryProfile } from './profile'
import { restore, startOver } from './restore'
import { $clientId, moveSession } from './session'
import { forgetDeparture } from './sign-out'
import { lookAtToken, watchToken } from './watch-token'

let isStarted = false

/**
 * Restores the stored session, or the host's, and watches it. A later call catches up with changes.
 * @returns a function that stops listening to the page. Call `watchSession()` to listen again.
 */
export function watchSession(): () => void {
  if (isStarted) catchUp()
  else start()
  return stopAll([
    onReturn(catchUp),
    onRestored(onPageRestored),
    onOtherTab((key) => isTokenKey(key) && followOtherTab()),
    onConnection(() => isOnline() && retryNow()),
  ])
}

function start(): void {
  isStarted = true
  $refusedToken.listen((token) => token && endWith('expired'))
  watchToken()
  watchHost()
  $otherClient.listen(startOver)
  $sessionNumber.listen(() => void refreshProfile())
  $settings.listen(onSettings)
  void restore()
}

/** The settings that say which server is asked, how, and in whose name. */
const aboutServer = ['apiUrl', 'endpoints', 'fetch', 'credentials', 'storage', 'texts'] as const

/**
 * Follows a host that sets one of these while the page runs. Requests in flight are aborted, in silence; what is on screen is
 * asked for again, in the name of whoever is signed in by the new settings.
 */
function onSettings(settings: Settings, previous: Settings = settings): void {
  // The host's sign-in has changed its function, and says by it who is signed in.
  const hasHostSpoken = settings.getToken !== previous.getToken && forgetDeparture()
  const isManagedNow = settings.getToken !== undefined && !previous.getToken
  if (isManagedNow || aboutServer.some((name) => settings[name] !== previous[name])) {
    if (previous.storage !== settings.storage) moveSession(previous.storage)
    if ($clientId.get() || (isManagedNow && hasHostSpoken)) startOver()
    else void restore()
  } else if (hasHostSpoken) void restore()
}

/** While the device slept, or the page was in the back-forward cache, no timer ran and no other tab's event arrived. */
export function catchUp(): void {
  followOtherTab()
  // The host may have signed a client in or out meanwhile, and its server knows when a token ends.
  if ($settings.get().getToken) void restore()
  else lookAtToken()
  retryNow()
}

function retryNow(): void {
  retryHostNow()
  retryProfile()
}

/**
 * Only the host knows who has signed in or out since the page went into the back-forward cache. Without `getToken()`,
 * `catchUp()` has read our own storage already.
 */
function onPageRestored(): void {
  if ($settings.get().getToken && $clientId.get()) startOver()
}

/** Restores the session, watches it, and ends it when it expires. */
import { isOnline, onConnection, onRestored, onReturn, stopAll } from '../page/browser'
import { onOtherTab } from '../page/storage'
import * as api from '../server/api/session'
import { $hostFailure, $otherClient } from '../server/host-token'
import { $refusedToken, $sessionNumber, isTokenKey, readStoredToken, readToken } from '../server/token'
import { $settings, type Settings } from '../settings/config'
import { askAboutSession } from './ask-session'
import { endWith, followOtherTab } from './check-token'
import { renewOrEnd, resumeFromHost } from './host-session'
import {
  $clientId,
  $session,
  forgetClient,
  moveSession,
  readStoredProfile,
  replaceProfile,
  restoreSession,
  settleProfile,
  settleSignedOut,
} from './session'
import { endHostSession, forgetDeparture } from './sign-out'
import { lookAtToken, watchToken } from './watch-token'

let started = false

/**
 * Restores the stored session, or the host's, and watches it. A later call catches up with changes.
 * @returns a function that stops listening to the page. Call `watchSession()` to listen again.
 */
export function watchSession(): () => void {
  if (started) catchUp()
  else start()
  return stopAll([
    onReturn(catchUp),
    onRestored(onPageRestored),
    onOtherTab((key) => isTokenKey(key) && followOtherTab()),
    onConnection(() => isOnline() && askWhatFailed()),
  ])
}

function start(): void {
  started = true
  $refusedToken.listen((token) => token && endWith('expired'))
  watchToken()
  $hostFailure.listen(() => retryAfter(shortestPause))
  $otherClient.listen(askAnew)
  // A sign-in may give no more of the client than an id, and what is stored may be old.
  $sessionNumber.listen(() => void refreshProfile())
  $settings.listen((settings, previous = settings) => {
    // The host's sign-in has changed its function, and says by it who is signed in.
    const hasHostSpoken = settings.getToken !== previous.getToken && forgetDeparture()
    const isManagedNow = settings.getToken !== undefined && !previous.getToken
    const isServerNew = aboutServer.some((name) => settings[name] !== previous[name])
    if (isManagedNow || isServerNew) startAnew(previous, isManagedNow && hasHostSpoken)
    else if (hasHostSpoken) void resume()
  })
  void resume()
}

/** The settings that say which server is asked, how, and in whose name. */
const aboutServer = ['apiUrl', 'endpoints', 'fetch', 'credentials', 'storage'] as const

/**
 * Follows a host that sets one of these while the page runs. Requests under way are aborted, in silence; what is on
 * screen is asked for again, in the name of whoever is signed in by the new settings.
 */
function startAnew(previous: Settings, isHostNew: boolean): void {
  if (previous.storage !== $settings.get().storage) moveSession(previous.storage)
  if ($clientId.get() || isHostNew) forgetClient()
  void resume()
}

let resumed = 0
let resumedAt = 0

/** When it was last asked who is signed in, in milliseconds since 1970. */
export const lastAsked = () => resumedAt

/** Finds out who is signed in: asks the host, or reads the storage. @returns when the server has confirmed it */
export async function resume(): Promise<void> {
  const own = ++resumed
  resumedAt = Date.now()
  if ($settings.get().getToken) await resumeFromHost()
  else resumeFromStorage()
  // Another one has begun since.
  if (own !== resumed) return
  const session = $session.get()
  if (session.status === 'checking' && session.client) await askAboutSession()
}

function resumeFromStorage(): void {
  const token = readStoredToken()
  const client = readStoredProfile()
  const { status } = readToken(token)
  if (token && client && status === 'valid') restoreSession(client, token)
  else if (status === 'expired' || status === 'undecodable') endWith(status)
  else settleSignedOut()
}

/** Whether the latest profile could not be loaded. */
let isProfileMissing = false
/** Replaces the stored profile with the server's. If that can't be loaded, the stored one stays for now. */
async function refreshProfile(): Promise<void> {
  const id = $clientId.get()
  if (!id) return
  const session = $sessionNumber.get()
  const profile = await api.profile(id).catch(() => undefined)
  // Another tab may have signed the client out since, or anew, and its event comes later.
  followOtherTab()
  if (session !== $sessionNumber.get()) return
  isProfileMissing = !profile
  if (profile) replaceProfile(profile)
  settleProfile()
}

/** The pauses between two questions to a host that can't be asked, in milliseconds. They double. */
const [shortestPause, longestPause] = [5_000, 60_000]

let retry: ReturnType<typeof setTimeout> | undefined

/** Asks a host again that could not be asked, until it can. */
function retryAfter(pause: number): void {
  clearTimeout(retry)
  if ($hostFailure.get()?.call !== 'getToken') return
  retry = setTimeout(async () => {
    await askHostAgain()
    retryAfter(Math.min(2 * pause || shortestPause, longestPause))
  }, pause)
}

/** Asks again what could not be asked: there is a connection again, or the client is back. */
function askWhatFailed(): void {
  retryAfter(0)
  if (isProfileMissing) void refreshProfile()
}

const askHostAgain = () => ($clientId.get() ? renewOrEnd() : resume())
/** Tries again, at the client's wish, what the host's sign-in has failed to do. Meanwhile it is as if under way. */
export function retryHost(): void {
  const failed = $hostFailure.get()?.call
  $hostFailure.set(null)
  void (failed === 'signOut' ? endHostSession() : askHostAgain())
}

/** While the device slept, or the page was in the back-forward cache, no timer ran and no other tab's event arrived. */
export function catchUp(): void {
  followOtherTab()
  // The host may have signed a client in or out meanwhile, and its server knows when a token ends.
  if ($settings.get().getToken) void resume()
  else lookAtToken()
  askWhatFailed()
}

/**
 * Asks the host again when the page is back from the back-forward cache: only the host knows who has signed
 * in or out since. Without `getToken()`, `catchUp()` has read our own storage already.
 */
function onPageRestored(): void {
  if ($settings.get().getToken && $clientId.get()) askAnew()
}

/** Shows nothing more of this client's until the host has said who is signed in. */
function askAnew(): void {
  forgetClient()
  void resume()
}

/**
 * Listens to what the server tells of changes, as long as a client is signed in and the server can, and to what other tabs have
 * changed.
 */
import { computed } from 'nanostores'
import { $news } from '../data/news'
import { loadForView } from '../server/load-code'
import { whereOffered } from '../server/optional'
import { $sessionNumber } from '../server/token'
import { refreshProfile } from '../session/profile'
import { $session } from '../session/session'
import { $settings } from '../settings/config'
import { hearOwnNews } from './own-news'

/** The number of the session to listen for; `null` for none. */
const $followed = whereOffered(
  'events',
  computed([$settings, $session, $sessionNumber], ({ live }, { status }, session) =>
    live && status === 'signed-in' ? session : null,
  ),
)

/** @returns a function that ends it */
export function watchLive(): () => void {
  let own = new AbortController()
  const stop = $followed.subscribe((session) => {
    own.abort()
    if (session === null) return
    own = new AbortController()
    const { signal } = own
    // Without the code, the page polls.
    loadForView(() => import('./follow')).then(
      ({ follow }) => follow(signal),
      () => {},
    )
  })
  const deafen = hearOwnNews()
  const leave = $news.listen((news) => {
    if (news.some((topic) => topic.startsWith('profile/'))) void refreshProfile()
  })
  return () => {
    deafen()
    leave()
    stop()
    own.abort()
  }
}

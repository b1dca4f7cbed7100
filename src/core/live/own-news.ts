/** What this page has changed on the server: all that shows it asks for it again, in the other tabs of the browser, too. */
import { $news } from '../data/news'
import type { Topic } from '../data/topics'
import { isRecord } from '../page/is-record'
import { parseJson, toJson } from '../page/json'
import { onOtherTab, openStorage } from '../page/storage'
import { writtenKeys } from '../session/keys/session-keys'
import { $settings } from '../settings/config'

const storage = () => openStorage($settings.get().storage)

/** Tells this page and the other tabs. A server that tells of its changes would tell them, too, a little later. */
export function tellOwnNews(topics: readonly Topic[]): void {
  $news.set(topics)
  // Without the time, a tab would not hear the same twice.
  storage().set(writtenKeys.news, toJson({ topics, at: Date.now() }))
}

/** Hears of what other tabs have changed. */
export const hearOwnNews = () =>
  onOtherTab((key) => {
    if (key !== writtenKeys.news) return
    const kept = parseJson(storage().get(writtenKeys.news))
    const topics = isRecord(kept) && Array.isArray(kept.topics) ? kept.topics : []
    $news.set(topics.filter((each) => typeof each === 'string'))
  })

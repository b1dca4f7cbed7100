import { $news } from '../data/news'
import { askAboutSession } from '../session/ask-session'

/** Events come in bursts: what has changed is told once in so many milliseconds. */
const burst = 100

/** Creates a function that takes topics, and tells the page of all of them at once, until the signal ends it. */
export function gatherNews(ended: AbortSignal): (topics: readonly string[]) => void {
  const waiting = new Set<string>()
  let isAsking = false
  let isAskedAgain = false

  async function askSession(): Promise<void> {
    isAskedAgain = isAsking
    if (isAsking) return
    isAsking = true
    await askAboutSession()
    isAsking = false
    if (isAskedAgain) await askSession()
  }

  function tellPage(): void {
    const news = [...waiting]
    waiting.clear()
    if (ended.aborted) return
    $news.set(news)
    if (news.some((topic) => topic.startsWith('session/'))) void askSession()
  }

  return (topics) => {
    if (waiting.size === 0 && topics.length > 0) setTimeout(tellPage, burst)
    for (const topic of topics) waiting.add(topic)
  }
}

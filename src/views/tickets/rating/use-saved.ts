import { useRef, useState } from 'react'
import { type RatingAnswer, rateTicket } from '../../../core/index'

interface Said {
  answer: RatingAnswer
  words: string | undefined
}

/**
 * Saves each choice at once. Whoever walks through the faces by the arrow keys chooses several: one is sent after the other, and of
 * those that wait the latest. Words that are sent meanwhile go with it.
 */
export function useSaved(ticketId: string) {
  /** What is chosen, as long as it is not saved. */
  const [unsaved, setUnsaved] = useState<RatingAnswer>()
  const [hasSaved, setSaved] = useState(false)
  const latest = useRef<Said>(undefined)
  const running = useRef<Promise<boolean>>(undefined)

  function save(answer: RatingAnswer, words?: string): Promise<boolean> {
    latest.current = { answer, words: words ?? (running.current && latest.current?.words) }
    setUnsaved(answer)
    setSaved(false)
    running.current ??= sendLatest(latest.current)
    return running.current
  }

  async function sendLatest(said: Said): Promise<boolean> {
    let next = said
    let sent: Said
    let isDone: boolean
    do {
      sent = next
      isDone = await rateTicket(ticketId, sent.answer, sent.words)
      next = latest.current ?? sent
    } while (isDone && next !== sent)
    running.current = undefined
    if (isDone) setUnsaved(undefined)
    setSaved(isDone)
    return isDone
  }

  return {
    unsaved,
    hasSaved,
    save,
    /** What was saved before is no news any more. */
    forget: () => setSaved(false),
  }
}

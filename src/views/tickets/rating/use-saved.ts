import { useRef, useState } from 'react'
import { type RatingAnswer, rateTicket } from '../../../core/index'

/**
 * Saves each choice at once. Whoever walks through the faces by the arrow keys chooses several: one is sent after the other, and of
 * those that wait the latest.
 */
export function useSaved(ticketId: string) {
  /** What is chosen, as long as it is not saved. */
  const [unsaved, setUnsaved] = useState<RatingAnswer>()
  const [hasSaved, setSaved] = useState(false)
  const latest = useRef<RatingAnswer>(undefined)
  const isSaving = useRef(false)

  async function save(answer: RatingAnswer, words?: string): Promise<boolean> {
    latest.current = answer
    setUnsaved(answer)
    setSaved(false)
    if (isSaving.current) return false
    isSaving.current = true
    let sent: RatingAnswer
    let isDone: boolean
    do {
      sent = latest.current
      isDone = await rateTicket(ticketId, sent, words)
    } while (isDone && latest.current !== sent)
    isSaving.current = false
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

/** What a client is about to answer, and what they have decided: other views of the page follow both. */
import { atom, computed } from 'nanostores'
import type { Stop } from '../page/browser'
import { $sessionNumber } from '../server/token'

const $open = atom(0)

/** Whether a step stands open in which the client answers or decides: it leads on its page, and nothing else is filled. */
export const $isStepOpen = computed($open, (count) => count > 0)

/** Notes that a step is open. @returns what notes that it is not any more */
export function noteOpenStep(): Stop {
  $open.set($open.get() + 1)
  return () => $open.set($open.get() - 1)
}

/** What is said of what the client has decided last on this page. It stays few lines, however much is decided. */
export const $decided = atom<readonly string[]>([])
const mostDecided = 2
$sessionNumber.listen(() => $decided.set([]))

export const noteDecided = (text: string): void => $decided.set([...$decided.get(), text].slice(-mostDecided))

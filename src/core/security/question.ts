/** The question whether the client signs in once more. The page asks one at a time. */
import { atom, type ReadableAtom } from 'nanostores'
import { stopAll } from '../page/browser'
import { $continuations } from '../server/token'
import { $clientId } from '../session/session'

interface Question {
  /** The client does not sign in now. */
  leave(): void
}

const $question = atom<Question | null>(null)

/** Set while the client is to sign in once more. */
export const $needsSignIn: ReadableAtom<Question | null> = $question

/** @returns whether the client has done so. A renewal of the token is none. */
export const signedInAnew = () =>
  new Promise<boolean>((resolve) => {
    $question.get()?.leave()
    const end = (isIn: boolean) => {
      stop()
      $question.set(null)
      resolve(isIn)
    }
    const stop = stopAll([$continuations.listen(() => end(true)), $clientId.listen(() => end(false))])
    $question.set({ leave: () => end(false) })
  })

/** Where the theme editor keeps what is chosen in it. */
import { type Choice, queryOf, readChoice } from '../../theme/address.ts'

export interface Keeper {
  read(): Choice
  /** What was kept until the address of the page brought another choice. */
  before?: Choice | undefined
  /** A sentence: how one comes back to the choice before, once a file is read. */
  wayBack: string
  /** @param isStep whether what was kept before is one step back in the browser's history */
  write(choice: Choice, isStep?: boolean): void
  /** Calls back when something else than the editor has changed the choice. @returns ends that */
  onChanged(react: () => void): () => void
}

/** In the address of the page. */
export const inAddress: Keeper = {
  read: () => readChoice(new URLSearchParams(location.search)),
  wayBack: 'Your browser goes back to the choice before.',
  write(choice, isStep = false) {
    const address = `${location.pathname}${queryOf(choice)}`
    if (isStep) history.pushState(null, '', address)
    else history.replaceState(null, '', address)
  },
  onChanged(react) {
    addEventListener('popstate', react)
    return () => removeEventListener('popstate', react)
  },
}

/** Saves at once what a client chooses: of several choices in a row, the latest. */
import { atom, type ReadableAtom } from 'nanostores'

export interface Chooser<Choice> {
  /** What is chosen, and not saved; `null` where all is saved. */
  $chosen: ReadableAtom<Choice | null>
  /**
   * Never throws. Of what is chosen while another one is being saved, the last one is saved after it.
   * @returns which one is saved at the end; `null` for none
   */
  choose(choice: Choice): Promise<Choice | null>
}

/**
 * @param save Saves a choice, tells of a failure, and never throws. Resolves with whether it was saved.
 * @param isKept Whether a choice that was not saved stays, to be sent again. By default, it is taken back.
 */
export function createChooser<Choice>(
  save: (choice: Choice) => Promise<boolean>,
  isKept = () => false,
): Chooser<Choice> {
  const $chosen = atom<Choice | null>(null)
  let running: Promise<Choice | null> | undefined

  async function saveLatest(choice: Choice): Promise<Choice | null> {
    const isSaved = await save(choice)
    const latest = $chosen.get()
    if (isSaved && latest !== null && latest !== choice) return saveLatest(latest)
    running = undefined
    if (isSaved || !isKept()) $chosen.set(null)
    return isSaved ? choice : null
  }

  return {
    $chosen,
    choose(choice) {
      $chosen.set(choice)
      running ??= saveLatest(choice)
      return running
    },
  }
}

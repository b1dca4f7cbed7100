/** What the parts of the account share that ask the server for something of their own. */
import { computed, type ReadableAtom } from 'nanostores'
import type { ResourceStore } from '../data/state'
import { act } from '../security/acts'
import type { Sender, SendOptions } from '../server/sending'
import { $clientId } from '../session/session'
import { $accountParts } from './parts'

type Part = ReturnType<typeof $accountParts.get>[number]

/** The client's id where the server has this part; `null` elsewhere. */
export const ownerOf = (part: Part): ReadableAtom<string | null> =>
  computed([$accountParts, $clientId], (parts, id) => (parts.includes(part) ? id : null))

/**
 * Makes the function that changes a part: it asks for a sign-in before where the server wants one, shows toasts, and never throws.
 * What is on its way, is about whoever was signed in when it began. @returns whether it was done
 */
export const changeBy =
  <Data>($part: ResourceStore<Data>) =>
  async (
    call: (clientId: string, options: SendOptions) => Promise<Data>,
    sender: Sender,
    done = '',
    isTold?: () => boolean,
  ): Promise<boolean> => {
    const id = $clientId.get()
    const data = id && (await act((options) => call(id, options), sender, done, { isTold }))
    if (!data) return false
    $part.replace(data)
    return true
  }

/** All that is kept of the client: a copy of it, and the wish to be erased. */
import { computed } from 'nanostores'
import { createResource } from '../data/resource'
import { act } from '../security/acts'
import * as api from '../server/api/account/own-data'
import type { OwnData } from '../server/schema'
import type { Sender, SendOptions } from '../server/sending'
import { $clientId } from '../session/session'
import { ownDataMessages } from '../text/messages/account/own-data'
import { $accountParts } from './parts'

const $key = computed([$accountParts, $clientId], (parts, id) => (parts.includes('ownData') ? id : null))

export const $ownData = createResource<OwnData>({
  for: $key,
  topic: 'ownData/',
  // Where no news come, it is looked whether the copy is made.
  poll: 'notifications',
  load: api.ownData,
})

/** Asks for a copy, which is made in the background. @returns whether it is asked for */
export const askForCopy = (sender: Sender): Promise<boolean> =>
  change((id, options) => api.askForCopy(id, options), sender)

/** Asks to be erased: staff do so. @returns whether it is asked for */
export const askForErasure = (words: string, sender: Sender): Promise<boolean> =>
  change((id, options) => api.askForErasure(id, { words }, options), sender)

/** Takes that back. */
export const withdrawErasure = (sender: Sender): Promise<boolean> =>
  change((id, options) => api.withdrawErasure(id, options), sender, ownDataMessages.get().withdrawn)

async function change(
  call: (clientId: string, options: SendOptions) => Promise<OwnData>,
  sender: Sender,
  done = '',
): Promise<boolean> {
  const id = $clientId.get()
  const data = id && (await act((options) => call(id, options), sender, done))
  if (data) $ownData.replace(data)
  return Boolean(data)
}

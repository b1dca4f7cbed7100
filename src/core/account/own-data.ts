/** All that is kept of the client: a copy of it, and the wish to be erased. */
import { createResource } from '../data/resource'
import * as api from '../server/api/account/own-data'
import type { OwnData } from '../server/schema'
import type { Sender } from '../server/sending'
import { ownDataMessages } from '../text/messages/account/own-data'
import { changeBy, ownerOf } from './part'

export const $ownData = createResource<OwnData>({
  for: ownerOf('ownData'),
  topic: 'ownData/',
  // Where no news come, it is looked whether the copy is made.
  poll: 'notifications',
  load: api.ownData,
})

const change = changeBy($ownData)

/** Asks for a copy, which is made in the background. @returns whether it is asked for */
export const askForCopy = (sender: Sender): Promise<boolean> =>
  change((id, options) => api.askForCopy(id, options), sender)

/** Asks to be erased: staff do so. @returns whether it is asked for */
export const askForErasure = (words: string, sender: Sender): Promise<boolean> =>
  change((id, options) => api.askForErasure(id, { words }, options), sender)

/** Takes that back. */
export const withdrawErasure = (sender: Sender): Promise<boolean> =>
  change((id, options) => api.withdrawErasure(id, options), sender, ownDataMessages.get().withdrawn)

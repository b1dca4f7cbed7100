/** The people of the client, and what a client does about them. The server wants a fresh sign-in for that. */
import { computed } from 'nanostores'
import { createResource } from '../data/resource'
import * as api from '../server/api/account/colleagues'
import type { Colleagues } from '../server/schema/entities/colleagues'
import type { Sender } from '../server/sending'
import type { Bodies } from '../settings/own/bodies'
import { colleaguesMessages } from '../text/messages/account/colleagues'
import { changeBy, ownerOf } from './part'

export const $colleagues = createResource<Colleagues>({
  for: ownerOf('colleagues'),
  topic: 'profile/',
  load: api.colleagues,
})

const change = changeBy($colleagues)

/** These show toasts, and never throw. `isTold`: whether the form says itself why it is refused. @returns whether it was done */
export const inviteColleague = (
  said: Bodies['inviteColleague'],
  sender: Sender,
  isTold?: () => boolean,
): Promise<boolean> =>
  change(
    (id, { signal }) => api.inviteColleague(id, said, { signal }),
    sender,
    colleaguesMessages.get().sent({ email: said.email }),
    isTold,
  )

export const removeColleague = (
  { id: colleague, name }: Colleagues['people'][number],
  sender: Sender,
): Promise<boolean> =>
  change(
    (id, { signal }) => api.removeColleague(id, { colleague }, { signal }),
    sender,
    colleaguesMessages.get().removed({ name }),
  )

export const changeColleague = (colleague: string, role: string, sender: Sender): Promise<boolean> =>
  change(
    (id, { signal }) => api.changeColleague(id, { colleague, role }, { signal }),
    sender,
    colleaguesMessages.get().changed,
  )

type Role = Colleagues['roles'][number]

/** The roles that this library knows are named in the client's language, as statuses are; others as the server has them. */
export const $roleTexts = computed(colleaguesMessages, (t) => {
  const known = new Map([
    ['Can do everything', { name: t.all, text: t.allHint }],
    ['Can pay and write', { name: t.pay, text: t.payHint }],
    ['Can only look', { name: t.look, text: t.lookHint }],
  ])
  return ({ name, text = '' }: Pick<Role, 'name' | 'text'>) => known.get(name) ?? { name, text }
})

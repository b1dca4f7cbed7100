/** What the client may do: the one place that decides what is offered. The server refuses the rest in any case. */
import { computed } from 'nanostores'
import type { Right } from '../server/schema/entities/user'
import { $client } from './session'

const $rights = computed($client, (client) => client?.may)

/** As long as no profile says otherwise, everything is allowed. */
export const $may = computed(
  $rights,
  (rights) =>
    (right: Right): boolean =>
      rights?.includes(right) ?? true,
)

/** What the client may do: the one place that decides what is offered. The server refuses the rest in any case. */
import { computed } from 'nanostores'
import { type Right, rights } from '../server/schema/entities/user'
import { $client } from './session'

/** As one text: a profile that comes anew and allows the same changes nothing, and draws nothing again. */
const $denied = computed($client, (client) =>
  rights.filter((right) => !(client?.may?.includes(right) ?? true)).join(' '),
)

/** As long as no profile says otherwise, everything is allowed. */
export const $may = computed($denied, (denied) => {
  const words = denied.split(' ')
  return (right: Right): boolean => !words.includes(right)
})

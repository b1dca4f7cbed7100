import { computed } from 'nanostores'
import { fileUrl } from '../files/file-url'
import { $client } from '../session/session'

/** The address of the client's photo; `undefined` where there is none that may be asked for. */
export const $photoUrl = computed($client, (client) => fileUrl(client?.photo ?? '') ?? undefined)

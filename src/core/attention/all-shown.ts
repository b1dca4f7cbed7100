/** Whether the client has asked for all that waits: who comes back from one of it goes on with the next, as it stood there. */
import { atom } from 'nanostores'
import { $sessionNumber } from '../server/token'

export const $isAllShown = atom(false)
$sessionNumber.listen(() => $isAllShown.set(false))

import { atom } from 'nanostores'

/** When the call was sent that was the last to succeed, in milliseconds since 1970: the server was well then. */
export const $wellAt = atom(0)

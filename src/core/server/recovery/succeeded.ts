import { atom } from 'nanostores'

/** The latest call that has succeeded: when it was sent, in milliseconds since 1970. The server was well then. */
export const $succeeded = atom({ sentAt: 0 })

import { atom, type ReadableAtom } from 'nanostores'

/** The ways after which a passkey would have saved the client something. */
export type SlowWay = 'password' | 'link'

const $current = atom<SlowWay | null>(null)

/** How the client has signed in on this page; `null` by a passkey, in another tab, or before. */
export const $latestWay: ReadableAtom<SlowWay | null> = $current

export const noteWay = (way: SlowWay | null) => $current.set(way)

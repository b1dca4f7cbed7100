/** Keeps what has come of a long list that is not whole yet. */
import { atom } from 'nanostores'
import type { Part } from '../server/api/ask-all'
import type { Arrived } from './state'

/** For so long, in milliseconds, the rest of a list is asked for behind what has come. Then it begins anew. */
const lifetime = 60_000

/** An `owner` is whom the list is for. */
export function createParts<Data>() {
  const $arrived = atom<Arrived | null>(null)
  let latest: { owner: string; part: Part<Data>; until: number } | undefined
  return {
    $arrived,
    /** The latest part, after which the list goes on; `undefined` when there is none for this owner. */
    of: (owner: string) => (latest?.owner === owner && Date.now() < latest.until ? latest.part : undefined),
    keep(owner: string, part: Part<Data>) {
      latest = { owner, part, until: Date.now() + lifetime }
      $arrived.set(part)
    },
    forget() {
      latest = undefined
      $arrived.set(null)
    },
  }
}

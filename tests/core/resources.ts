import { atom } from 'nanostores'
import type { Arrived, Resource } from '../../src/core/data/state'

/** A resource whose data is there. */
export const known = <Data>(data: Data) =>
  Object.assign(atom<Resource<Data>>({ status: 'ready', data }), { $arrived: atom<Arrived | null>(null) })

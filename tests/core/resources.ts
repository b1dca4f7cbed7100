import { atom } from 'nanostores'
import type { Resource } from '../../src/core/data/state'

/** A resource whose data is there. */
export const known = <Data>(data: Data) => atom<Resource<Data>>({ status: 'ready', data })

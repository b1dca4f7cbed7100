/** What the server finds of what is the client's. */
import { foundShape } from '../../schema/entities/found'
import { ask, list, type Signal } from '../ask'

const foundList = list(foundShape, 'found')

/** @param newest the kind whose newest are wanted, whatever their words */
export const search = (
  query: string,
  { newest, ...options }: Signal & { newest?: string | undefined } = {},
) => ask('search', foundList, { query: { query, ...(newest && { newest }) }, ...options })

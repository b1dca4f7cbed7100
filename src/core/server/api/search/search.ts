/** What the server finds of what is the client's. */
import { foundShape } from '../../schema/entities/found'
import { ask, list, type Signal } from '../ask'

const foundList = list(foundShape, 'found')

export const search = (query: string, options?: Signal) =>
  ask('search', foundList, { query: { query }, ...options })

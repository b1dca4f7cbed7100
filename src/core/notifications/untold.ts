/** What was dismissed while the server could not take it: it stays hidden, also after a reload, and the server is told later. */
import { writtenKeys } from '../session/session'
import { createKeptIds } from './kept-ids'

/** The ids of those notifications. */
export const { $ids: $untold, keep: keepUntold } = createKeptIds(writtenKeys.untold)

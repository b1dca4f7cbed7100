/**
 * The states of a list. Exactly one of them holds, and the card and its body draw what it says.
 *
 * | State      | When                                                              | Shown in place of rows       |
 * | ---------- | ----------------------------------------------------------------- | ---------------------------- |
 * | `loading`  | no rows are known yet, or none of those that have come matches    | skeleton rows                |
 * | `failed`   | not even the first rows could be loaded                           | the reason, and Retry        |
 * | `empty`    | the client has no such rows                                       | the empty list               |
 * | `no-match` | the search or the filter leaves none                              | that none matches            |
 * | `cut-off`  | the first rows came, the rest failed, and the oldest are asked for | nothing: it is said above   |
 * | `rows`     | there are rows                                                    |                              |
 */
import type { List } from '../../../core/index'

export type ListState = 'loading' | 'failed' | 'empty' | 'no-match' | 'cut-off' | 'rows'

/** What a list shows at one moment. */
export type ShownList<Row> = ReturnType<List<Row>['$rows']['get']>

export function listStateOf({ resource, rows, isAsked }: ShownList<unknown>): ListState {
  if (resource.status === 'failed' && !resource.first) return 'failed'
  if (resource.status === 'ready' && resource.data.length === 0) return 'empty'
  if (rows.length > 0) return 'rows'
  if (resource.status === 'loading' || resource.status === 'waiting') return 'loading'
  return isAsked ? 'no-match' : 'cut-off'
}

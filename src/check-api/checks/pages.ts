/** Whether lists come in pages as they were announced: no row twice, none left out, the newest first, and an end. */
import { $announced } from '../../core/server/optional'
import { outgoing, type RequestOptions } from '../../core/server/outgoing'
import { $token } from '../../core/server/token'
import { $settings } from '../../core/settings/config'
import { endpointOf } from '../../core/settings/endpoints'
import type { Context } from '../context'
import { messageIn, rowsIn } from '../probe'
import { fails, lacks, notes, type Row, rowOf, skipped } from '../row'
import type { Known, ListCall } from './reads'

/** So many rows are asked for, page after page. A cursor has to count for any number. */
const limits = [1, 2, 3, 1_000, 1_000, 1_000]

const docs = 'large-lists'
const name = 'lists in pages'

/** Checks each list page by page, where the server announces it. */
export async function checkPages(context: Context, { lists }: Known): Promise<Row[]> {
  if (!$announced.get().includes('limit')) {
    return [skipped(name, '', 'optional; the server does not announce "limit": every list answers whole')]
  }
  const rows = Array.from(lists, ([call, options]) => checkList(context, call, options))
  return Promise.all(rows)
}

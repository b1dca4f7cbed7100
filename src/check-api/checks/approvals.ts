/** The call by which a client approves. It names an approval that is not there, so that nothing real is decided. */
import type { Finding } from '../../core/server/inspect/tally'
import { $token } from '../../core/server/token'
import { $settings } from '../../core/settings/config'
import { endpointOf } from '../../core/settings/endpoints'
import { type Sent, sendAs } from '../asking/send-as'
import type { Context } from '../context'
import { fails, lacks, type Row, rowOf, skipped } from '../row'
import type { Known } from './reads'
import { mark, note } from './written'

const call = 'approve'
const docs = 'additions.md#approvals'

export async function checkApprovals(context: Context, { projects: [project] }: Known): Promise<Row> {
  const { method, path } = endpointOf(call, $settings.get().endpoints[call])
  const request = `${method} ${path}`
  const why = context.without(call)
  if (why || !project) return skipped(call, request, why || 'the client has no project')
  const json = { approvalId: mark, version: mark, decision: 'Changes requested', words: note, files: [] }
  const sent = await sendAs($token.get(), context, call, { params: { serviceId: project._id }, json })
  const finding = aboutRefusal(sent)
  return rowOf(call, request, 'what is not there is refused', finding ? [finding] : [])
}

function aboutRefusal({ isTaken, status, reason, isPage }: Sent): Finding | undefined {
  if (isTaken) return fails('it takes a decision about an approval that is not there', docs)
  if (status === 0) return fails(`no answer came: ${reason}`)
  if (status === 401) return lacks('it answers 401, which signs the client out; 404 says enough', docs)
  if (status === 405 || status === 501 || (status === 404 && isPage))
    return fails(`it announces "approve", and answers ${status} to it`, docs)
  if (status >= 500)
    return fails(`it answers ${status} where an approval is not there; 404 says enough`, docs)
  return undefined
}

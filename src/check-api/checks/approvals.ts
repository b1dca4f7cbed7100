/** The call by which a client approves. It names an approval that is not there, so that nothing real is decided. */
import { toJson } from '../../core/page/json'
import type { Finding } from '../../core/server/inspect/tally'
import { apiBase } from '../../core/server/outgoing'
import { $token } from '../../core/server/token'
import { $settings } from '../../core/settings/config'
import { endpointOf } from '../../core/settings/endpoints'
import type { Exchange } from '../asking/exchange'
import { type Sent, sendAs } from '../asking/send-as'
import type { Context } from '../context'
import { messageIn } from '../probe'
import { fails, lacks, notes, type Row, rowOf, skipped } from '../row'
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
  const finding = aboutRefusal(sent) ?? (await aboutCall(context, sent, json))
  return rowOf(call, request, 'what is not there is refused', finding ? [finding] : [])
}

/** A server answers 404 of a call that it lacks, too: then, it says the same at a path that surely is not there. */
async function aboutCall({ line, secrets }: Context, sent: Sent, json: object): Promise<Finding | undefined> {
  const token = $token.get()
  const nowhere = new URL(`services/approve-check-api/${mark}`, apiBase())
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  await line.fetch(nowhere, { method: 'POST', headers, body: toJson(json) }).catch(() => {})
  // The request has set it. Its message is read as that of the call.
  const other = { ...(line.last() as Exchange), call } as const
  const message = messageOf(sent)
  if (other.status !== sent.status || messageOf(other) !== message) return undefined
  const said = `${sent.status} "${secrets.redact(message)}"`
  return notes(`it answers ${said}, as at a path that is not there: is the call there?`, docs)
}

function aboutRefusal({ isTaken, status, reason, isPage }: Sent): Finding | undefined {
  if (isTaken) return fails('it takes a decision about an approval that is not there', docs)
  if (status === 0) return fails(`no answer came: ${reason}`)
  if (status === 401) return lacks('it answers 401, which signs the client out; 404 says enough', docs)
  if (status === 405 || status === 501 || (status === 404 && isPage))
    return fails(`it announces "approve", and answers ${status} to it`, docs)
  const enough = `it answers ${status} where an approval is not there; 404 says enough`
  if (status >= 500) return fails(enough, docs)
  return status === 404 ? undefined : lacks(enough, docs)
}

/** The message of a refusal, wherever it was asked. */
const messageOf = (exchange: Exchange) => messageIn(exchange).replaceAll(new URL(exchange.url).pathname, '…')

/** Optional calls by which a client decides or says something. They name what is not there, so that nothing real is changed. */
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

interface Asked {
  call: 'approve' | 'rateTicket'
  /** What is sent, and the path beside it that surely is not there. */
  values: { params: Record<string, string>; json: object }
  nowhere: string
  /** What it would have taken, and about what. */
  taken: string
  what: string
  docs: string
}

export async function checkApprovals(context: Context, { projects: [project] }: Known): Promise<Row> {
  if (!project) {
    const why = context.without('approve') || 'the client has no project'
    return skipped('approve', requestOf('approve'), why)
  }
  return checkRefusal(context, {
    call: 'approve',
    values: {
      params: { serviceId: project._id },
      json: { approvalId: mark, version: mark, decision: 'Changes requested', words: note, files: [] },
    },
    nowhere: 'services/approve-check-api',
    taken: 'a decision about an approval',
    what: 'an approval',
    docs: 'additions.md#approvals',
  })
}

export const checkRating = (context: Context): Promise<Row> =>
  checkRefusal(context, {
    call: 'rateTicket',
    values: { params: { ticketId: mark }, json: { answer: 'partly', words: note } },
    nowhere: 'support/rateTicket-check-api',
    taken: 'what a client says of a ticket',
    what: 'a ticket',
    docs: 'rating.md',
  })

function requestOf(call: Asked['call']): string {
  const { method, path } = endpointOf(call, $settings.get().endpoints[call])
  return `${method} ${path}`
}

async function checkRefusal(context: Context, asked: Asked): Promise<Row> {
  const { call, values } = asked
  const why = context.without(call)
  if (why) return skipped(call, requestOf(call), why)
  const sent = await sendAs($token.get(), context, call, values)
  const finding = aboutRefusal(sent, asked) ?? (await aboutCall(context, sent, asked))
  return rowOf(call, requestOf(call), 'what is not there is refused', finding ? [finding] : [])
}

/** A server answers 404 of a call that it lacks, too: then, it says the same at a path that surely is not there. */
async function aboutCall(
  { line, secrets }: Context,
  sent: Sent,
  { call, values, nowhere: path, docs }: Asked,
): Promise<Finding | undefined> {
  const token = $token.get()
  const nowhere = new URL(`${path}/${mark}`, apiBase())
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  await line.fetch(nowhere, { method: 'POST', headers, body: toJson(values.json) }).catch(() => {})
  // The request has set it. Its message is read as that of the call.
  const other = { ...(line.last() as Exchange), call }
  const message = messageOf(sent)
  if (other.status !== sent.status || messageOf(other) !== message) return undefined
  const said = `${sent.status} "${secrets.redact(message)}"`
  return notes(`it answers ${said}, as at a path that is not there: is the call there?`, docs)
}

function aboutRefusal(
  { isTaken, status, reason, isPage }: Sent,
  { call, taken, what, docs }: Asked,
): Finding | undefined {
  if (isTaken) return fails(`it takes ${taken} that is not there`, docs)
  if (status === 0) return fails(`no answer came: ${reason}`)
  if (status === 401) return lacks('it answers 401, which signs the client out; 404 says enough', docs)
  if (status === 405 || status === 501 || (status === 404 && isPage))
    return fails(`it announces "${call}", and answers ${status} to it`, docs)
  const enough = `it answers ${status} where ${what} is not there; 404 says enough`
  if (status >= 500) return fails(enough, docs)
  return status === 404 ? undefined : lacks(enough, docs)
}

/** The message of a refusal, wherever it was asked. */
const messageOf = (exchange: Exchange) => messageIn(exchange).replaceAll(new URL(exchange.url).pathname, '…')

/** What is sent twice with one `Idempotency-Key`: it has to be written once, and to stand for one content. */
import { randomUUID } from 'node:crypto'
import * as api from '../../core/server/api'
import type { Finding } from '../../core/server/inspect/tally'
import type { RequestOptions } from '../../core/server/outgoing'
import { $token } from '../../core/server/token'
import type { CallName } from '../../core/settings/endpoints'
import type { Other } from '../asking/other'
import { readAs } from '../asking/reading'
import { leaveAs, sendAs } from '../asking/send-as'
import type { Context } from '../context'
import { explain } from '../probe'
import { fails, joined, lacks, notes, type Row, rowOf, skipped } from '../row'
import type { Known } from './reads'
import { signOut } from './sign-ins'
import { fileOf, formOf } from './written'

/** The name of its row in the report. */
export const keyRow = 'Idempotency-Key'
const docs = 'sent-twice.md'

interface Writing {
  call: CallName
  /** The request for a content: `one` or `another`. */
  of(content: string): RequestOptions
  /** How many of it are there. */
  count(): Promise<number>
}

/**
 * Sends a ticket, a reply and a file, each twice, on one connection and on two, and each once more with other content.
 */
export async function checkKeys(
  context: Context,
  { projects: [project] }: Known,
  other: Other | undefined,
): Promise<Row> {
  const { clientId, without } = context
  const mark = `check-api, sent twice (${randomUUID().slice(0, 8)})`
  const tickets = async () => (await api.tickets(clientId)).filter(({ subject }) => subject === mark)
  const writings: Writing[] = []
  if (!without('createTicket')) {
    writings.push({
      call: 'createTicket',
      of: (content) => ({ params: { userId: clientId }, form: formOf({ subject: mark, message: content }) }),
      count: async () => (await tickets()).length,
    })
  }
  if (!without('uploadFile') && project) {
    writings.push({
      call: 'uploadFile',
      of(content) {
        const form = formOf({ fileName: mark, remarks: '', userType: 'Client', uploadedById: clientId })
        form.set('file', fileOf('check-api.txt', content))
        return { params: { serviceId: project._id }, form }
      },
      count: async () => (await api.files(project._id)).filter(({ name }) => name.startsWith(mark)).length,
    })
  }
  const found: (readonly [string, Finding])[] = []
  const run = async (writing: Writing) => {
    for (const finding of await aboutKey(context, writing)) found.push([writing.call, finding])
  }
  for (const writing of writings) await run(writing)
  const ticketId = without('replyTicket') ? undefined : (await tickets().catch(() => []))[0]?.ticketId
  if (ticketId) {
    await run({
      call: 'replyTicket',
      of: (content) => ({ params: { ticketId }, form: formOf({ message: `${mark}: ${content}` }) }),
      count: async () =>
        (await api.ticket(ticketId)).messages.filter(({ message }) => message.startsWith(mark)).length,
    })
  }
  if (other?.token && other.clientId !== clientId)
    for (const finding of await aboutOwner(context, mark, other)) found.push(finding)
  if (writings.length === 0) return skipped(keyRow, '', 'the page sends nothing')
  return rowOf(keyRow, '', 'what is sent twice is written once', joined(found))
}

/** A key belongs to its client: the same one of another client is a new one. The other client is signed out afterwards. */
async function aboutOwner(
  context: Context,
  mark: string,
  other: Other,
): Promise<(readonly [string, Finding])[]> {
  const call = 'createTicket'
  const key = randomUUID()
  const send = (token: string | null, userId: string) =>
    sendAs(token, context, call, {
      params: { userId },
      form: formOf({ subject: mark, message: 'one of two clients' }),
      key,
    })
  const own = await send($token.get(), context.clientId)
  const theirs = await send(other.token, other.clientId)
  if (other.isBegun) await signOut(context, other.token)
  if (!own.isTaken || theirs.status === 0) return []
  if (!theirs.isTaken) {
    const what = `a key that another client has sent is refused with ${theirs.status}`
    return [[call, lacks(`${what}: keep it with the client's id`, docs)]]
  }
  const [one, two] = [own, theirs].map(({ answer }) => readAs(call, answer))
  return one && one === two
    ? [
        [
          call,
          fails("a key that another client has sent answers that client's ticket, and writes nothing", docs),
        ],
      ]
    : []
}

async function aboutKey(context: Context, { call, of, count }: Writing): Promise<Finding[]> {
  const key = randomUUID()
  const send = (content: string) => sendAs($token.get(), context, call, { ...of(content), key })
  const countAll = () => count().catch(() => 0)
  /** A browser sends again by itself, on another connection, where one has closed without an answer. */
  async function aboutCut(): Promise<Finding[]> {
    const options = { ...of('over a line that breaks'), key: randomUUID() }
    const before = await countAll()
    const status = await leaveAs($token.get(), context, call, options)
    const isSent = status > 0 && status < 400
    if (!isSent || !(await sendAs($token.get(), context, call, options)).isTaken) return []
    if ((await countAll()) <= before + 1) return []
    const what = 'what is sent again after its connection has closed stands there twice'
    return [fails(`${what}: keep the key with what is written, in one transaction`, docs)]
  }
  const first = await send('one')
  // A call that is not there is told of by itself.
  if (first.status === 404) return []
  if (!first.isTaken) return explain(undefined, first, context.secrets.redact).slice(0, 1)
  const again = await send('one')
  const before = await countAll()
  // That it is not there at all is told of beside the call itself.
  if (before === 0) return []
  if (before > 1) return [fails('the key is ignored: what is sent again stands there twice', docs)]
  const findings = again.isTaken
    ? []
    : [
        lacks(
          `what is sent again is refused with ${again.status}: answer as at first, for it was written`,
          docs,
        ),
      ]
  findings.push(...(await aboutCut()))
  const known = await countAll()
  const other = await send('another')
  if (!other.isTaken)
    return other.status === 422
      ? findings
      : [
          ...findings,
          notes(`other content with a known key is refused with ${other.status}, and not 422`, docs),
        ]
  const isLost = (await countAll()) === known
  return [
    ...findings,
    isLost
      ? fails('other content with a known key is taken, and lost: refuse it with 422', docs)
      : lacks('other content with a known key is written: refuse it with 422', docs),
  ]
}

/** What belongs to another client: no answer may hold it, and nothing may be written to it. */

import { isRecord, ownField } from '../../core/page/is-record'
import * as api from '../../core/server/api'
import type { RequestOptions } from '../../core/server/outgoing'
import type { Notification, Project, Ticket } from '../../core/server/schema'
import { $token, setToken } from '../../core/server/token'
import { readToken } from '../../core/server/token/reading'
import type { CallName } from '../../core/settings/endpoints'
import type { Context } from '../context'
import { explain, idOf, rowsIn } from '../probe'
import { fails, joined, lacks, notes, type Row, rowOf, skipped } from '../row'
import { type Sent, sendAs } from '../send-as'
import { listsOfClient, listsOfProject } from './pages'
import { type Known, mostProjects, type ProjectList } from './reads'
import { signInWith, signOut } from './sign-ins'
import { fileOf, formOf } from './written'

const name = "another client's data"
const docs = 'calls.md#ids'

/** What is known of the other client. Of an id alone, it is no more than that. */
export interface Other {
  clientId: string
  /** It counts until all is written, where what is written needs it; else it is empty. */
  token: string
  projects: readonly Project[]
  tickets: readonly Ticket[]
  notifications: readonly Notification[]
  /** Of the lists that a project has, a project whose list has rows. */
  withRows: ReadonlyMap<ProjectList, Project>
}

/** Signs in as the other client, before the one who is checked for, and reads what is to be tried. */
export async function readOther(context: Context): Promise<Other | Row | undefined> {
  const { otherClient, otherEmail, otherPassword, write, idempotencyKeys } = context.options
  const nothing = { token: '', projects: [], tickets: [], notifications: [], withRows: new Map() }
  if (!otherEmail) return otherClient ? { clientId: otherClient, ...nothing } : undefined
  const { client, token, exchange } = await signInWith(context, otherEmail, otherPassword)
  const clientId = client || readToken(token).clientId || ''
  if (!clientId) {
    const [why] = explain(undefined, exchange, context.secrets.redact)
    const text = `the other client can't sign in: ${why?.text ?? 'the answer does not say who it is'}`
    return rowOf(name, '', '', [fails(text)])
  }
  setToken(token, clientId)
  const { without } = context
  const read = async <Thing>(call: CallName, ask: () => Promise<Thing[]>) =>
    without(call) ? [] : ask().catch(() => [])
  const projects = await read('services', () => api.services(clientId))
  const isWriting = write && idempotencyKeys && !without('createTicket')
  const other = {
    clientId,
    token: isWriting ? token : '',
    projects,
    withRows: await findRows(context, token, clientId, projects),
    tickets: await read('tickets', () => api.tickets(clientId)),
    notifications: await read('notifications', api.notifications),
  }
  if (!isWriting) await signOut(context, token)
  setToken(null, null)
  return other
}

/** An empty list tells nothing of who may read it. */
async function findRows(context: Context, token: string, clientId: string, projects: readonly Project[]) {
  const found = new Map<ProjectList, Project>()
  for (const project of projects.slice(0, mostProjects)) {
    for (const [call, options] of listsOfProject(clientId, project)) {
      if (found.has(call) || context.without(call)) continue
      const { answer } = await sendAs(token, context, call, options)
      if (rowsOf(call, answer)?.length) found.set(call, project)
    }
  }
  return found
}

/** Where the first client has none of these, nobody knows yet where the rows stand. */
const rowsOf = (call: CallName, answer: unknown) =>
  rowsIn(call, answer) ?? [ownField(answer, 'data')].find(Array.isArray)

/** @returns no row where nobody else is named */
export async function checkOther(
  context: Context,
  known: Known,
  other: Other | Row | undefined,
): Promise<Row[]> {
  if (!other) return []
  if ('state' in other) return [other]
  if (other.clientId === context.clientId) return [skipped(name, '', 'it is the same client')]
  const own = context.without('payments') ? [] : await api.payments(context.clientId).catch(() => [])
  const { projects, tickets } = known
  const mine = new Set<unknown>([context.clientId, ...[...projects, ...tickets, ...own].map(idOf)])
  const isTheirs = (row: unknown) => !mine.has(idOf(row))
  const theirs = { project: other.projects.find(isTheirs), ticket: other.tickets.find(isTheirs) }
  const found = []
  for (const [call, options] of [
    ...reads(other, theirs),
    ...(context.options.write ? writes(other, theirs) : []),
  ]) {
    if (context.without(call)) continue
    const sent = await sendAs($token.get(), context, call, options)
    // What can't be read may be theirs.
    const unread = sent.error && explain(sent.error, sent, context.secrets.redact)[0]
    const finding =
      options.form || call === 'markNotificationRead'
        ? aboutWrite(sent)
        : (unread ?? aboutRead(call, sent, options, isTheirs))
    if (finding) found.push([call, finding] as const)
  }
  return [rowOf(name, '', `has to be refused, with 404${notTried(other, theirs)}`, joined(found))]
}

interface Theirs {
  project: Project | undefined
  ticket: Ticket | undefined
}

/** What nobody can tell a leak of, since the other client has none. */
function notTried({ withRows }: Other, { project, ticket }: Theirs): string {
  const lists = project ? listsOfProject('', project).map(([call]) => call) : (['service'] as const)
  const missing = [
    ...lists.filter((call) => !withRows.has(call as ProjectList)),
    ...(ticket ? [] : ['ticket']),
  ]
  return missing.length > 0 ? `; the other client has nothing for: ${missing.join(', ')}` : ''
}

function reads({ clientId, withRows }: Other, { project, ticket }: Theirs): [CallName, RequestOptions][] {
  const lists = project ? listsOfProject(clientId, project) : []
  return [
    ...listsOfClient(clientId),
    ['profile', { params: { id: clientId } }],
    ...one('service', project && { params: { id: project._id } }),
    ...lists.map(([call, options]): [CallName, RequestOptions] => {
      const other = withRows.get(call)
      const found = other && listsOfProject(clientId, other).find(([each]) => each === call)
      return found ?? [call, options]
    }),
    ...one('ticket', ticket && { query: { ticketId: ticket.ticketId } }),
  ]
}

function writes({ notifications }: Other, { project, ticket }: Theirs): [CallName, RequestOptions][] {
  const message = 'check-api: this is of another client, and had to be refused.'
  const upload = formOf({ fileName: 'check-api, of another client', remarks: message, userType: 'Client' })
  upload.set('file', fileOf('check-api.txt'))
  const [first] = notifications
  return [
    ...one('replyTicket', ticket && { params: { ticketId: ticket.ticketId }, form: formOf({ message }) }),
    ...one('uploadFile', project && { params: { serviceId: project._id }, form: upload }),
    ...one('markNotificationRead', first && { params: { notificationId: first._id } }),
  ]
}

/** A call that is made if there is something to make it with. */
const one = (call: CallName, options: RequestOptions | undefined): [CallName, RequestOptions][] =>
  options ? [[call, options]] : []

function aboutWrite({ isTaken, status }: Sent) {
  if (isTaken) return fails('it takes what is written to another client', docs)
  return status === 401 ? signsOut : undefined
}

const signsOut = lacks('it answers 401, which signs the client out; 404 says enough', docs)

function aboutRead(
  call: CallName,
  sent: Sent,
  { params, query }: RequestOptions,
  isTheirs: (row: unknown) => boolean,
) {
  const { isTaken, answer, status, reason } = sent
  if (status === 0) return fails(`no answer came: ${reason}`)
  if (status === 401) return signsOut
  if (!isTaken) return undefined
  const rows = rowsOf(call, answer)
  if (!rows) {
    const id = String(params?.id ?? query?.ticketId)
    return isRecord(answer) && JSON.stringify(answer).includes(JSON.stringify(id))
      ? fails("it answers what is another client's", docs)
      : undefined
  }
  if (rows.some(isTheirs)) return fails("it answers what is another client's", docs)
  return rows.length > 0 ? notes("it answers the client's own, whatever id is asked for", docs) : undefined
}

/** What belongs to another client: no answer may hold it, and nothing may be written to it. */

import * as api from '../../core/server/api'
import { isOffered } from '../../core/server/optional'
import type { RequestOptions } from '../../core/server/outgoing'
import type { Payment, Project, Ticket } from '../../core/server/schema'
import { $token } from '../../core/server/token'
import type { CallName } from '../../core/settings/endpoints'
import type { Other, Unknown } from '../asking/other'
import { idOf, readAs } from '../asking/reading'
import { type Sent, sendAs } from '../asking/send-as'
import type { Context } from '../context'
import { explain } from '../probe'
import { fails, joined, lacks, notes, type Row, rowOf, skipped } from '../row'
import { listsOfClient, listsOfProject } from './lists'
import type { Known, ProjectList } from './reads'
import { fileOf, formOf } from './written'

const name = "another client's data"
const docs = 'calls.md#ids'

/** @returns no row where nobody else is named */
export async function checkOther(
  context: Context,
  known: Known,
  other: Other | Unknown | undefined,
): Promise<Row[]> {
  if (!other) return []
  if ('why' in other) return [rowOf(name, '', '', [fails(other.why)])]
  if (other.clientId === context.clientId) return [skipped(name, '', 'it is the same client')]
  const own = context.without('payments') ? [] : await api.payments(context.clientId).catch(() => [])
  const isTheirs = strangeTo(context.clientId, known, own)
  const theirs = {
    project: other.projects.find((each) => isTheirs('service', each)),
    ticket: other.tickets.find((each) => isTheirs('ticket', each)),
  }
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
        : (unread ?? aboutRead(call, sent, isTheirs))
    if (finding) found.push([call, finding] as const)
  }
  return [rowOf(name, '', `has to be refused, with 404${notTried(other, theirs)}`, joined(found))]
}

type IsTheirs = (call: CallName, read: unknown) => boolean

/** Tells what is not the client's by its id: of its kind, for where ids are numbers, a ticket may have that of a project. */
function strangeTo(clientId: string, { projects, tickets }: Known, payments: readonly Payment[]): IsTheirs {
  const [clients, services, cases, paid] = [[{ id: clientId }], projects, tickets, payments].map(
    (each: readonly object[]) => new Set(each.map(idOf)),
  )
  const mine: Partial<Record<CallName, Set<unknown> | undefined>> = {
    ...{ profile: clients, services, service: services, tickets: cases, ticket: cases },
    ...{ payments: paid, servicePayments: paid },
  }
  return (call, read) => !mine[call]?.has(idOf(read))
}

interface Theirs {
  project: Project | undefined
  ticket: Ticket | undefined
}

/** What nobody can tell a leak of, since the other client has none. */
function notTried({ withRows, isNameless }: Other, { project, ticket }: Theirs): string {
  if (isNameless) return '; of their projects and tickets nothing is known here'
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
    ...one('ownData', isOffered('ownData') ? { params: { clientId } } : undefined),
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

function aboutRead(call: CallName, { isTaken, answer, status, reason }: Sent, isTheirs: IsTheirs) {
  if (status === 0) return fails(`no answer came: ${reason}`)
  if (status === 401) return signsOut
  if (!isTaken) return undefined
  const read = readAs(call, answer)
  const isList = Array.isArray(read)
  const things = isList ? read : [read].filter(idOf)
  if (things.some((each) => isTheirs(call, each))) return fails("it answers what is another client's", docs)
  return isList && things.length > 0
    ? notes("it answers the client's own, whatever id is asked for", docs)
    : undefined
}

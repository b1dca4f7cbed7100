/** Whose data the other client's is: signed in by an account or a token, and read before the one who is checked for. */
import * as api from '../../core/server/api'
import type { Notification, Project, Ticket } from '../../core/server/schema'
import { setToken } from '../../core/server/token'
import { readToken } from '../../core/server/token/reading'
import type { CallName } from '../../core/settings/endpoints'
import { listsOfProject } from '../checks/lists'
import { mostProjects, type ProjectList } from '../checks/reads'
import { signInWith, signOut } from '../checks/sign-ins'
import { type Context, sendsKeys } from '../context'
import { explain } from '../probe'

/** What is known of the other client. Of an id alone, it is no more than that. */
export interface Other {
  clientId: string
  /** It counts until all is written, where what is written needs it; else it is empty. */
  token: string
  /** Whether the session was begun here, and is ended here. */
  isBegun: boolean
  /** Whether no more than the id is known. */
  isNameless: boolean
  projects: readonly Project[]
  tickets: readonly Ticket[]
  notifications: readonly Notification[]
  /** Of the lists that a project has, a project whose list has rows. */
  withRows: ReadonlyMap<ProjectList, Project>
}

/** Nobody is known, and why. */
export interface Unknown {
  why: string
}

/** Signs in as the other client, before the one who is checked for, and reads what is to be tried. */
export async function readOther(context: Context): Promise<Other | Unknown | undefined> {
  const { otherClient, otherEmail, otherPassword, otherToken, write } = context.options
  const nothing = { token: '', projects: [], tickets: [], notifications: [], withRows: new Map() }
  if (!otherEmail && !otherToken)
    return otherClient ? { clientId: otherClient, isBegun: false, isNameless: true, ...nothing } : undefined
  const signedIn = otherToken ? undefined : await signInWith(context, otherEmail, otherPassword)
  const token = signedIn?.token ?? otherToken
  const clientId = signedIn?.client || readToken(token).clientId || otherClient
  if (!clientId) {
    const [why] = signedIn ? explain(undefined, signedIn.exchange, context.secrets.redact) : []
    const text = signedIn
      ? `the other client can't sign in: ${why?.text ?? 'the answer does not say who it is'}`
      : "the other client's token does not say whose it is: give --other-client, too"
    return { why: text }
  }
  setToken(token, clientId)
  const { without } = context
  const read = async <Thing>(call: CallName, ask: () => Promise<Thing[]>) =>
    without(call) ? [] : ask().catch(() => [])
  const projects = await read('services', () => api.services(clientId))
  const tickets = await read('tickets', () => api.tickets(clientId))
  // With a token that was given, no session has to be ended.
  const isWriting = write && (!signedIn || sendsKeys(context.options)) && !without('createTicket')
  const other = {
    clientId,
    token: isWriting ? token : '',
    isBegun: signedIn !== undefined,
    isNameless: false,
    projects,
    withRows: await findRows(context, clientId, projects),
    tickets,
    notifications: await read('notifications', api.notifications),
  }
  // How the elements read one of each is known then, also where the first client has none.
  for (const { _id } of projects.slice(0, 1)) await api.service(_id).catch(() => {})
  for (const { ticketId } of tickets.slice(0, 1)) await api.ticket(ticketId).catch(() => {})
  if (!isWriting && signedIn) await signOut(context, token)
  setToken(null, null)
  return other
}

/** An empty list tells nothing of who may read it. */
async function findRows({ without }: Context, clientId: string, projects: readonly Project[]) {
  const found = new Map<ProjectList, Project>()
  for (const project of projects.slice(0, mostProjects)) {
    const { _id, serviceName } = project
    const asks: Record<ProjectList, () => Promise<unknown[]>> = {
      serviceUpdates: () => api.serviceUpdates(_id),
      milestones: () => api.milestones(_id),
      files: () => api.files(_id),
      servicePayments: () => api.servicePayments(clientId, serviceName, _id),
    }
    for (const [call] of listsOfProject(clientId, project)) {
      if (found.has(call) || without(call)) continue
      const rows = await asks[call]().catch(() => [])
      if (rows.length > 0) found.set(call, project)
    }
  }
  return found
}

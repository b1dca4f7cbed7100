/** Every call that reads, in the order in which a page needs them. */
import * as api from '../../core/server/api'
import type { Notification, Project, ProjectFile, Ticket } from '../../core/server/schema'
import { $settings } from '../../core/settings/config'
import { endpointOf, placesOf } from '../../core/settings/endpoints'
import type { Context } from '../context'
import { createProbe } from '../probe'
import { fails, notes, type Row } from '../row'

/** What was read: the other checks begin from it. */
export interface Known {
  projects: readonly Project[]
  tickets: readonly Ticket[]
  /** `undefined` if they could not be read. */
  notifications: readonly Notification[] | undefined
  /** Addresses of files. */
  links: readonly string[]
  /** Of the lists that a project has, the project with the longest one. */
  longest: Longest
}

export type ProjectList = 'serviceUpdates' | 'milestones' | 'files' | 'servicePayments'
type Longest = ReadonlyMap<ProjectList, { project: Project; rows: number }>

/** Of so many projects and tickets each call is asked; of more projects while one of their lists is still empty. */
const samples = 3
export const mostProjects = 12

/** Asks every call that reads. @param pocId The id of the client's contact; empty for none, `undefined` if nobody knows. */
export async function readAll(
  context: Context,
  pocId: string | undefined,
): Promise<{ rows: Row[]; known: Known }> {
  const { clientId, without } = context
  const create = (call: Parameters<typeof createProbe>[1]) => createProbe(context, call)

  const consultant = create('consultant')
  if (pocId) await consultant.run(() => api.consultant(pocId))

  const services = create('services')
  const listed = without('services') ? undefined : await services.run(() => api.services(clientId))
  const projects = listed ?? []
  const details = await readProjects(
    context,
    projects.slice(0, mostProjects),
    without('service') || (listed ? 'the client has no project' : 'services failed'),
  )

  const payments = create('payments')
  if (!without('payments')) await payments.run(() => api.payments(clientId))

  const notifications = create('notifications')
  const received = without('notifications') ? [] : await notifications.run(api.notifications)

  const [list, one] = [create('tickets'), create('ticket')]
  const found = without('tickets') ? [] : await list.run(() => api.tickets(clientId))
  const tickets = found ?? []
  const links = [details.links]
  for (const { ticketId } of tickets.slice(0, samples)) {
    const ticket = await one.run(() => api.ticket(ticketId))
    links.push((ticket?.messages ?? []).flatMap(({ attachments }) => attachments))
    if (ticket && ticket.ticketId !== ticketId)
      one.note(fails('it answers another ticket than the one asked for', 'fields.md#ticket'))
  }

  return {
    rows: [
      consultant.row(pocId === undefined ? 'profile failed' : 'the client has no POC'),
      services.row(without('services')),
      ...details.rows,
      payments.row(without('payments')),
      notifications.row(without('notifications')),
      list.row(without('tickets')),
      one.row(without('ticket') || (found ? 'the client has no ticket' : 'tickets failed')),
    ],
    known: { projects, tickets, notifications: received, links: links.flat(), longest: details.longest },
  }
}

async function readProjects(
  context: Context,
  projects: readonly Project[],
  why: string,
): Promise<{ rows: Row[]; links: string[]; longest: Longest }> {
  const { clientId, without } = context
  const calls = ['service', 'serviceUpdates', 'milestones', 'files', 'servicePayments'] as const
  const probes = calls.map((call) => createProbe(context, call))
  const [one, updates, milestones, files, payments] = probes
  const lists = probes.filter((_, index) => index > 0 && !without(calls[index] ?? 'service'))
  const links: string[][] = []
  const longest = new Map<ProjectList, { project: Project; rows: number }>()
  const noteLength = (call: ProjectList, project: Project, { length }: readonly unknown[] = []) => {
    if (length > (longest.get(call)?.rows ?? 0)) longest.set(call, { project, rows: length })
  }
  const isByName = !placesOf(
    endpointOf('servicePayments', $settings.get().endpoints.servicePayments).path,
  ).includes('serviceId')
  for (const [index, project] of projects.entries()) {
    if (index >= samples && lists.every((probe) => probe.hasRows())) break
    const { _id, serviceName } = project
    const found = await one?.run(() => api.service(_id))
    if (found && found._id !== _id)
      one?.note(fails('it answers another project than the one asked for', 'fields.md#project'))
    if (found) one?.note(differs(project, found))
    const told = await updates?.run(() => api.serviceUpdates(_id))
    links.push((told ?? []).flatMap((update) => update.files))
    noteLength('serviceUpdates', project, told)
    noteLength('milestones', project, await milestones?.run(() => api.milestones(_id)))
    const shared: ProjectFile[] = (!without('files') && (await files?.run(() => api.files(_id)))) || []
    links.push(shared.map(({ path }) => path))
    noteLength('files', project, shared)
    if (!without('servicePayments') && (serviceName || !isByName)) {
      const paid = await payments?.run(() => api.servicePayments(clientId, serviceName, _id))
      noteLength('servicePayments', project, paid)
    }
  }
  return {
    rows: probes.map((probe, index) => probe.row(without(calls[index] ?? 'service') || why)),
    links: links.flat().filter(Boolean),
    longest,
  }
}

/** A list and a page that show different things of one project confuse the client. */
function differs(inList: Project, alone: Project) {
  const names = ['serviceId', 'serviceName', 'active', 'totalCost', 'receivedAmount'] as const
  const others = names.filter((name) => !Object.is(inList[name], alone[name]))
  if (others.length === 0) return undefined
  return notes(
    `it tells otherwise of a project than the list does: ${others.join(', ')}`,
    'fields.md#project',
  )
}

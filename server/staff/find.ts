/** Finds what a verb names. */

import { accountFor } from '../api/session/asking.ts'
import { Refusal } from '../base/refusal.ts'
import { closedAs } from '../stores/closed.ts'
import type { Client, KeptConsultant, KeptPayment, KeptProject, KeptTicket } from '../stores/records.ts'
import type { Desk } from './verb.ts'

/** @throws a `Refusal` with 404 */
export async function findClient(email: string, { store }: Desk): Promise<Client> {
  const found = await store.clientByEmail(email)
  if (!found) throw new Refusal(404, `No client has the email ${email}. "client list" shows all.`)
  return found
}

/** The account of the person with this email: a colleague's is that of the client. @throws a `Refusal` with 404 */
export const findAccount = async (email: string, desk: Desk): Promise<Client> =>
  accountFor(await findClient(email, desk), desk.store)

/** The same as {@link findAnyClient}, for the account. @throws a `Refusal` with 404, or with 400 if there are several */
export const findAnyAccount = async (said: string, desk: Desk): Promise<Client> =>
  accountFor(await findAnyClient(said, desk), desk.store)

/**
 * Finds a client by the id or the email, also by that from before the account was closed.
 * @throws a `Refusal` with 404, or with 400 if there are several
 */
export async function findAnyClient(said: string, { store }: Desk): Promise<Client> {
  const email = said.toLowerCase()
  const open = (await store.client(said)) ?? (await store.clientByEmail(email))
  if (open) return open
  const closed = (await store.clients()).filter((one) => closedAs(one)?.email === email)
  const [client, another] = closed
  if (!client) throw new Refusal(404, `No client has the email or id ${said}. "client list" shows all.`)
  if (!another) return client
  const ids = closed.map(({ id }) => id).join(', ')
  throw new Refusal(400, `Several closed accounts had the email ${email}. Name one by its id: ${ids}.`)
}

/** @throws a `Refusal` with 404, or with 400 if there are several */
export async function findPayment(said: string, email: string | undefined, desk: Desk): Promise<KeptPayment> {
  const owner = email === undefined ? undefined : await findAnyAccount(email, desk)
  const found = (await desk.store.findPayments(said)).filter((one) => !owner || one.clientId === owner.id)
  const [payment, another] = found
  if (!payment) throw new Refusal(404, `There is no payment ${said}. "payment list" shows those of a client.`)
  if (!another) return payment
  const ids = found.map(({ id }) => id).join(', ')
  throw new Refusal(400, `Several payments have the number ${said}. Name one by its id: ${ids}.`)
}

/** @throws a `Refusal` with 404 */
export async function findConsultant(email: string, { store }: Desk): Promise<KeptConsultant> {
  const found = (await store.consultants()).find((one) => one.email.toLowerCase() === email)
  if (!found) throw new Refusal(404, `No consultant has the email ${email}. Add one with "consultant add".`)
  return found
}

/** @throws a `Refusal` with 404, or with 400 if there are several */
export async function findProject(id: string, email: string | undefined, desk: Desk): Promise<KeptProject> {
  const owner = email === undefined ? undefined : await findAccount(email, desk)
  const found = (await desk.store.findProjects(id)).filter((one) => !owner || one.clientId === owner.id)
  const [project, another] = found
  if (!project) {
    const whose = owner ? `${owner.name} has no` : 'There is no'
    throw new Refusal(404, `${whose} project ${id}. "project list" shows those of a client.`)
  }
  if (another) {
    const ids = found.map(({ _id }) => _id).join(', ')
    throw new Refusal(
      400,
      `Several projects have the number ${id}. Name the client, or one by its id: ${ids}.`,
    )
  }
  return project
}

/** @throws a `Refusal` with 404 */
export async function findTicket(id: string, { store }: Desk): Promise<KeptTicket> {
  const found = (await store.findTicket(id)) ?? (await store.findTicket(id.toUpperCase()))
  if (!found) throw new Refusal(404, `There is no ticket ${id}. "ticket list" shows those that are open.`)
  return found
}

/** Who answers: the name that was given, or that of the client's consultant. @throws a `Refusal` with 400 */
export async function findAuthor(
  from: string | undefined,
  clientId: string,
  { store }: Desk,
): Promise<string> {
  if (from) return from
  const consultantId = (await store.client(clientId))?.consultantId
  const consultant = consultantId && (await store.consultant(consultantId))
  if (!consultant) throw new Refusal(400, 'The client has no consultant. Say who answers, with --from.')
  return consultant.name
}

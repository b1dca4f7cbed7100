/** Checks who owns data. The API answers as if the data of somebody else did not exist. */

import { Refusal } from '../../base/refusal.ts'
import type { Client, KeptProject } from '../../stores/records.ts'
import type { Dependencies } from '../dependencies.ts'

export function notFound(what: string): never {
  throw new Refusal(
    404,
    `We could not find this ${what}. It may have been removed, or belong to another account.`,
  )
}

/** Returns the client if the id is their own. @throws a `Refusal` with 404 otherwise */
export function mine(client: Client, id: string): Client {
  return id === client.id ? client : notFound('client')
}

/** Returns a project of the account. @throws a `Refusal` with 404 if it has no such project */
export async function myProject(account: Client, id: string, { store }: Dependencies): Promise<KeptProject> {
  return (await store.project(account.id, id)) ?? notFound('project')
}

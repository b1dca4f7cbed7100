/** Who owns what. What belongs to somebody else is answered as if it did not exist. */
import type { Dependencies } from './dependencies.ts'
import { Refusal } from './refusal.ts'
import type { Client, KeptProject } from './store.ts'

export function notFound(what: string): never {
  throw new Refusal(
    404,
    `We could not find this ${what}. It may have been removed, or belong to another account.`,
  )
}

/** The client themselves, if it is their own id that they ask with. */
export function mine(client: Client, id: string): Client {
  return id === client.id ? client : notFound('client')
}

/** A project of the client's own. */
export async function myProject(client: Client, id: string, { store }: Dependencies): Promise<KeptProject> {
  return (await store.project(client.id, id)) ?? notFound('project')
}

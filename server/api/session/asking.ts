/** Who makes a call. */
import type { Context } from 'hono'
import { Refusal } from '../../base/refusal.ts'
import { sha256 } from '../../base/secrets.ts'
import { closedAs } from '../../stores/closed.ts'
import type { Client } from '../../stores/records.ts'
import type { Store } from '../../stores/store.ts'
import type { Dependencies } from '../dependencies.ts'
import { watched } from '../watched.ts'
import { notSignedIn, sessionOver, type TokenSession } from './tokens.ts'

/** Who makes a call, and in which session; `undefined` for a session that another server keeps. */
export interface Asking {
  client: Client
  /** Whose projects, payments, files and tickets the client sees: the own account, or that of a colleague. */
  account: Client
  session: TokenSession | undefined
  /** When the token ends, in seconds since 1970. */
  endsAt: number
  /** What is counted at a sign-out: nothing of the session counts any more. */
  endedKey: string
}

/** Runs a piece of work. A refusal gets the name of whom it refuses. */
export async function withName<Result>(who: string, run: () => Promise<Result>): Promise<Result> {
  return run().catch((error) => {
    if (error instanceof Refusal) error.who ??= who
    throw error
  })
}

/**
 * Writes in turn what changes a client's ways in.
 *
 * @throws a `Refusal` with 401 if the password has changed since the client was looked up, and has ended the session
 */
export function inOwnTurn<Result>(
  { id, passwordVersion }: Client,
  { store }: Pick<Dependencies, 'store'>,
  write: (store: Store) => Promise<Result>,
): Promise<Result> {
  return store.inTurn(id, async (store) => {
    const client = await store.client(id)
    if (client?.passwordVersion !== passwordVersion) throw sessionOver()
    return write(store)
  })
}

/** The account of a person: only that of a colleague is looked for. */
export const accountFor = async (client: Client, store: Pick<Store, 'client'>): Promise<Client> =>
  (client.accountId && (await store.client(client.accountId))) || client

/** What is counted once a session has ended before its time. */
export const endedKey = (sessionId: string) => `ended:${sessionId}`

/** Of a session that another server keeps, this one knows the token alone. What is signed in it can't be written otherwise. */
const keyOfToken = async (token: string) => endedKey(await sha256(token.slice(0, token.lastIndexOf('.'))))

/**
 * @param endedFor For how long the token may have been expired, in seconds.
 * @throws a `Refusal` with 401 if the token does not count, or no longer
 */
export async function whoAsks(
  context: Context,
  { tokens, store, clock }: Dependencies,
  endedFor = 0,
): Promise<Asking> {
  const token = /^Bearer (\S+)$/i.exec(context.req.header('Authorization') ?? '')?.[1]
  if (!token) throw notSignedIn()
  const { clientId, passwordVersion, session, endsAt } = await tokens.read(token, endedFor)
  const ended = session ? endedKey(session.id) : await keyOfToken(token)
  const { client, isCounted } = (await store.clientAndCount(clientId, ended, clock().getTime())) ?? {}
  // A company's own server may sign a token for a closed account.
  if (client?.passwordVersion !== passwordVersion || closedAs(client)) throw sessionOver()
  watched(context).who = client.id
  if (isCounted) throw sessionOver()
  const account = await accountFor(client, store)
  if (closedAs(account)) throw sessionOver()
  return { client, account, session, endsAt, endedKey: ended }
}

/**
 * `Idempotency-Key`: what a client sends again, because no answer came, is answered again and written once. The key is
 * the client's own for a day, and stands for one content of one call.
 */
import type { Context } from 'hono'
import { Refusal } from '../../base/refusal.ts'
import { sha256 } from '../../base/secrets.ts'
import { accountIdOf } from '../../stores/account.ts'
import type { Written } from '../../stores/claim.ts'
import type { Client } from '../../stores/records.ts'
import type { Store } from '../../stores/store.ts'
import type { Dependencies } from '../dependencies.ts'
import { takeBegun } from './begun.ts'
import type { ReceivedForm } from './form.ts'
import { requireRoom, sizeOf } from './room.ts'
import { writeFor } from './write-for.ts'

/** Writes what a call asks for in the store that it is given, and returns its id. */
type Write = (store: Store) => Promise<string>

/**
 * Writes what a call asks for, unless the same call has done so.
 * @throws a `Refusal` with 422 if the key came with other content before, with 413 if there is no room for its files
 */
export type Once = (write: Write) => Promise<Written>

/** With quotes, as the standard's draft has it, or without. */
export const keyPattern = /^("?)([\w-]{1,128})\1$/

/** The header of a request; `undefined` without one. @throws a `Refusal` with 400 for one that is no key */
export function readKey({ req }: Context): string | undefined {
  const header = req.header('Idempotency-Key')
  if (header === undefined) return undefined
  const [, , key] = keyPattern.exec(header) ?? []
  if (key) return key
  throw new Refusal(
    400,
    'Idempotency-Key has to be 1 to 128 letters, digits, hyphens or underscores, with or without quotes.',
  )
}

interface Sent {
  key: string | undefined
  /** The call's path, with its values. */
  path: string
  client: Client
  /** Its files are kept if they are written now. */
  body: Body
}

type Body = Pick<ReceivedForm, 'files' | 'begun' | 'keep'> & { fields: unknown }

/** A body of JSON. */
export const withoutFiles = (fields: unknown): Body => ({ fields, files: [], begun: [], keep() {} })

export function createOnce({ key, path, client, body }: Sent, { store, clock, limits }: Dependencies): Once {
  async function writeOnce(store: Store, write: Write): Promise<Written> {
    const writeIn = async (store: Store) => {
      if (body.files.length > 0) await requireRoom(sizeOf(body.files), accountIdOf(client), store, limits)
      await takeBegun(body.begun, client.id, { store, clock, limits })
      return write(store)
    }
    if (key === undefined) return { id: await writeIn(store), isNew: true }
    const digest = await sha256(JSON.stringify([path, body.fields]))
    const now = clock().getTime()
    const expiresAt = now + limits.idempotencySeconds * 1000
    const written = await store.once({ clientId: client.id, key, digest, now, expiresAt }, writeIn)
    if (written.digest !== digest) {
      throw new Refusal(
        422,
        'This was sent before, with other content. Please change something in it and send it again.',
      )
    }
    return written
  }
  return async (write) => {
    // Of forms that end at once, each sees what room the others have left.
    const written = await writeFor(client, store, (store) => writeOnce(store, write))
    if (written.isNew) body.keep()
    return written
  }
}

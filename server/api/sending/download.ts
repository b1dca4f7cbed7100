/** Sends a file to anyone who has a signed link to it, with headers that keep every file harmless. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { Refusal } from '../../base/refusal.ts'
import { isShown } from '../../files/media-type.ts'
import type { Upload } from '../../stores/records.ts'
import type { Store } from '../../stores/store.ts'
import type { Dependencies } from '../dependencies.ts'
import { copyName } from '../own-data/copy-name.ts'
import { endedKey } from '../session/asking.ts'
import { notFound } from '../session/owner.ts'
import { watched } from '../watched.ts'
import { hangUpOf, transfer } from './transfer.ts'

/** What a link says in its query. */
export const linkQuery = v.object({
  expires: v.string(),
  session: v.optional(v.string()),
  by: v.optional(v.string()),
  signature: v.string(),
})

/** The path under the API's base. Only the id decides which file it is; the name is for people and for saving. */
export const downloadPath = '/uploads/:id/:name'

export async function download(context: Context, dependencies: Dependencies): Promise<Response> {
  const address = dependencies.addressOf(context)
  await dependencies.count(['open', address])
  const id = context.req.param('id') ?? ''
  const upload = await linkedUpload(id, context, dependencies)
  const shown = isShown(upload)
  const { body, size } = await openFile(id, address, context, dependencies)
  watched(context).who = upload.clientId
  return context.body(body, 200, {
    'Content-Type': upload.type,
    'Content-Length': `${size}`,
    'Content-Disposition': `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encode(upload.name)}`,
    // An uploaded file runs no code, loads nothing, and has no origin.
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    // The portal may be on another origin than the API, and shows images in place.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
}

/** @throws a `Refusal` with 403 if the link does not count, or no longer */
async function linkedUpload(id: string, { req }: Context, { clock, links, store }: Dependencies) {
  const { expires = '', session = '', signature = '', by } = req.query()
  // No id contains a NUL character, and a database would fail on it.
  const upload = id.includes('\0') ? undefined : ((await store.upload(id)) ?? (await copyOf(id, store)))
  const reader = upload && !by?.includes('\0') && (await store.client(by ?? upload.clientId))
  const sees = reader && [reader.id, reader.accountId].includes(upload.clientId)
  const isGood = sees && (await links.check(id, reader, { expires, session, signature }))
  // A session that we have not signed is not looked for.
  const isOver = isGood && session && (await store.isCounted(endedKey(session), clock().getTime()))
  if (isGood && !isOver) return upload
  throw new Refusal(403, 'This link is no longer good. Please open the file from the portal again.')
}

/** The copy of a client's data is kept apart from the client's files, and for a day. */
async function copyOf(id: string, store: Store): Promise<Upload | undefined> {
  const copy = await store.copyOfBytes(id)
  return copy && { ...copy, name: copyName(copy.askedAt), type: 'application/zip' }
}

/** Opens a file, which is then read at the pace of who gets it. */
async function openFile(id: string, address: string, context: Context, dependencies: Dependencies) {
  const { bytes, downloads, limits, log } = dependencies
  const { ofAddress, ofLink } = limits.downloads
  const onEnd = downloads([`from ${address}`, ofAddress], [`of ${id}`, ofLink])
  try {
    const { body, size } = (await bytes.read(id)) ?? notFound('file')
    const { idleSeconds } = limits
    const sent = transfer({ body, idleSeconds, hangUp: hangUpOf(context), onEnd, log })
    if (context.req.method !== 'HEAD') return { size, body: sent }
    // Whoever asks for the head alone never reads on.
    await sent.cancel()
    return { size, body: '' }
  } catch (error) {
    onEnd()
    throw error
  }
}

/** Encodes a name for RFC 8187, which allows fewer characters than `encodeURIComponent` leaves. */
const encode = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

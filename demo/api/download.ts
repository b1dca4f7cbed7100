/** Sends a file to anyone who has a signed link to it, with headers that keep every file harmless. */
import type { Context } from 'hono'
import type { Dependencies } from './dependencies.ts'
import { isShown } from './media-type.ts'
import { noteCall } from './note-call.ts'
import { notFound } from './owner.ts'
import { Refusal } from './refusal.ts'

/** The path under the API's base. Only the id decides which file it is; the name is for people and for saving. */
export const downloadPath = '/uploads/:id/:name'

export async function download(context: Context, dependencies: Dependencies): Promise<Response> {
  await dependencies.count(['open', dependencies.addressOf(context)])
  const id = context.req.param('id') ?? ''
  const { expires = '', signature = '' } = context.req.query()
  const { bytes, links, store } = dependencies
  const upload = await store.upload(id)
  const owner = upload && (await store.client(upload.clientId))
  if (!owner || !(await links.check(id, owner, expires, signature))) {
    throw new Refusal(403, 'This link is no longer good. Please open the file from the portal again.')
  }
  const content = (await bytes.read(id)) ?? notFound('file')
  noteCall(context, owner.id, dependencies)
  const shown = isShown(upload.type)
  return context.body(content, 200, {
    'Content-Type': upload.type,
    'Content-Disposition': `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encode(upload.name)}`,
    // An uploaded file runs no code, loads nothing, and has no origin.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    // The portal may be on another origin than the API, and shows images in place.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'private, max-age=3600',
  })
}

/** Encodes a name for RFC 8187, which allows fewer characters than `encodeURIComponent` leaves. */
const encode = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Gives a file to whoever holds a signed link to it, in a way that no file can do harm. */
import type { Context } from 'hono'
import type { Dependencies } from './dependencies.ts'
import { isShown } from './media-type.ts'
import { notFound } from './owner.ts'
import { Refusal } from './refusal.ts'

/** The path under the API's base. The name is there for people and for saving; the id alone counts. */
export const downloadPath = '/uploads/:id/:name'

export async function download(context: Context, dependencies: Dependencies): Promise<Response> {
  await dependencies.count('open', dependencies.addressOf(context))
  const id = context.req.param('id') ?? ''
  const { expires = '', signature = '' } = context.req.query()
  if (!(await dependencies.links.check(id, expires, signature))) {
    throw new Refusal(403, 'This link is no longer good. Please open the file from the portal again.')
  }
  const upload = (await dependencies.store.upload(id)) ?? notFound('file')
  const content = (await dependencies.bytes.read(id)) ?? notFound('file')
  const shown = isShown(upload.type)
  return context.body(content, 200, {
    'Content-Type': upload.type,
    'Content-Disposition': `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encode(upload.name)}`,
    // Whatever a client uploaded: it runs nothing, loads nothing, and is on no origin.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    // The portal may stand on another origin than the API, and shows images in place.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'private, max-age=3600',
  })
}

/** As RFC 8187 wants it, which allows less than `encodeURIComponent` leaves. */
const encode = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

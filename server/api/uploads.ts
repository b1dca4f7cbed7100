/**
 * Where a file comes before its form: `POST` begins an upload, `PATCH` sends of it, `HEAD` says how much is there, `DELETE`
 * gives it up. A form then names it. Who reads the protocol needs Node, so that an API inside a page has none of it.
 */
import type { Context, Hono } from 'hono'
import type { Dependencies, ReceiveUpload } from './dependencies.ts'
import { whoAsks } from './session/asking.ts'
import { requireRight } from './session/rights.ts'

/** What other origins have to be let use, beside what the calls of the contract need. */
export const uploadsCors = {
  methods: ['PATCH', 'HEAD', 'DELETE'],
  allowed: ['Tus-Resumable', 'Upload-Length', 'Upload-Metadata', 'Upload-Offset'],
  exposed: ['Location', 'Tus-Resumable', 'Upload-Length', 'Upload-Offset'],
}

export function addUploads(app: Hono, receive: ReceiveUpload, dependencies: Dependencies): void {
  const { basePath, count, gate } = dependencies
  const answer =
    (rate: 'read' | 'write', bringsBytes = false) =>
    async (context: Context) => {
      const { client } = await whoAsks(context, dependencies)
      await count([rate, client.id])
      requireRight(client, 'upload', 'write')
      if (!bringsBytes) return receive(context, { client }, dependencies)
      return gate(client.id, (place) => receive(context, { client, place }, dependencies))
    }
  const one = `${basePath}/uploads/:id`
  app.post(`${basePath}/uploads`, answer('write'))
  // How often a line is cut is not the client's doing, and nobody gives up more than was begun.
  app.patch(one, answer('read', true))
  // The router takes a HEAD for a GET. The protocol answers neither by the file.
  app.get(one, answer('read'))
  app.delete(one, answer('read'))
}

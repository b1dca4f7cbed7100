/** Receives files that come before their forms, by the protocol tus: https://tus.io/protocols/resumable-upload */
import { DataStore, ERRORS, Server, Upload } from '@tus/server'
import { Refusal, type RefusalStatus, refusals } from '../../base/refusal.ts'
import { randomId } from '../../base/secrets.ts'
import type { BegunUpload, Client } from '../../stores/records.ts'
import type { Dependencies, ReceiveUpload } from '../dependencies.ts'
import { beginUpload, findBegun, giveUpUpload, receiveParts } from '../receiving/begun.ts'
import type { Place } from '../receiving/gate.ts'
import { notFound } from '../session/owner.ts'

/** What a page reads in the answers. The other headers are the API's own. */
const told = ['Location', 'Tus-Resumable', 'Upload-Length', 'Upload-Offset']

/** How long a request still takes what has come, once another one waits for it: in milliseconds. */
const drain = 1_000

export const receiveUpload: ReceiveUpload = async (context, { client, place }, dependencies) => {
  const uploads = new ClientUploads(client, dependencies)
  const id = context.req.param('id')
  // Nobody waits for what is not theirs.
  if (id) await uploads.find(id)
  let failure: unknown
  // It knows nothing of others: each request has its own, so that any server may have answered the one before.
  const server = new Server({
    path: '/uploads',
    datastore: uploads,
    // Whoever asks how much is there waits until what came last is kept. Nothing rests on it: where that was at another server,
    // a page hears that the upload goes on from elsewhere, and asks again.
    locker: { newLock: (id) => dependencies.newLock(`${client.id} ${id}`) },
    lockDrainTimeout: drain,
    namingFunction: randomId,
    // Relative to the address that was asked, whatever a proxy has in front of it.
    generateUrl: (_, { id }) => `uploads/${id}`,
    getFileIdFromRequest: () => id,
    onResponseError: (_, error) => {
      failure = error
      return undefined
    },
  })
  const answer = await server.handleWeb(watched(context.req.raw, place))
  if (answer.status >= 400) {
    // What the gate has ended looks like a line that is cut.
    place?.signal.throwIfAborted()
    throw failure instanceof Error && !('status_code' in failure) ? failure : await refusalOf(answer)
  }
  for (const name of told) context.header(name, answer.headers.get(name) ?? undefined)
  context.status(answer.status === 201 ? 201 : answer.status === 200 ? 200 : 204)
  return context.body(null)
}

/** What the protocol is about. Of all else, such as what proxies add, the package would believe some and refuse some. */
const isRead = (header: string) => /^(tus-resumable|upload-.*|content-type|content-length)$/.test(header)

/** The request, of which the gate hears how much comes. One that needs no place brings nothing. */
function watched({ method, headers: given, body, url }: Request, place: Place | undefined): Request {
  const headers = [...given].filter(([name]) => isRead(name))
  if (!place || !body) {
    place?.onWhole()
    return new Request(url, { method, headers: headers.filter(([name]) => !name.startsWith('content-')) })
  }
  const { onBytes, onWhole, signal } = place
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      onBytes(piece.length)
      controller.enqueue(piece)
    },
    flush: onWhole,
  })
  // Node wants to be told that the answer may come before the body has gone. The types of the web don't know it.
  const init = { method, headers, body: body.pipeThrough(counting, { signal }), duplex: 'half' }
  return new Request(url, init)
}

async function refusalOf(answer: Response): Promise<Refusal> {
  const { status } = answer
  // The protocol says by 403, and by some of its own, such as 412, that the request does not fit.
  const isOurs = (status: number): status is RefusalStatus => status !== 403 && status in refusals
  return new Refusal(isOurs(status) ? status : 400, (await answer.text()).trim())
}

/** The uploads of one client, as the protocol's server asks for them. */
class ClientUploads extends DataStore {
  readonly #client: Client
  readonly #dependencies: Dependencies

  constructor(client: Client, dependencies: Dependencies) {
    super()
    this.#client = client
    this.#dependencies = dependencies
    this.extensions = ['creation', 'termination']
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size = 0, metadata } = upload
    if (size === 0) throw ERRORS.INVALID_LENGTH
    await beginUpload({ id, size, name: metadata?.filename ?? '' }, this.#client, this.#dependencies)
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received } = await this.find(id)
    return new Upload({ id, size, offset: received })
  }

  override async write(stream: AsyncIterable<Uint8Array>, id: string, received: number): Promise<number> {
    return receiveParts(stream, { ...(await this.find(id)), received }, this.#dependencies)
  }

  override async remove(id: string): Promise<void> {
    await giveUpUpload(this.#client.id, id, this.#dependencies)
  }

  /** @throws a `Refusal` with 404 if the client has no such upload */
  async find(id: string): Promise<BegunUpload> {
    return (await findBegun(id, this.#client.id, this.#dependencies)) ?? notFound('upload')
  }
}

/** Sends answers as JSON: at once, or a long list slice by slice, so that others are answered between two slices. */
import type { Context } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { compressStream, compressWhole, vary } from './compress.ts'
import { hangUpOf, transfer } from './transfer.ts'

/** Rows of a list that do not stand in its answer yet. */
export interface More {
  /** @returns the next rows; none at the end */
  more?: (() => Promise<unknown[]>) | undefined
}

/** Who is answered, and how. */
interface Asking {
  context: Context
  clientId: string
  dependencies: Dependencies
}

const inBytes = (text: string) => new TextEncoder().encode(text)
const json = { 'Content-Type': 'application/json' }

/** Sends an answer, and says how long it is, so that all of it can be written at once. */
export const sendJson = (context: Context, answer: object) =>
  sendBytes(context, inBytes(JSON.stringify(answer)))

const sendBytes = (context: Context, bytes: Uint8Array<ArrayBuffer>, headers?: Record<string, string>) =>
  context.body(bytes, 200, { ...json, ...headers, 'Content-Length': `${bytes.byteLength}` })

/** Sends a client an answer, compressed if it is a list, and counts how long it is. */
export async function sendCounted(
  { context, clientId, dependencies }: Asking,
  answer: object,
  isList: boolean,
) {
  const bytes = inBytes(JSON.stringify(answer))
  await countBytes(bytes.byteLength, clientId, dependencies)
  return isList
    ? sendBytes(context, ...(await compressWhole(context, bytes, dependencies.gzip)))
    : sendBytes(context, bytes)
}

type Rows = { data: unknown[] }

/** Sends a client a long list. @param next Gives its next rows, in the form of answers; none at the end. */
export function sendLong(
  { context, clientId, dependencies }: Asking,
  first: Rows,
  next: () => Promise<Rows>,
) {
  const { limits, log, longLists, takeTurn } = dependencies
  // Whoever asks for the head alone never reads on.
  if (context.req.method === 'HEAD') return context.body(null, 200, { ...json, ...vary })
  const onEnd = longLists([clientId, limits.longListsOfClient])
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (controller) => controller.enqueue(inBytes(`{"success":true,"data":[${inList(first)}`)),
      pull: (controller) =>
        takeTurn(clientId, async () => {
          const rows = await next()
          const isEnd = rows.data.length === 0
          const bytes = inBytes(isEnd ? ']}' : `,${inList(rows)}`)
          await countBytes(bytes.byteLength, clientId, dependencies)
          controller.enqueue(bytes)
          if (isEnd) controller.close()
        }),
    },
    { highWaterMark: 0 },
  )
  const { idleSeconds } = limits
  const paced = transfer({ body, idleSeconds, hangUp: hangUpOf(context), onEnd, log })
  const [sent, headers] = compressStream(context, paced)
  return context.body(sent, 200, { ...json, ...headers })
}

const inList = ({ data }: Rows) => JSON.stringify(data).slice(1, -1)

/** A long answer counts as several calls. It is sent already: only the calls after it are refused. */
function countBytes(bytes: number, clientId: string, { limits, charge }: Dependencies): Promise<void> {
  return charge(['read', clientId, Math.floor(bytes / limits.bytesOfRead)])
}

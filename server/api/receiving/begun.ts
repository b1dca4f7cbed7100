/**
 * Files that come before their forms, in as many requests as it takes. What has come is kept in parts, so that a line that is
 * cut loses the last of them at most. The store says which parts there are: any server goes on where another one was cut.
 */
import { Refusal } from '../../base/refusal.ts'
import { randomId } from '../../base/secrets.ts'
import { cleanFileName } from '../../files/file-name.ts'
import { accountIdOf } from '../../stores/account.ts'
import type { BegunUpload, Client } from '../../stores/records.ts'
import type { Dependencies } from '../dependencies.ts'
import { kilobytesOf } from './day.ts'
import { tooLarge } from './received-file.ts'
import { requireRoom } from './room.ts'
import { writeFor } from './write-for.ts'

/** In bytes. */
const PART = 1_000_000

type Kept = Pick<Dependencies, 'bytes' | 'store'>

/** @throws a `Refusal` if there is no room for it, or too many others are begun */
export async function beginUpload(
  { id, size, name: given }: { id: string; size: number; name: string },
  client: Client,
  { clock, count, forgive, limits, store }: Dependencies,
): Promise<void> {
  const name = cleanFileName(given)
  if (size > limits.bytesPerFile) throw tooLarge(name, limits)
  const clientId = client.id
  await requireRoom({ files: 1, bytes: size }, accountIdOf(client), store, limits)
  const counted = ['kilobytes', clientId, kilobytesOf(size, limits)] as const
  await count(counted)
  const upload: BegunUpload = {
    ...{ id, clientId, name, size, received: 0, parts: [], isTaken: false },
    expiresAt: clock().getTime() + limits.begunUploads.seconds * 1000,
  }
  const isBegun = await writeFor(client, store, (store) =>
    store.beginUpload(upload, limits.begunUploads.ofClient),
  ).catch(async (error) => {
    await forgive(counted)
    throw error
  })
  if (isBegun) return
  await forgive(counted)
  throw new Refusal(429, 'Other files are still on their way.', { 'Retry-After': '60' })
}

/**
 * Keeps what comes, part by part. What has come before the line is cut is kept, too.
 * @returns how much of the file is there now
 */
export async function receiveParts(
  content: AsyncIterable<Uint8Array>,
  { id, clientId, received, parts }: BegunUpload,
  { bytes, store, limits, log }: Kept & Pick<Dependencies, 'limits' | 'log'>,
): Promise<number> {
  const source = withEnd(content)
  async function discard(part: string): Promise<void> {
    try {
      // It may have been added, and no answer came back.
      const upload = await store.begunUpload(clientId, id)
      if (!upload?.parts.includes(part)) await bytes.remove(part)
    } catch (error) {
      // What is answered depends on the part alone.
      log(error)
    }
  }
  let offset = received
  let count = parts.length
  for (;;) {
    const begin = await source.next()
    if (!begin) break
    if (++count > limits.begunUploads.parts) throw new Refusal(413, 'The file comes in too many pieces.')
    // By its name, a backup leaves it out.
    const part = { id: `part-${randomId()}`, offset, size: 0 }
    let isAdded = false
    try {
      await bytes.save(part.id, partOf(source, begin, part))
      isAdded = await store.addPart(clientId, id, part)
    } finally {
      if (!isAdded) await discard(part.id)
    }
    if (!isAdded) throw new Refusal(409, 'Another request has sent this already.')
    offset += part.size
  }
  if (source.failure) throw source.failure
  return offset
}

interface Source {
  /** What the line was cut by. */
  failure: unknown
  /** The next piece; `undefined` at the end, or where the line is cut. */
  next(): Promise<Uint8Array | undefined>
}

function withEnd(content: AsyncIterable<Uint8Array>): Source {
  const pieces = content[Symbol.asyncIterator]()
  const source: Source = {
    failure: undefined,
    async next() {
      if (source.failure) return undefined
      try {
        const { done, value } = await pieces.next()
        return done ? undefined : value
      } catch (error) {
        source.failure = error ?? new Error('The line was cut.')
        return undefined
      }
    },
  }
  return source
}

async function* partOf(source: Source, begin: Uint8Array, part: { size: number }) {
  for (let piece: Uint8Array | undefined = begin; piece; ) {
    part.size += piece.length
    yield piece
    piece = part.size < PART ? await source.next() : undefined
  }
}

/** Ends an upload that its client has given up. What has not come of it is given back to the client's day. */
export async function giveUpUpload(
  clientId: string,
  id: string,
  { forgive, limits, store }: Pick<Dependencies, 'forgive' | 'limits' | 'store'>,
): Promise<void> {
  const ended = await store.endUpload(clientId, id)
  if (!ended) return
  const come = ended.received > 0 ? kilobytesOf(ended.received, limits) : 0
  const rest = kilobytesOf(ended.size, limits) - come
  if (rest > 0) await forgive(['kilobytes', clientId, rest])
}

/** An upload of a client's. No other text than an id reaches the store: a database would fail on a NUL. */
export const findBegun = async (id: string, clientId: string, { store }: Pick<Dependencies, 'store'>) =>
  /^[\w-]+$/.test(id) ? store.begunUpload(clientId, id) : undefined

/** What has come before its form. @throws a `Refusal` with 410 unless all of it is there */
export async function openBegun(id: string, clientId: string, { bytes, store }: Kept) {
  const upload = await findBegun(id, clientId, { store })
  if (!upload || upload.received < upload.size) throw ended()
  return { name: upload.name, content: wholeOf(upload, bytes) }
}

/**
 * Takes uploads into what is written now: each becomes one file. They stay for some minutes: a form that comes again, because no
 * answer came, has to be read again.
 * @throws a `Refusal` with 410 if one of them was taken before
 */
export async function takeBegun(
  ids: readonly string[],
  clientId: string,
  { store, clock, limits }: Pick<Dependencies, 'store' | 'clock' | 'limits'>,
): Promise<void> {
  const until = clock().getTime() + limits.begunUploads.takenSeconds * 1000
  for (const id of ids) if (!(await store.takeUpload(clientId, id, until))) throw ended()
}

async function* wholeOf({ parts }: BegunUpload, bytes: Dependencies['bytes']) {
  for (const id of parts) {
    const part = await bytes.read(id)
    if (!part) throw ended()
    yield* part.body
  }
}

const ended = () => new Refusal(410, 'This upload has ended, or is not whole. Please send the file itself.')

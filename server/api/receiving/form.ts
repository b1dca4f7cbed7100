/** Receives the form of a request while it comes: its files go to where files are kept, piece by piece. */
import type * as v from 'valibot'
import { Refusal } from '../../base/refusal.ts'
import { randomId } from '../../base/secrets.ts'
import { createDigest, type Digest } from '../../files/digest.ts'
import { cleanFileName } from '../../files/file-name.ts'
import { mediaType } from '../../files/media-type.ts'
import type { Client } from '../../stores/records.ts'
import type { Dependencies } from '../dependencies.ts'
import { bytesOfForm, bytesOfTexts, type Limits } from '../limits.ts'
import type { Place } from './gate.ts'
import type { Content, PartHandlers } from './parts.ts'
import { requireType } from './reading.ts'
import { requireRoom } from './room.ts'

/** A file of a form. Its bytes are kept already. */
export class ReceivedFile {
  readonly id = randomId()
  readonly name: string
  size = 0
  type = ''
  #digest = ''

  constructor(name: string) {
    this.name = cleanFileName(name)
  }

  /** Says that the file is whole. */
  end(type: string, digest: string): void {
    this.type = type
    this.#digest = digest
  }

  /** What is the same when the file is sent again. */
  toJSON(): unknown {
    return [this.name, this.size, this.#digest]
  }
}

export interface ReceivedForm {
  /** A list for a field that is an array in the schema, one value for any other. */
  fields: Record<string, unknown>
  /** The files in the fields. */
  files: readonly ReceivedFile[]
  /** Says that the files in the fields have an owner now. */
  keep(): void
  /** Deletes the bytes of all files that are not kept: of those, too, that no field takes. It never fails. */
  discard(): Promise<unknown>
}

interface Receiving {
  request: Request
  form: v.ObjectSchema<v.ObjectEntries, undefined>
  client: Pick<Client, 'id'>
  place: Place
  /** Whether it may come again, and has to be recognized. */
  hasKey: boolean
}

/** Receives a form. If a step fails, no bytes stay behind. */
export async function receiveForm(
  { request, form: { entries }, client, place, hasKey }: Receiving,
  dependencies: Dependencies,
): Promise<ReceivedForm> {
  requireType(request, 'multipart/form-data')
  const { bytes, limits, readParts, store } = dependencies
  // More than that is refused in any case.
  const announced = Math.min(Number(request.headers.get('Content-Length')) || 0, bytesOfForm(limits))
  // What comes again with its key may have taken the last room itself.
  if (announced > bytesOfTexts && !hasKey) {
    await requireRoom({ files: 1, bytes: announced - bytesOfTexts }, client.id, store, limits)
  }
  const day = await openDay(client.id, announced, dependencies)
  let files: ReceivedFile[] = []
  const received = new Map<string, unknown[]>(Object.keys(entries).map((name) => [name, []]))
  const discard = () => discardFiles(files, dependencies)
  const onFile: PartHandlers['onFile'] = async (name, fileName, content) => {
    const file = new ReceivedFile(fileName)
    files.push(file)
    await bytes.save(file.id, measured(file, content, limits, hasKey ? createDigest() : undefined))
    // An empty file input still sends a file, without a name and without bytes.
    if (file.size === 0 && !fileName) return
    received.get(name)?.push(file)
    const count = Array.from(received.values(), (values) => values.filter(isFile).length)
    if (count.reduce((sum, each) => sum + each) > limits.filesPerRequest) throw tooManyFiles(limits)
    await day.take(Math.max(limits.kilobytesOfFile, Math.ceil(file.size / 1_000)))
  }
  try {
    await readParts(
      request,
      { onFile, onField: (name, value) => received.get(name)?.push(value), ...place },
      {
        parts: Object.keys(entries).length + limits.filesPerRequest + 1,
        bytesOfField: limits.bytesOfField,
        bytes: bytesOfForm(limits),
      },
    )
    const texts = Array.from(received.values()).flat().filter(isText).join('')
    await day.take(limits.kilobytesOfText * Math.ceil(texts.length / 1_000))
  } catch (error) {
    await discard()
    throw error
  } finally {
    await day.close()
  }
  const fields = Object.fromEntries(
    Object.entries(entries).map(([name, { type }]) => {
      const values = received.get(name) ?? []
      return [name, type === 'array' ? values.filter((value) => value !== '') : values[0]]
    }),
  )
  const inFields = Object.values(fields).flat().filter(isFile)
  const keep = () => {
    files = files.filter((file) => !inFields.includes(file))
  }
  return { fields, files: inFields, keep, discard }
}

/**
 * Counts the kilobytes of a client's day. What a form announces is counted before a byte of it is kept, and what it does not
 * take is given back.
 */
async function openDay(
  clientId: string,
  announced: number,
  { count, forgive }: Pick<Dependencies, 'count' | 'forgive'>,
) {
  let [counted, taken] = [0, 0]
  const countUpTo = async (kilobytes: number) => {
    if (kilobytes <= counted) return
    await count(['kilobytes', clientId, kilobytes - counted])
    counted = kilobytes
  }
  await countUpTo(Math.floor(announced / 1_000))
  return {
    async take(kilobytes: number): Promise<void> {
      await countUpTo(taken + kilobytes)
      taken += kilobytes
    },
    async close(): Promise<void> {
      if (counted > taken) await forgive(['kilobytes', clientId, counted - taken])
    },
  }
}

const isFile = (value: unknown): value is ReceivedFile => value instanceof ReceivedFile
const isText = (value: unknown) => typeof value === 'string'

/** Deletes the bytes of files that have no owner. It never fails. */
export function discardFiles(
  files: readonly ReceivedFile[],
  { bytes, log, store }: Pick<Dependencies, 'bytes' | 'log' | 'store'>,
): Promise<unknown> {
  const discard = async ({ id }: ReceivedFile) => {
    try {
      // A write may have succeeded of which no answer came back. Bytes that nobody names are better than a lost file.
      if (!(await store.upload(id))) await bytes.remove(id)
    } catch (error) {
      // What is answered depends on the write alone.
      log(error)
    }
  }
  return Promise.all(files.map(discard))
}

/** Passes the bytes of a file on, and finds its size, its type and its digest on the way. */
export async function* measured(
  file: ReceivedFile,
  content: Content,
  { bytesPerFile }: Limits,
  digest?: Digest,
) {
  const start: number[] = []
  for await (const piece of content) {
    file.size += piece.length
    if (file.size > bytesPerFile) {
      const most = `${bytesPerFile / 1_000_000} MB`
      throw new Refusal(413, `"${file.name}" is larger than ${most}, the most a file may have.`)
    }
    if (start.length < 16) start.push(...piece.subarray(0, 16 - start.length))
    await digest?.add(piece)
    yield piece
  }
  file.end(mediaType(start), (await digest?.end()) ?? '')
}

const tooManyFiles = ({ filesPerRequest }: Limits) =>
  new Refusal(413, `You can attach at most ${filesPerRequest} files at once. Please send fewer.`)

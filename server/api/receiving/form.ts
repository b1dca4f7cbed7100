/** Receives the form of a request while it comes: its files go to where files are kept, piece by piece. */
import type * as v from 'valibot'
import { Refusal } from '../../base/refusal.ts'
import { createDigest } from '../../files/digest.ts'
import type { Client } from '../../stores/records.ts'
import type { Dependencies } from '../dependencies.ts'
import { bytesOfForm, bytesOfTexts, type Limits } from '../limits.ts'
import { openBegun } from './begun.ts'
import type { Place } from './gate.ts'
import type { Content, PartHandlers } from './parts.ts'
import { requireType } from './reading.ts'
import { measured, ReceivedFile } from './received-file.ts'
import { requireRoom } from './room.ts'

export interface ReceivedForm {
  /** A list for a field that is an array in the schema, one value for any other. */
  fields: Record<string, unknown>
  /** The files in the fields. */
  files: readonly ReceivedFile[]
  /** The ids of those uploads that had come before the form. */
  begun: readonly string[]
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
  const begun: string[] = []
  const discard = () => discardFiles(files, dependencies)
  async function save(fileName: string, content: Content): Promise<ReceivedFile> {
    const file = new ReceivedFile(fileName)
    files.push(file)
    await bytes.save(file.id, measured(file, content, limits, hasKey ? createDigest() : undefined))
    return file
  }
  const add = (field: string, file: ReceivedFile) => {
    received.get(field)?.push(file)
    const count = Array.from(received.values(), (values) => values.filter(isFile).length)
    if (count.reduce((sum, each) => sum + each) > limits.filesPerRequest) throw tooManyFiles(limits)
  }
  const onFile: PartHandlers['onFile'] = async (name, fileName, content) => {
    const file = await save(fileName, content)
    // An empty file input still sends a file, without a name and without bytes.
    if (file.size === 0 && !fileName) return
    add(name, file)
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
    // What had come before was counted when it began. A form is the same whichever way its files came.
    for (const name of Object.keys(entries).filter(namesUpload)) {
      for (const id of received.get(name)?.splice(0).filter(isText) ?? []) {
        // An empty field names none.
        if (!id) continue
        const { name: fileName, content } = await openBegun(id, client.id, dependencies)
        add(name.slice(0, -uploadEnding.length), await save(fileName, content))
        begun.push(id)
      }
    }
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
  return { fields, files: inFields, begun, keep, discard }
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
const isText = (value: unknown): value is string => typeof value === 'string'

/** Beside the field `attachment`, the field `attachmentUpload` takes the ids of files that have come before the form. */
const uploadEnding = 'Upload'
const namesUpload = (field: string) => field.endsWith(uploadEnding)

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

const tooManyFiles = ({ filesPerRequest }: Limits) =>
  new Refusal(413, `You can attach at most ${filesPerRequest} files at once. Please send fewer.`)

/** Receives the form of a request while it comes: its files go to where files are kept, piece by piece. */
import * as v from 'valibot'
import { Refusal } from '../../base/refusal.ts'
import { createDigest } from '../../files/digest.ts'
import { accountIdOf } from '../../stores/account.ts'
import type { Client } from '../../stores/records.ts'
import type { Dependencies } from '../dependencies.ts'
import { bytesOfForm, bytesOfTexts, type Limits } from '../limits.ts'
import { openBegun } from './begun.ts'
import { kilobytesOf, openDay } from './day.ts'
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
  client: Pick<Client, 'id' | 'accountId'>
  place: Place
  /** Whether it may come again, and has to be recognized. */
  hasKey: boolean
}

/** Receives a form. If a step fails, no bytes stay behind. */
export async function receiveForm(
  { request, form: { entries }, client, place: coming, hasKey }: Receiving,
  dependencies: Dependencies,
): Promise<ReceivedForm> {
  requireType(request, 'multipart/form-data')
  const { bytes, charge, limits, log, readParts, receiveUpload, store } = dependencies
  // More than that is refused in any case.
  const announced = Math.min(Number(request.headers.get('Content-Length')) || 0, bytesOfForm(limits))
  // What comes again with its key may have taken the last room itself.
  if (announced > bytesOfTexts && !hasKey) {
    await requireRoom({ files: 1, bytes: announced - bytesOfTexts }, accountIdOf(client), store, limits)
  }
  const day = await openDay(client.id, announced, dependencies)
  let files: ReceivedFile[] = []
  const received = new Map<string, unknown[]>(Object.keys(entries).map((name) => [name, []]))
  const ofFiles = new Set(
    Object.keys(entries).filter((name) => receiveUpload && entries[name] && takesFiles(entries[name])),
  )
  const begun: string[] = []
  const copies = new Set<ReceivedFile>()
  async function discard(): Promise<void> {
    await discardFiles(files, dependencies)
    // The day has each upload already. Whoever lets it be copied in vain, again and again, uses the day up.
    const sizes = files.filter((file) => copies.has(file)).map(({ size }) => kilobytesOf(size, limits))
    const sum = sizes.reduce((sum, each) => sum + each, 0)
    if (sum > 0) await charge(['kilobytes', client.id, sum]).catch((error) => log(error))
  }
  const save = (file: ReceivedFile, content: Content) => {
    files.push(file)
    return bytes.save(file.id, measured(file, content, limits, hasKey ? createDigest() : undefined))
  }
  /** Gives a file its place, where it stands in the form: another one may be kept sooner. */
  function place(field: string, file: ReceivedFile | NamedUpload): void {
    received.get(field)?.push(file)
    const count = Array.from(received.values(), (values) => values.filter(isPlaced).length)
    if (count.reduce((sum, each) => sum + each) > limits.filesPerRequest) throw tooManyFiles(limits)
  }
  const onFile: PartHandlers['onFile'] = async (name, fileName, content) => {
    const file = new ReceivedFile(fileName)
    if (fileName) place(name, file)
    await save(file, content)
    // An empty file input still sends a file, without a name and without bytes.
    if (file.size === 0 && !fileName) return
    if (!fileName) place(name, file)
    await day.take(kilobytesOf(file.size, limits))
  }
  const onField: PartHandlers['onField'] = (name, value) => {
    // A text in the place of a file names one that has come before the form. An empty one names none.
    if (!value || !ofFiles.has(name)) received.get(name)?.push(value)
    else if (begun.includes(value)) throw new Refusal(400, 'An upload is named twice.')
    else {
      begun.push(value)
      place(name, new NamedUpload(value))
    }
  }
  /** Copies what has come before the form. So a form is the same whichever way its files came. */
  async function copy({ id }: NamedUpload): Promise<ReceivedFile> {
    const { name, content } = await openBegun(id, client.id, dependencies)
    const file = new ReceivedFile(name)
    await save(file, content)
    copies.add(file)
    return file
  }
  try {
    await readParts(
      request,
      { onFile, onField, ...coming },
      {
        parts: Object.keys(entries).length + limits.filesPerRequest + 1,
        bytesOfField: limits.bytesOfField,
        bytes: bytesOfForm(limits),
      },
    )
    for (const values of received.values())
      for (const [index, value] of values.entries())
        if (value instanceof NamedUpload) values[index] = await copy(value)
    const texts = Array.from(received.values()).flat().filter(isText).join('')
    await day.take(limits.kilobytesOfText * Math.ceil(texts.length / 1_000))
  } catch (error) {
    await discard()
    throw error
  } finally {
    await day.close()
  }
  const fields = Object.fromEntries(
    Array.from(received, ([name, values]) => [
      name,
      entries[name]?.type === 'array' ? values.filter((value) => value !== '') : values[0],
    ]),
  )
  const inFields = Object.values(fields).flat().filter(isFile)
  const keep = () => {
    files = files.filter((file) => !inFields.includes(file))
  }
  return { fields, files: inFields, begun, keep, discard }
}

/** The place of a file that has come before its form. */
class NamedUpload {
  readonly id: string

  constructor(id: string) {
    this.id = id
  }
}

const isFile = (value: unknown): value is ReceivedFile => value instanceof ReceivedFile
const isPlaced = (value: unknown) => isFile(value) || value instanceof NamedUpload
const isText = (value: unknown): value is string => typeof value === 'string'

const any = new ReceivedFile('any')
const takesFiles = (field: v.ObjectEntries[string]) => v.is(field, any) || v.is(field, [any])

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

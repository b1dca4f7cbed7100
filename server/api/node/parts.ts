/** Reads multipart bodies while they come: a form of 100 MB needs no more memory than one of 1 KB. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import Busboy from '@fastify/busboy'
import { Refusal } from '../../base/refusal.ts'
import {
  type ReadParts,
  tooLongText,
  tooManyParts,
  tooMuchAtOnce,
  unreadableForm,
} from '../receiving/parts.ts'

export const readPartsAsTheyCome: ReadParts = async (
  request,
  { onField, onFile, onBytes, onWhole, signal },
  limits,
) => {
  if (Number(request.headers.get('Content-Length')) > limits.bytes) throw tooMuchAtOnce(limits.bytes)
  const stopping = new AbortController()
  let failure: unknown
  /** The first failure ends the reading; what fails after it follows from it. */
  const stop = (error: unknown) => {
    failure ??= error
    stopping.abort()
    // A parser that is stopped leaves the file that it was in without an end.
    for (const content of contents) content.destroy(unreadableForm())
  }
  signal.addEventListener('abort', () => stop(signal.reason))
  const contents: Readable[] = []
  const files: Promise<void>[] = []
  try {
    const parser = new Busboy({
      headers: { 'content-type': request.headers.get('Content-Type') ?? '' },
      limits: { parts: limits.parts, fieldSize: limits.bytesOfField, headerPairs: 20, headerSize: 8_000 },
    })
    parser.on('partsLimit', () => stop(tooManyParts()))
    parser.on('field', (name, value, _, isCut) => {
      try {
        if (isCut) throw tooLongText(name)
        onField(name, value)
      } catch (error) {
        stop(error)
      }
    })
    parser.on('file', (name, content, fileName = '') => {
      contents.push(content)
      // When it is stopped, perhaps nobody reads it yet. Then nobody else would hear the error, and it would end the process.
      content.on('error', () => {})
      files.push(onFile(name, fileName, content).catch(stop))
    })
    // The body of a request is a stream of the web's; Node has a type of its own for the same.
    const body = Readable.fromWeb(request.body as ReadableStream<Uint8Array>)
    await pipeline(body, bounded(limits.bytes, onBytes), parser, { signal: stopping.signal })
    // Its files may still be on their way to where they are kept.
    onWhole()
  } catch (error) {
    stop(error instanceof Refusal ? error : unreadableForm())
  }
  await Promise.all(files)
  if (failure) throw failure
}

const bounded = (most: number, onBytes: (count: number) => void) =>
  async function* (body: AsyncIterable<Uint8Array>) {
    let size = 0
    for await (const piece of body) {
      onBytes(piece.length)
      size += piece.length
      if (size > most) throw tooMuchAtOnce(most)
      yield piece
    }
  }

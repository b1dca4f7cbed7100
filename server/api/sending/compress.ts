/** Compresses lists: 500 payments are 11 KB then, where they were 102. */
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'

type Bytes = Uint8Array<ArrayBuffer>

export type Gzip = (bytes: Bytes) => Promise<Bytes>

/** What is shorter costs more work than it saves of the line. */
const leastBytes = 2_048

/**
 * Whether a call's answers are compressed: those of the calls that list. No other answer is. One with a token must not
 * be: where a secret and what a caller wrote are compressed together, the length tells of the secret (BREACH). A stream of
 * news has to come piece by piece, and most files are compressed as they are.
 */
export const isList = ({ answer }: { answer?: unknown }): boolean => 'next' in Object(Object(answer).entries)

export const vary = { Vary: 'Accept-Encoding' }
const packed = { ...vary, 'Content-Encoding': 'gzip' }

/** @returns what to send of a list that is whole, and the headers that say so */
export async function compressWhole(
  context: Context,
  bytes: Bytes,
  gzip: Gzip,
): Promise<[Bytes, Record<string, string>]> {
  if (bytes.byteLength < leastBytes || !takesGzip(context)) return [bytes, vary]
  return [await gzip(bytes), packed]
}

/** The same for a list of which slices are still to come. */
export function compressStream(
  context: Context,
  body: ReadableStream<Bytes>,
): [ReadableStream<Bytes>, Record<string, string>] {
  return takesGzip(context) ? [body.pipeThrough(new CompressionStream('gzip')), packed] : [body, vary]
}

export const gzipInWeb: Gzip = async (bytes) => {
  const { body } = new Response(bytes)
  return new Uint8Array(await new Response(body?.pipeThrough(new CompressionStream('gzip'))).arrayBuffer())
}

/** Whether the caller takes it. Who asks for the head alone gets nothing that could be compressed. */
function takesGzip({ req }: Context): boolean {
  const accepted = parseAccept(req.header('Accept-Encoding') ?? '')
  const named =
    accepted.find(({ type }) => type.toLowerCase() === 'gzip') ?? accepted.find(({ type }) => type === '*')
  return req.method !== 'HEAD' && named !== undefined && named.q > 0
}

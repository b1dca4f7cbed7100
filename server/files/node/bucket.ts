/** Calls to a bucket, by the interface of S3: signed, and let go of when nothing moves. */
import { Readable } from 'node:stream'
import { AwsV4Signer } from 'aws4fetch'
import type { Spooled } from './spool.ts'

export interface BucketSettings {
  /** `https://s3.eu-central-1.amazonaws.com/my-bucket` */
  url: string
  region: string
  accessKey: string
  secretKey: string
}

/** What a bucket did not do. Its message is for the log: it says what was asked for, and why it failed, and no secret. */
export class BucketFailure extends Error {
  override readonly name = 'BucketFailure'
  /** The bucket's own word, such as `NoSuchKey`. */
  readonly code: string
  /** Whether the next try may succeed: a bucket that was slow once is not asked again. */
  readonly isPassing: boolean

  constructor(message: string, { code = '', isPassing = false } = {}) {
    super(message)
    this.code = code
    this.isPassing = isPassing
  }
}

export interface BucketAnswer {
  size: number
  /** Has to be read to the end, or cancelled. */
  body: ReadableStream<Uint8Array<ArrayBuffer>>
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'

export type AskBucket = (method: Method, path: string, sent?: Spooled) => Promise<BucketAnswer>

/**
 * @param patience How long it may take until an answer begins, and for each piece of a body, in milliseconds. All that is
 *   sent together may take four times as long.
 */
export function createBucket(settings: BucketSettings, patience: number): AskBucket {
  const { url, region, accessKey: accessKeyId, secretKey: secretAccessKey } = settings

  return async (method, path, sent) => {
    const what = `${method} ${new URL(url + path).pathname} at ${new URL(url).host}`
    const stopping = new AbortController()
    let idle: ReturnType<typeof setTimeout> | undefined
    const moves = () => {
      clearTimeout(idle)
      const slow = new BucketFailure(`${what}: it takes too long.`)
      idle = setTimeout(() => stopping.abort(slow), patience)
    }
    const failureOf = (error: unknown) => {
      if (!(error instanceof TypeError)) return error
      const { code, message } = Object(error.cause)
      return new BucketFailure(`${what}: ${message || code || error.message}`, { isPassing: true })
    }
    const watched = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      moves()
      try {
        return await work()
      } catch (error) {
        // Only the first reason counts. After it, nothing more is sent.
        stopping.abort(failureOf(error))
        throw stopping.signal.reason
      } finally {
        clearTimeout(idle)
      }
    }

    async function* moving({ pieces, size }: Spooled) {
      // A large file, such as the copy of a client's data, has a second more for each megabyte.
      const latest = performance.now() + 3 * patience + size / 1_000
      for await (const piece of pieces()) {
        if (performance.now() < latest) moves()
        yield piece
      }
    }
    // Node has a type of its own for the streams of the web.
    const streamOf = (sent: Spooled) => Readable.toWeb(Readable.from(moving(sent))) as ReadableStream

    const signed = await new AwsV4Signer({
      ...{ method, url: url + path, service: 's3', region, accessKeyId, secretAccessKey },
      headers: sent ? { 'X-Amz-Content-Sha256': sent.sha256 } : {},
    }).sign()
    // Proxies change these, so they are not signed. What is compressed on the way has no length.
    signed.headers.set('Accept-Encoding', 'identity')
    if (sent) signed.headers.set('Content-Length', `${sent.size}`)

    const response = await watched(async () => {
      const response = await fetch(signed.url, {
        ...{ method, headers: signed.headers, redirect: 'manual', signal: stopping.signal },
        // An empty stream would go in pieces, without a length.
        ...(sent && sent.size > 0 && { body: streamOf(sent), duplex: 'half' }),
      })
      if (response.ok) return response
      const { status } = response
      const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? []
      const isPassing = status >= 500 || status === 429
      throw new BucketFailure(`${what}: ${status} ${code}`.trim(), { code, isPassing })
    })
    const reader = response.body?.getReader()
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        async pull(controller) {
          const { done, value } = (await watched(async () => reader?.read())) ?? { done: true }
          if (done) controller.close()
          else controller.enqueue(value)
        },
        cancel: () => stopping.abort(),
      },
      { highWaterMark: 0 },
    )
    return { size: Number(response.headers.get('Content-Length') ?? Number.NaN), body }
  }
}

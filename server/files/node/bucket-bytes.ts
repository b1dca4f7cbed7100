/** Files in a bucket, for servers that share no disk. */
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../../base/refusal.ts'
import type { Bytes } from '../bytes.ts'
import { BucketFailure, type BucketSettings, createBucket } from './bucket.ts'
import { spool, sweepSpool } from './spool.ts'

interface Times {
  /** As of `createBucket`. Proxies in front of the server wait for an answer, too, often for a minute. */
  patience: number
  /** The pause before the second try; before the third one, it is twice as long. */
  firstPause: number
}

const tries = 3

/** Opens the storage in a bucket, which may be away. @param log Gets what fails; the client is only told to try again. */
export async function openBucketBytes(
  settings: BucketSettings,
  log: (error: unknown) => void,
  { patience, firstPause }: Times = { patience: 15_000, firstPause: 200 },
): Promise<Bytes> {
  await sweepSpool()
  const ask = createBucket(settings, patience)
  const pathOf = (id: string) => {
    if (!/^[\w-]+$/.test(id)) throw new Error(`This can't be the id of a file: ${id}`)
    return `/uploads/${id}`
  }

  async function again<Result>(work: () => Promise<Result>, left = tries - 1): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof BucketFailure) || !error.isPassing || left === 0) throw error
      log(error)
      await pause(firstPause * 2 ** (tries - 1 - left))
      return again(work, left - 1)
    }
  }

  async function orLater<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await again(work)
    } catch (error) {
      if (!(error instanceof BucketFailure)) throw error
      log(error)
      throw notNow()
    }
  }

  return {
    async save(id, pieces) {
      const path = pathOf(id)
      await spool(pieces, (spooled) =>
        orLater(async () => {
          await finish(await ask('PUT', path, spooled))
          const { size, ...looked } = await ask('HEAD', path)
          await finish(looked)
          if (size === spooled.size) return
          const message = `PUT ${path}: ${spooled.size} bytes were sent, and ${size} are there.`
          throw new BucketFailure(message, { isPassing: true })
        }),
      )
    },
    read: (id) =>
      orLater(async () => {
        const found = await orNothing(ask('GET', pathOf(id)))
        if (!found || Number.isFinite(found.size)) return found
        await found.body.cancel()
        throw new BucketFailure(`GET ${pathOf(id)}: no length.`)
      }),
    remove: (id) =>
      again(async () => {
        const removed = await orNothing(ask('DELETE', pathOf(id)))
        if (removed) await finish(removed)
      }),
    async ping() {
      await finish(await ask('HEAD', ''))
    },
  }
}

/** A connection is free for the next call when the body of an answer has been read. */
async function finish({ body }: { body: ReadableStream }): Promise<void> {
  for await (const _ of body) {
    // Nothing in it is of use.
  }
}

async function orNothing<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof BucketFailure && error.code === 'NoSuchKey') return undefined
    throw error
  }
}

const notNow = () =>
  new Refusal(503, 'Files can be neither kept nor opened at the moment.', {
    'Retry-After': '30',
  })

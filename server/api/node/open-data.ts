/** Opens where the data is: the database and the files. */
import { join } from 'node:path'
import type { Bytes } from '../../files/bytes.ts'
import type { BucketSettings } from '../../files/node/bucket.ts'
import { openBucketBytes } from '../../files/node/bucket-bytes.ts'
import { openDiskBytes } from '../../files/node/disk-bytes.ts'
import { lockFolder } from '../../stores/node/lock.ts'
import { openPglite } from '../../stores/node/pglite.ts'
import { openPostgres } from '../../stores/node/postgres.ts'
import type { Store } from '../../stores/store.ts'

export interface DataPlaces {
  dataFolder: string
  databaseUrl: string | undefined
  bucket: BucketSettings | undefined
}

export interface Data {
  store: Store
  bytes: Bytes
  close(): Promise<void>
}

/**
 * @param prepare Fills the database. Of servers that start at the same time, one after the other does.
 * @param log Gets the errors of idle connections.
 * @throws if another process uses the folder, unless the database is elsewhere
 */
export async function openData(
  { dataFolder, databaseUrl, bucket }: DataPlaces,
  prepare: (store: Store, bytes: Bytes) => Promise<void>,
  log: (error: unknown) => void,
): Promise<Data> {
  const unlock = databaseUrl ? () => {} : lockFolder(dataFolder)
  try {
    const bytes = bucket
      ? await openBucketBytes(bucket, log)
      : await openDiskBytes(join(dataFolder, 'uploads'))
    const store = databaseUrl
      ? await openPostgres(databaseUrl, (store) => prepare(store, bytes), log)
      : await openPglite(join(dataFolder, 'database'))
    if (!databaseUrl) await prepare(store, bytes)
    return {
      store,
      bytes,
      async close() {
        await store.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

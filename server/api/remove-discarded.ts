/** Removes the bytes of files that no record names any more. */
import type { Bytes } from '../files/bytes.ts'
import type { Store } from '../stores/store.ts'

const AT_ONCE = 10

/**
 * What can't be removed now stays noted in the store, and is removed the next time.
 *
 * @throws what the first failure was: the disk or the bucket may be away, and nothing more is tried
 */
export async function removeDiscarded(store: Store, bytes: Bytes): Promise<void> {
  for (;;) {
    const ids = await store.discarded(AT_ONCE)
    if (ids.length === 0) return
    const removed = await Promise.allSettled(ids.map((id) => bytes.remove(id)))
    await store.forgetDiscarded(ids.filter((_, index) => removed[index]?.status === 'fulfilled'))
    const failed = removed.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  }
}

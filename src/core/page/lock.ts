/** One tab after the other. */
import { attempt, page } from './browser'

/**
 * Does something when no other tab of the browser is at it. Without locks, as on old browsers and pages without TLS, it does
 * not wait.
 * @param name What they are at.
 * @param run Never rejects.
 */
export async function withLock(name: string, run: () => Promise<void>): Promise<void> {
  const locks = attempt(() => page?.navigator.locks)
  // A page in a sandbox has locks, and may not use them.
  await (locks ? locks.request(name, run).catch(run) : run())
}

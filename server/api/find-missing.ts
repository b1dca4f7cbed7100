/** What a server needs to be ready: its database, its tables, and that it is not about to stop. And what it lacks beside that. */
import type { Dependencies } from './dependencies.ts'
import type { FindMissing } from './health.ts'

/** How long a check may take, in milliseconds. */
const PATIENCE = 5_000

/** Looks once a second at most, however often it is asked: the call is open to everybody. */
export function createFindMissing({
  bytes,
  clock,
  log,
  stopping,
  store,
}: Pick<Dependencies, 'bytes' | 'clock' | 'log' | 'stopping' | 'store'>): FindMissing {
  const vital = {
    'the database does not answer': () => store.ping(),
    'the tables are not those of this version': () => store.checkTables(),
  }
  const other = { 'files can not be kept': () => bytes.ping() }
  const failedOf = async (checks: Record<string, () => Promise<void>>) => {
    const failed = await Promise.all(
      Object.entries(checks).map(async ([words, check]) => {
        try {
          await inTime(check())
          return []
        } catch (error) {
          log(error)
          return [words]
        }
      }),
    )
    return failed.flat()
  }
  const look = async () => {
    const [first, second] = await Promise.all([vital, other].map(failedOf))
    return { vital: first ?? [], other: second ?? [] }
  }
  let latest: { at: number; missing: ReturnType<FindMissing> } | undefined
  return async () => {
    if (stopping.aborted) return { vital: ['the server is about to stop'], other: [] }
    const at = clock().getTime()
    if (!latest || at - latest.at >= 1_000) latest = { at, missing: look() }
    return latest.missing
  }
}

async function inTime(check: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A check of /ready took too long.')), PATIENCE)
  })
  try {
    await Promise.race([check, late])
  } finally {
    clearTimeout(timer)
  }
}

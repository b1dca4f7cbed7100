/** Whether the server lives, and whether it can serve: what load balancers ask, and whoever restarts what is dead. */
import type { Hono } from 'hono'
import type { Dependencies } from './dependencies.ts'
import { Refusal } from './refusal.ts'

/** How long a check may take, in milliseconds. */
const PATIENCE = 5_000

/** Names what is not there, in words; nothing if all is. */
type FindMissing = () => Promise<string[]>

/**
 * Adds `/health`, which the process answers as long as it lives, whatever its database does: whoever restarts it for that would
 * help nobody. And `/ready`, by which a load balancer knows where to send clients.
 */
export function addHealth(app: Hono, basePath: string, findMissing: FindMissing): void {
  app.get(`${basePath}/health`, (context) => context.json({ success: true, message: 'The server lives.' }))
  app.get(`${basePath}/ready`, async (context) => {
    const missing = await findMissing()
    if (missing.length > 0) throw new Refusal(503, `Not ready: ${missing.join(', ')}.`)
    return context.json({ success: true, message: 'The server is ready.' })
  })
}

/** Looks once a second at most, however often it is asked: the call is open to everybody. */
export function createFindMissing({ bytes, clock, log, stopping, store }: Dependencies): FindMissing {
  const checks = {
    'the database does not answer': () => store.ping(),
    'the tables are not those of this version': () => store.checkTables(),
    'files can not be kept': () => bytes.ping(),
  }
  const look = async () => {
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
  let latest: { at: number; missing: Promise<string[]> } | undefined
  return async () => {
    if (stopping.aborted) return ['the server is about to stop']
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

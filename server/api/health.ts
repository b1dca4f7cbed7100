/** Whether the server lives, and whether it can serve: what load balancers ask, and whoever restarts what is dead. */
import type { Hono } from 'hono'
import { Refusal } from '../base/refusal.ts'

/** Names what is not there, in words: what the server can't answer without, and what it can. */
export type FindMissing = () => Promise<{ vital: string[]; other: string[] }>

/**
 * Adds `/health`, which the process answers as long as it lives, whatever its database does: whoever restarts it for that would
 * help nobody. And `/ready`, by which a load balancer knows where to send clients: without its files, a server still answers lists.
 */
export function addHealth(app: Hono, basePath: string, findMissing: FindMissing): void {
  app.get(`${basePath}/health`, (context) => context.json({ success: true, message: 'The server lives.' }))
  app.get(`${basePath}/ready`, async (context) => {
    const { vital, other } = await findMissing()
    if (vital.length > 0) throw new Refusal(503, `Not ready: ${[...vital, ...other].join(', ')}.`)
    const but = other.length > 0 ? `, but ${other.join(', ')}` : ''
    return context.json({ success: true, message: `The server is ready${but}.` })
  })
}

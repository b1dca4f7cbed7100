/** Notes that a client was answered, where the company has to know who has read what. */
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { Dependencies } from './dependencies.ts'

/** @param who The client whose data it was. */
export function noteCall(context: Context, who: string, { addressOf, note, noteCalls }: Dependencies): void {
  if (!noteCalls) return
  const call = `${context.req.method} ${routePath(context)}`
  note({ event: 'answered', call, from: addressOf(context), who })
}

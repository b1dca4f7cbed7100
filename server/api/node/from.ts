/** Where a request comes from: what the connection says, or our own load balancer. */
import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { Refusal } from '../../base/refusal.ts'

/**
 * The address that a request comes from. A caller can write anything into `X-Forwarded-For`, but its last entry comes
 * from our own load balancer.
 *
 * @throws a `Refusal` with 400 if it is no address
 */
export function addressOf(context: Context, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy
    ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
    : undefined
  if (forwarded && !isIP(forwarded)) throw new Refusal(400, 'X-Forwarded-For does not end with an address.')
  return forwarded || getConnInfo(context).remote.address || 'unknown'
}

/** The city that our own load balancer tells. Node reads each byte of a header as a character: a name is in UTF-8. */
export function cityIn({ req }: Context, header: string): string {
  const bytes = Uint8Array.from(req.header(header) ?? '', (byte) => byte.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}

/** The id that our own load balancer has given to a request, if it is one. */
export function givenId({ req }: Context): string | undefined {
  const id = req.header('X-Request-Id')
  return id && /^[\w.-]{1,64}$/.test(id) ? id : undefined
}

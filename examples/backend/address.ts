/** Where a request comes from. What a caller writes about it counts for nothing. */
import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

export type AddressOf = (context: Context) => string

/** For a server that browsers reach by themselves: the address of the connection. */
export const addressOfConnection: AddressOf = (context) => getConnInfo(context).remote.address ?? 'unknown'

/** For a server that only your own proxy reaches, which sets `X-Forwarded-For` to one address, as nginx.conf does. */
export const addressFromProxy: AddressOf = (context) => {
  const address = context.req.header('X-Forwarded-For') ?? ''
  return isIP(address) ? address : addressOfConnection(context)
}

/** The load balancer of `server/run/nginx.conf`, run by an nginx of its own, without TLS. */
import { findFreePort } from '../../../server/tests/find-free-port'
import type { Listening } from '../../listen'
import { runNginx, shipped } from '../../nginx'

export async function startBalancer(servers: readonly string[]): Promise<Listening> {
  const plain = await findFreePort()
  return runNginx((port) => shipped(servers, port, plain), 'crit')
}

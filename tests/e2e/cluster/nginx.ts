/** The load balancer of `demo/README.md`, run by an nginx of its own. */
import { readFileSync } from 'node:fs'
import type { Listening } from '../../../demo/tests/backend/listen'
import { runNginx } from '../../../demo/tests/backend/nginx'

export async function startBalancer(servers: readonly string[]): Promise<Listening> {
  const [, written] = /```nginx\n(.*?)```/s.exec(readFileSync('demo/README.md', 'utf8')) ?? []
  if (!written) throw new Error('demo/README.md has no example for nginx.')
  return runNginx((port) => {
    let configuration = written.replace('listen 80;', `listen 127.0.0.1:${port};`)
    for (const [index, server] of servers.entries()) {
      configuration = configuration.replace(`10.0.0.${index + 1}:4173`, new URL(server).host)
    }
    return configuration
  }, 'crit')
}

/** The load balancer of `server/run/nginx.conf`, run by an nginx of its own, without TLS. */
import { readFileSync } from 'node:fs'
import type { Listening } from '../../listen'
import { runNginx } from '../../nginx'

export async function startBalancer(servers: readonly string[]): Promise<Listening> {
  const written = readFileSync('server/run/nginx.conf', 'utf8')
    .replace(/server \{\s*listen 80;[^}]*\}/, '')
    .replaceAll(/^ *ssl_certificate.*$/gm, '')
  return runNginx((port) => {
    let configuration = written.replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    for (const [index, server] of servers.entries()) {
      configuration = configuration.replace(`portal-${index + 1}:4173`, new URL(server).host)
    }
    return configuration
  }, 'crit')
}

/** The page that Prometheus reads. */
import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import type { Metrics } from './api/node/metrics.ts'

/** @param token What Prometheus has to send, as a bearer token. Without one, everybody who reaches the page reads it. */
export function createMetricsPage({ write, type }: Metrics, token: string | undefined): Hono {
  const page = new Hono()
  if (token) page.use('/metrics', bearerAuth({ token }))
  page.get('/metrics', async (context) =>
    context.body(await write(), 200, { 'Content-Type': type, 'Cache-Control': 'no-store' }),
  )
  return page
}

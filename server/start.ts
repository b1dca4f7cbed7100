/** Starts the server: the reference API and the portal's page, on one origin. */
import { Hono } from 'hono'
import { addHealth } from './api/health.ts'
import { bytesOfForm } from './api/limits.ts'
import { close, createServer, listen } from './api/node/http-server.ts'
import { logError } from './api/node/log.ts'
import { createMetrics } from './api/node/metrics.ts'
import { passkeySite, relatedOrigins } from './api/node/passkey-site.ts'
import { createNodeApi } from './api/node.ts'
import { answerRefusal, toRefusal } from './base/refusal.ts'
import type { Config } from './config/config.ts'
import { createMailer, createOutbox } from './mail/mail.ts'
import { createMetricsPage } from './metrics-page.ts'
import { createPages, type MorePages } from './pages.ts'
import { createStaffDesk, openStaffDesk } from './staff/open-desk.ts'

export interface RunningServer {
  /** Its address: `http://127.0.0.1:4173`. */
  url: string
  /** Ends the streams of news, waits for the requests under way, then closes the database. */
  stop(): Promise<void>
}

/** On a bad line, so many bytes come in a millisecond. */
const SLOWEST = 16

/** Starts the server. @throws if its port is taken, or its database can't be opened */
export async function startServer(config: Config, more?: MorePages): Promise<RunningServer> {
  const { host, port, publicUrl, smtp, isLight, limits, metrics, pagesFolder, ...rest } = config
  const outbox = createOutbox()
  const mailer = smtp ? createMailer(smtp.url, smtp.from) : outbox
  const counted = metrics.port || metrics.token ? createMetrics() : undefined
  // The server takes its port first, so that the start fails at once if the port is taken. Requests that come
  // meanwhile wait for the database.
  let answering = answerWhileStarting(async () => app)
  const server = createServer((request, bindings) => answering.fetch(request, bindings), {
    // That of the largest form on a bad line.
    requestTimeout: Math.ceil(bytesOfForm(limits) / SLOWEST),
  })
  const metricsPage = counted && createMetricsPage(counted, metrics.token)
  const metricsServer = metricsPage && metrics.port ? createServer(metricsPage.fetch) : undefined
  const closeAll = () => Promise.all([close(server), metricsServer && close(metricsServer)])
  const url = listen(server, host, port, 'PORT')
  const api = url.then((url) =>
    createNodeApi({ ...rest, limits, mailer, portalUrl: publicUrl ?? url, metrics: counted }),
  )
  const desk = Promise.all([api, url]).then(([api, url]) => {
    const { mailLanguage, signInWays } = rest
    return createStaffDesk({ limits, mailLanguage, signInWays }, api, publicUrl ?? url)
  })
  const app = Promise.all([api, url, desk]).then(([{ app }, url, desk]) => {
    const all = new Hono().route('/', app)
    if (metricsPage && !metrics.port) all.route('/', metricsPage)
    const { origins, passkeyDomain, signInWays } = rest
    const portalUrl = publicUrl ?? url
    const related = relatedOrigins(passkeySite(portalUrl, origins, passkeyDomain), portalUrl)
    const places = { outbox: smtp ? undefined : outbox, pagesFolder, more }
    const ways = { signInWays, relatedOrigins: related }
    return all.route('/', createPages({ ...places, ...ways, isLight, url, desk }))
  })
  try {
    const listening =
      metricsServer && metrics.port && listen(metricsServer, host, metrics.port, 'METRICS_PORT')
    ;[answering] = await Promise.all([app, listening])
  } catch (error) {
    await Promise.allSettled([api.then(({ close }) => close()), closeAll()])
    throw error
  }
  const closeDesk = await openStaffDesk(config, await desk)
  return {
    url: await url,
    async stop() {
      const { endStreams, close: closeApi } = await api
      endStreams()
      await Promise.all([closeAll(), closeDesk()])
      await closeApi()
    },
  }
}

/** While the database is opened, and its tables are brought up to date, the server lives, and is not ready. */
function answerWhileStarting(app: () => Promise<Hono>): Hono {
  const starting = new Hono()
  addHealth(starting, '/api/v1', async () => ({ vital: ['the server is starting'], other: [] }))
  starting.onError((error, context) => answerRefusal(context, toRefusal(error, logError)))
  starting.all('*', async ({ req, env }) => (await app()).fetch(req.raw, env))
  return starting
}

/**
 * The reference API: a server for the whole contract, and the only fake server here. It imports no module of Node, so
 * that the same app answers over HTTP in `npm start`, and in-process in stories and tests.
 */
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import { answerRefusal, Refusal, toRefusal } from '../base/refusal.ts'
import { toRoute } from './call.ts'
import { calls } from './calls.ts'
import { type ApiOptions, completeDependencies } from './dependencies.ts'
import { addHealth } from './health.ts'
import { download, downloadPath } from './sending/download.ts'
import { addUnsubscribe } from './unsubscribe.ts'
import { addUploads, uploadsCors } from './uploads.ts'
import { routeOf, watched } from './watched.ts'

/**
 * Creates an app that answers every call of the contract under `basePath`. All its state is in its store and in the
 * bytes of files. Several apps can share both.
 */
export function createApi(options: ApiOptions): Hono {
  const { describe } = options
  const dependencies = completeDependencies(options)
  const { basePath, findMissing, log, origins, receiveUpload, signInWays, watch } = dependencies
  const forUploads = receiveUpload ? uploadsCors : undefined
  const app = new Hono()
  /** Made for whoever asks first: an app of a test's, of which thousands are made, is not asked. */
  let document: object | undefined

  app.use(`${basePath}/*`, watch(dependencies))
  app.use(
    `${basePath}/*`,
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
      strictTransportSecurity: 'max-age=31536000; includeSubDomains',
      overwrite: false,
    }),
  )
  if (origins.length > 0) {
    app.use(
      `${basePath}/*`,
      cors({
        origin: [...origins],
        allowMethods: ['GET', 'POST', 'PUT', ...(forUploads?.methods ?? [])],
        allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', ...(forUploads?.allowed ?? [])],
        exposeHeaders: ['Retry-After', 'X-Request-Id', ...(forUploads?.exposed ?? [])],
        // The API uses no cookies, but a load balancer in front of it may set its own. This is safe, because each
        // origin is named.
        credentials: true,
        maxAge: 600,
      }),
    )
  }

  app.use(`${basePath}/*`, async (context, next) => {
    context.header('Cache-Control', 'no-store')
    // Whoever opens the address of a call gets a file with this name, and no page.
    context.header('Content-Disposition', 'attachment; filename="api.json"')
    await next()
  })

  for (const call of Object.values(calls)) {
    if (call.way && !signInWays.includes(call.way)) continue
    const path = basePath + toRoute(call.path)
    app.on(call.method, path, (context) => call.respond(context, dependencies))
  }
  if (receiveUpload) addUploads(app, receiveUpload, dependencies)
  addUnsubscribe(app, dependencies)
  app.get(basePath + downloadPath, (context) => download(context, dependencies))
  if (describe) {
    app.get(`${basePath}/openapi.json`, (context) => {
      document ??= describe(basePath)
      return context.json(document, 200, { 'Content-Disposition': 'inline' })
    })
  }
  addHealth(app, basePath, findMissing(dependencies))

  app.all(`${basePath}/*`, ({ req }) => {
    throw new Refusal(404, `There is no call ${req.method} ${req.path}.`)
  })
  app.onError((error, context) => {
    const call = watched(context)
    const refusal = toRefusal(error, (error) => log(error, call.id, routeOf(context)))
    call.refusal = refusal
    return answerRefusal(context, refusal)
  })
  return app
}

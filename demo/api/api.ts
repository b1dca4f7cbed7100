/**
 * The reference API: a server for the whole contract, and the only fake server here. It imports no module of Node, so
 * that the same app answers over HTTP in `npm start`, and in-process in stories and tests.
 */
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { routePath } from 'hono/route'
import { secureHeaders } from 'hono/secure-headers'
import * as v from 'valibot'
import { calls } from './calls.ts'
import { compressList, isList } from './compress-list.ts'
import { type ApiOptions, completeDependencies, type Dependencies } from './dependencies.ts'
import { download, downloadPath } from './download.ts'
import { describeApi } from './openapi.ts'
import { answerRefusal, Refusal, toRefusal } from './refusal.ts'
import { healthSchema } from './schemas.ts'

/**
 * Creates an app that answers every call of the contract under `basePath`. All its state is in its store and in the
 * bytes of files. Several apps can share both.
 */
export function createApi(options: ApiOptions): Hono {
  const dependencies = completeDependencies(options)
  const { basePath, log, note, origins } = dependencies
  const app = new Hono()
  const ping = createPing(dependencies)
  /** Made for whoever asks first: an app of a test's, of which thousands are made, is not asked. */
  let document: ReturnType<typeof describeApi> | undefined

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
        allowMethods: ['GET', 'POST', 'PUT'],
        allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
        exposeHeaders: ['Retry-After'],
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

  for (const [name, call] of Object.entries(calls)) {
    const path = basePath + call.path.replace(/\{(\w+)\}/g, ':$1')
    if (isList(name)) app.on(call.method, path, compressList)
    app.on(call.method, path, (context) => call.respond(context, dependencies))
  }
  app.get(basePath + downloadPath, (context) => download(context, dependencies))
  app.get(`${basePath}/openapi.json`, (context) => {
    document ??= describeApi(basePath)
    return context.json(document, 200, { 'Content-Disposition': 'inline' })
  })
  app.get(`${basePath}/health`, async (context) => {
    await ping().catch((error) => {
      log(error)
      throw new Refusal(503, 'The database does not answer.')
    })
    return context.json(v.parse(healthSchema, { success: true, message: 'All is well.' }))
  })

  app.all(`${basePath}/*`, ({ req }) => {
    throw new Refusal(404, `There is no call ${req.method} ${req.path}.`)
  })
  app.onError((error, context) => {
    const refusal = toRefusal(error, log)
    const { status, who } = refusal
    if (status < 500) {
      const call = `${context.req.method} ${routePath(context)}`
      note({ event: 'refused', status, call, from: addressOf(context, dependencies), who })
    }
    return answerRefusal(context, refusal)
  })
  return app
}

function addressOf(context: Context, dependencies: Dependencies): string | undefined {
  try {
    return dependencies.addressOf(context)
  } catch {
    return undefined // this is what was refused
  }
}

/** Asks the database once a second at most, however often the health check is called: it is open to everybody. */
function createPing({ store, clock }: Dependencies): () => Promise<void> {
  let latest: { at: number; answer: Promise<void> } | undefined
  return () => {
    const at = clock().getTime()
    if (!latest || at - latest.at >= 1_000) latest = { at, answer: store.ping() }
    return latest.answer
  }
}

/** Watches each call: gives it an id, notes how it ended, and tells those who count. */
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { calls } from './calls.ts'
import type { Dependencies } from './dependencies.ts'
import { downloadPath } from './download.ts'
import { reasonOf } from './refusal.ts'
import { randomId } from './secrets.ts'
import { watch, watched } from './watched.ts'

const probes = ['health', 'ready']

export function watchCalls(dependencies: Dependencies): MiddlewareHandler {
  const { basePath, note, noteCalls, onAnswered, requestIdOf } = dependencies
  const names = namesByRoute(basePath)
  return async (context, next) => {
    const begin = performance.now()
    const id = requestIdOf(context) ?? randomId()
    watch(context, { id })
    context.header('X-Request-Id', id)
    await next()
    const { status } = context.res
    const { refusal, who } = watched(context)
    const seconds = (performance.now() - begin) / 1000
    const route = `${context.req.method} ${routePath(context)}`
    const name = names.get(route.replace(/^HEAD/, 'GET')) ?? 'other'
    onAnswered({ name, status, seconds, reason: refusal && reasonOf(refusal) })
    // What asks every few seconds whether all is well would fill the log.
    if (!refusal && (!noteCalls || probes.includes(name))) return
    note({
      event: refusal ? 'refused' : 'answered',
      ...{ id, status, call: route, ms: Math.round(seconds * 1000) },
      ...{ from: addressOf(context, dependencies), who: refusal?.who ?? who },
    })
  }
}

/** The names of calls by method and route: `GET /api/v1/uploads/:id/:name`. */
function namesByRoute(basePath: string): ReadonlyMap<string, string> {
  const routes = { download: downloadPath, health: '/health', ready: '/ready', openapi: '/openapi.json' }
  return new Map([
    ...Object.entries(calls).map(
      ([name, { method, path }]) => [`${method} ${basePath}${toRoute(path)}`, name] as const,
    ),
    ...Object.entries(routes).map(([name, path]) => [`GET ${basePath}${path}`, name] as const),
  ])
}

/** A path of the contract as the router writes it: `{id}` is `:id`. */
export const toRoute = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

function addressOf(context: Context, dependencies: Dependencies): string | undefined {
  try {
    return dependencies.addressOf(context)
  } catch {
    return undefined // this is what was refused
  }
}

/** Watches each call: gives it an id, notes how it ended, and tells those who count. */
import type { Context, MiddlewareHandler } from 'hono'
import type { Refusal, RefusalStatus } from '../base/refusal.ts'
import { randomId } from '../base/secrets.ts'
import { unsubscribePath } from '../mail/unsubscribing.ts'
import { toRoute } from './call.ts'
import { calls } from './calls.ts'
import type { Dependencies } from './dependencies.ts'
import { downloadPath } from './sending/download.ts'
import { routeOf, watched } from './watched.ts'

/** How a call ended. Nothing in it comes from a client. */
export interface Answered {
  /** Its name in `calls`; or `download`, `unsubscribe`, `health`, `ready`, `openapi`, and `other` for what is no call. */
  name: string
  status: number
  /** Until the answer began: a stream of news goes on for minutes, a file for as long as its reader takes. */
  seconds: number
  /** Why it was refused. */
  reason: string | undefined
}

interface WatchOptions {
  /** Whether each call that is answered is noted, too: who has read what. By default those alone that are refused. */
  noteCalls?: boolean
  /** The id that a request has already; without one, it gets one. */
  requestIdOf?: (context: Context) => string | undefined
  /** Gets each call that was answered or refused. */
  onAnswered?: ((answered: Answered) => void) | undefined
}

const probes = ['health', 'ready']

export const createWatch =
  ({ noteCalls = false, requestIdOf, onAnswered }: WatchOptions) =>
  (dependencies: Dependencies): MiddlewareHandler => {
    const { basePath, note } = dependencies
    const names = namesByRoute(basePath)
    return async (context, next) => {
      const begin = performance.now()
      const id = requestIdOf?.(context) ?? randomId()
      watched(context).id = id
      context.header('X-Request-Id', id)
      await next()
      const { status } = context.res
      const { refusal, who } = watched(context)
      const seconds = (performance.now() - begin) / 1000
      const route = routeOf(context)
      const name = names.get(route.replace(/^HEAD/, 'GET')) ?? 'other'
      onAnswered?.({ name, status, seconds, reason: refusal && reasonOf(refusal) })
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
  const uploads = {
    ...{ 'POST /uploads': 'beginUpload', 'PATCH /uploads/:id': 'continueUpload' },
    ...{ 'GET /uploads/:id': 'uploadState', 'DELETE /uploads/:id': 'giveUpUpload' },
  }
  const unsubscribe = [`GET ${basePath}${unsubscribePath}`, `POST ${basePath}${unsubscribePath}`]
  return new Map([
    ...Object.entries(calls).map(
      ([name, { method, path }]) => [`${method} ${basePath}${toRoute(path)}`, name] as const,
    ),
    ...Object.entries(uploads).map(([route, name]) => [route.replace(' ', ` ${basePath}`), name] as const),
    ...unsubscribe.map((route) => [route, 'unsubscribe'] as const),
    ...Object.entries(routes).map(([name, path]) => [`GET ${basePath}${path}`, name] as const),
  ])
}

function addressOf(context: Context, dependencies: Dependencies): string | undefined {
  try {
    return dependencies.addressOf(context)
  } catch {
    return undefined // this is what was refused
  }
}

/** Why a call is refused, in a word. */
const reasons: Record<RefusalStatus, string> = {
  400: 'unfit',
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  409: 'other-offset',
  410: 'ended-upload',
  413: 'too-large',
  415: 'media-type',
  422: 'unfit-content',
  429: 'busy',
  500: 'fault',
  503: 'unavailable',
}

/** Why it refuses, in a word: the name of the rate that is used up, or what its status says. */
const reasonOf = ({ rate, status }: Refusal): string => rate ?? reasons[status]

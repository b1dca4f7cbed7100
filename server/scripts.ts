/** Serves the built scripts: see docs/embed/serving-files.md. */
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'

/** A file of this name never changes: another version has files of other names. */
const hashed = /\/chunks\/[^/]+-[\w-]{8}\.js$/

/** How long browsers may keep a file, by its path. */
function keeping(path: string): string {
  if (hashed.test(path)) return 'public, max-age=31536000, immutable'
  // The others keep their names. A build of a minute ago asks for files of its own, which may be gone by now.
  return 'public, max-age=60'
}

/**
 * Serves a folder of scripts to pages of any origin. `npm run build` has compressed most of them beforehand; the server
 * compresses the others.
 */
export function createScripts(folder: string): Hono {
  const scripts = new Hono()
  scripts.use(cors())
  scripts.use(async (context, next) => {
    await next()
    context.header('Cross-Origin-Resource-Policy', 'cross-origin')
    // A file that is not there now may come with the next deploy.
    context.header('Cache-Control', context.res.status < 400 ? keeping(context.req.path) : 'no-cache')
    if (!context.res.headers.has('Content-Encoding')) context.header('Vary', 'Accept-Encoding')
  })
  // Of what is sent, so that each encoding has its own. To pages of other origins, "not modified" needs its permission, too.
  scripts.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin'] }))
  scripts.use(compress())
  scripts.get(
    '/*',
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: (path) => path.replace(/^\/cdn\//, '/'),
    }),
  )
  scripts.get('/*', (context) => context.text('There is no such script. Has `npm run build` been run?', 404))
  return scripts
}

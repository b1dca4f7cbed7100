import { createMiddleware } from 'hono/factory'

/**
 * Answers the site's own pages alone, whatever the request: hono's `csrf()` looks at forms only. A request from another
 * site gets 403, although the browser sends the client's cookie along.
 *
 * @param origin The site as browsers see it: `https://www.example.com`
 */
export const forOwnPages = (origin: string) =>
  createMiddleware(async (context, next) => {
    const reads = ['GET', 'HEAD'].includes(context.req.method)
    const from = context.req.header('Sec-Fetch-Site')
    // Browsers that don't say where a request comes from name at least the origin of one that changes something.
    const isOwn = from
      ? from === 'same-origin' || (reads && from === 'none') // 'none': the client has typed the address
      : reads || context.req.header('Origin') === origin
    if (!isOwn) return context.text('Only pages of this site can do that.', 403)
    return next()
  })

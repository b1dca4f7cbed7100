import { type NextRequest, NextResponse } from 'next/server'

/** Each page has a nonce of its own. Next reads it from the request's header, and gives it to its scripts. */
export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID()
  const api = new URL(process.env.PORTAL_API ?? '/', request.url).origin
  const policy =
    `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self'; ` +
    `connect-src 'self' ${api}; img-src 'self' ${api}; base-uri 'none'; form-action 'none'`
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  headers.set('x-nonce', nonce)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

export const config = { matcher: '/((?!_next/static|icon.svg).*)' }

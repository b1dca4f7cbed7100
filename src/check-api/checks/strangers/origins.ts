/** What the server allows the pages of another origin. A browser asks for it; Node does not. */

import type { Finding } from '../../../core/server/inspect/tally'
import { outgoing } from '../../../core/server/outgoing'
import type { Exchange } from '../../asking/exchange'
import { requestOf } from '../../asking/send-as'
import { type Context, sendsKeys } from '../../context'
import { fails, joined, lacks, type Row, rowOf, skipped } from '../../row'
import { formOf } from '../written'

/** The calls whose preflights stand for all: each has another method or other headers. */
const asked = [
  { call: 'login', values: { json: { email: '', password: '' } }, headers: [] },
  { call: 'services', values: { params: { clientId: 'check-api' } }, headers: ['authorization'] },
  { call: 'checkSession', values: { json: { userType: 'Client' } }, headers: ['authorization'] },
  {
    call: 'markNotificationRead',
    values: { params: { notificationId: 'check-api' } },
    headers: ['authorization'],
  },
] as const

/** These need no leave. */
const simpleMethods = ['GET', 'HEAD', 'POST']

/** What a page sends that sends keys. */
const withKey = {
  call: 'createTicket',
  values: { params: { userId: 'check-api' }, form: formOf({ subject: '', message: '' }) },
  headers: ['authorization', 'idempotency-key'],
} as const

/** Checks what a page of `--origin` may ask. */
export async function checkOrigin({ options, line, without }: Context): Promise<Row[]> {
  const { apiUrl, origin, credentials } = options
  const name = 'CORS'
  if (!origin) return []
  if (origin === new URL(apiUrl).origin) return [skipped(name, '', 'the pages have the origin of the API')]
  const isIncluded = credentials === 'include'
  const found: (readonly [string, Finding])[] = []
  for (const { call, values, headers: own } of [...asked, ...(sendsKeys(options) ? [withKey] : [])]) {
    if (without(call)) continue
    const request = await requestOf(call, values)
    if (request instanceof Error) continue
    const { method, url, sent } = request
    const headers = [...own, ...Object.keys(sent.headers ?? {})]
    const preflight = await line.send(url, {
      method: 'OPTIONS',
      headers: {
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers.join(','),
      },
    })
    const basic = [...aboutStatus(preflight), ...aboutAllowed(preflight, { origin, isIncluded })]
    // Where no preflight is answered, or not this origin, that is the cause of all else.
    const all =
      basic.length > 0
        ? basic.slice(0, 1)
        : [...aboutMethod(preflight, method, isIncluded), ...aboutHeaders(preflight, headers, isIncluded)]
    for (const finding of all) found.push([call, finding])
  }
  const findings = joined(found)
  const { url } = outgoing('profile', { params: { id: 'check-api' } })
  const refusal = await line.send(url)
  const isReadable = aboutAllowed(refusal, { origin, isIncluded }).length === 0
  if (!isReadable) {
    findings.push(
      lacks(
        `a refusal with ${refusal.status} does not allow ${origin}: the elements take it for a lost connection`,
        'cors.md',
      ),
    )
  }
  const exposed = words(refusal.headers.get('access-control-expose-headers') ?? '')
  if (isReadable && !exposed.includes('retry-after') && (isIncluded || !exposed.includes('*'))) {
    const what = 'Access-Control-Expose-Headers lacks Retry-After'
    findings.push(lacks(`${what}: after a 429, no client reads when to try again`, 'cors.md'))
  }
  // Any other page on the internet.
  const stranger = 'https://check-api.invalid'
  const foreign = await line.send(url, { headers: { Origin: stranger } })
  if (of(foreign, 'origin') === stranger && of(foreign, 'credentials') === 'true') {
    findings.push(lacks(`it allows every page on the internet, such as ${stranger}, with cookies`, 'cors.md'))
  }
  return [rowOf(name, '', `for the pages of ${origin}`, findings)]
}

const failsBy = (text: string) => fails(text, 'cors.md')
const of = ({ headers }: Exchange, name: string) => headers.get(`access-control-allow-${name}`) ?? ''
const words = (list: string) => list.split(',').map((word) => word.trim().toLowerCase())

function aboutStatus({ status, reason }: Exchange): Finding[] {
  if (status === 0) return [failsBy(`the preflight has no answer: ${reason}`)]
  if (status >= 200 && status < 300) return []
  return [failsBy(`the preflight is answered with ${status}. It has no token and no body; answer 204`)]
}

function aboutAllowed(
  exchange: Exchange,
  { origin, isIncluded }: { origin: string; isIncluded: boolean },
): Finding[] {
  const allowed = of(exchange, 'origin')
  if (allowed !== origin && (allowed !== '*' || isIncluded)) {
    const what = allowed ? `is "${allowed}", and not "${origin}"` : `is missing. Answer it with "${origin}"`
    return [failsBy(`Access-Control-Allow-Origin ${what}`)]
  }
  if (isIncluded && of(exchange, 'credentials') !== 'true') {
    return [failsBy('Access-Control-Allow-Credentials is not "true"')]
  }
  return []
}

function aboutMethod(exchange: Exchange, method: string, isIncluded: boolean): Finding[] {
  const allowed = words(of(exchange, 'methods'))
  const isAllowed = allowed.includes(method.toLowerCase()) || (allowed.includes('*') && !isIncluded)
  return isAllowed || simpleMethods.includes(method)
    ? []
    : [failsBy(`Access-Control-Allow-Methods lacks ${method}`)]
}

function aboutHeaders(exchange: Exchange, headers: readonly string[], isIncluded: boolean): Finding[] {
  const allowed = words(of(exchange, 'headers'))
  return (
    headers
      .filter((header) => !allowed.includes(header))
      // A star allows every header but this one.
      .filter((header) => header === 'authorization' || isIncluded || !allowed.includes('*'))
      .map((header) => failsBy(`Access-Control-Allow-Headers lacks ${header}`))
  )
}

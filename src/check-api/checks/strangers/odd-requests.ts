/** What no page sends, and anybody can: a framework may refuse it by throwing, and then the server answers 500. */
import type { Finding } from '../../../core/server/inspect/tally'
import { $token } from '../../../core/server/token'
import { passwordToSend } from '../../../core/session/send-password'
import type { CallName } from '../../../core/settings/endpoints'
import type { Exchange } from '../../asking/exchange'
import { requestOf } from '../../asking/send-as'
import type { Context } from '../../context'
import { joined, lacks, type Row, rowOf } from '../../row'
import { nobody } from '../sign-ins'

interface Odd {
  call: CallName
  what: string
  /** Changes the request of the call. */
  url?: (url: string) => string
  headers?: Record<string, string>
  /** In place of what the page's own endpoint makes of `json`. */
  body?: BodyInit
  json?: object
}

/** Stands in a path or a query where something odd is to come. */
const place = 'check-api-odd'

const inPlace = (what: string, odd: string): Odd => ({
  call: 'service',
  what: `${what} for an id`,
  url: (url) => url.replace(place, odd),
})

const asJson = (what: string, body: BodyInit): Odd => ({
  call: 'servicePayments',
  what,
  headers: { 'Content-Type': 'application/json' },
  body,
})

const withoutBoundary = (call: CallName): Odd => ({
  call,
  what: 'a form without a boundary',
  headers: { 'Content-Type': 'multipart/form-data' },
  body: '--check-api\r\n',
})

const odd: readonly Odd[] = [
  inPlace('half a percent sign', '%E0%A4%A'),
  inPlace('no UTF-8', '%FF'),
  inPlace('a NUL', '%00'),
  {
    call: 'services',
    what: 'a query that is nested 150 deep',
    url: (url) => `${url}${url.includes('?') ? '&' : '?'}${place}${'[a]'.repeat(150)}=1`,
  },
  asJson('half of a JSON', '{'),
  asJson('JSON that is nested 2,000 deep', '['.repeat(2_000) + ']'.repeat(2_000)),
  asJson('JSON that is no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])),
  asJson('half a character', '{"serviceName":"\\ud800"}'),
  asJson('a NUL', '{"serviceName":"\\u0000"}'),
  asJson('a number of 5,000 digits', `{"serviceName":${'9'.repeat(5_000)}}`),
  withoutBoundary('servicePayments'),
]

/** It is written by none of them: a form without a boundary holds nothing. */
const oddForms: readonly Odd[] = [withoutBoundary('createTicket')]

export async function checkOddRequests(context: Context): Promise<Row> {
  const { write } = context.options
  const found: (readonly [string, Finding])[] = []
  for (const each of [...odd, ...(write ? oddForms : []), ...(await oddLogin(context))]) {
    if (context.without(each.call)) continue
    for (const finding of aboutAnswer(each.what, await send(context, each))) found.push([each.call, finding])
  }
  return rowOf('what no page sends', '', 'has to be refused with 400', joined(found))
}

/** A sign-in counts tries by the address. It is none where the page has a sign-in of its own. */
async function oddLogin({ options, signIns }: Context): Promise<Odd[]> {
  if (options.token) return []
  signIns.push({ email: nobody, isRight: false })
  return [
    {
      call: 'login',
      what: 'an X-Forwarded-For that is no address',
      headers: { 'X-Forwarded-For': place },
      json: { email: nobody, password: await passwordToSend(place) },
    },
  ]
}

/** @returns `undefined` where the page's own endpoint has no place for what is odd */
async function send({ clientId, line }: Context, odd: Odd): Promise<Exchange | undefined> {
  const params = { id: place, clientId, userId: clientId }
  const request = await requestOf(odd.call, { params, json: odd.json ?? {} })
  if (request instanceof Error) return undefined
  const { method, sent } = request
  const url = odd.url?.(request.url) ?? request.url
  if ((odd.url && url === request.url) || (odd.body && method === 'GET')) return undefined
  const token = odd.call === 'login' ? null : $token.get()
  const headers = {
    ...(odd.body ? {} : sent.headers),
    ...odd.headers,
    ...(token && { Authorization: `Bearer ${token}` }),
  }
  const body = method === 'GET' ? undefined : (odd.body ?? sent.body)
  await line.fetch(url, { method, headers, ...(body && { body }) }).catch(() => {})
  return line.last()
}

function aboutAnswer(what: string, exchange: Exchange | undefined): Finding[] {
  if (!exchange || (exchange.status > 0 && exchange.status < 500)) return []
  const how = exchange.status ? `it answers ${exchange.status}` : `no answer came (${exchange.reason})`
  return [lacks(`${how} to ${what}: that is no fault of the server's, so refuse it with 400`)]
}

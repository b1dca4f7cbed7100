/** What a server has to refuse: nobody, strangers, and what is not there. */
import * as api from '../../core/server/api'
import type { Finding } from '../../core/server/inspect/tally'
import type { Context } from '../context'
import type { Exchange } from '../exchange'
import { aboutRefusal } from '../probe'
import { fails, joined, lacks, type Row, rowOf, skipped } from '../row'
import { requestOf } from '../send-as'

const noSuchThing = 'check-api-none'

export async function checkRefusals(context: Context): Promise<Row[]> {
  return [await withoutToken(context), await withoutToken(context, 'not-a-token'), await missing(context)]
}

/** The calls that are tried without a token, with values for them. */
function protectedCalls({ clientId, without }: Context) {
  const calls = [
    ['checkSession', { json: { userType: 'Client' } }],
    ['profile', { params: { id: clientId } }],
    ['services', { params: { clientId } }],
    ['payments', { params: { clientId } }],
    ['notifications', {}],
    ['tickets', { query: { userId: clientId } }],
  ] as const
  return calls
    .filter(([call]) => !without(call))
    .flatMap(([call, values]) => {
      const request = requestOf(call, values)
      return request instanceof Error ? [] : [{ call, ...request }]
    })
}

/** A request without a token, or with a wrong one: 401, and nothing else, says that the session is over. */
async function withoutToken(context: Context, token = ''): Promise<Row> {
  const name = token ? 'with a wrong token' : 'without a token'
  const found: (readonly [string, Finding])[] = []
  for (const { call, method, url, body } of protectedCalls(context)) {
    const exchange = await context.line.send(url, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
    })
    for (const finding of about401(exchange)) found.push([call, finding])
  }
  return rowOf(name, '', 'has to be answered with 401', joined(found))
}

function about401({ status, json, isPage, reason }: Exchange): Finding[] {
  if (status === 401) return []
  if (status === 0) return [fails(`no answer came: ${reason}`)]
  if (json !== undefined && status < 400 && Object(json).success !== false)
    return [fails(`it answers ${status}: anybody can read it`)]
  const what = isPage ? ' with a page of HTML' : ''
  return [
    lacks(`it answers ${status}${what}, and not 401: the elements don't learn that the session is over`),
  ]
}

async function missing(context: Context): Promise<Row> {
  const name = 'a project that is not there'
  const why = context.without('service')
  if (why) return skipped(name, '', why)
  const answer = await api.service(noSuchThing).catch(() => undefined)
  const exchange = context.line.last()
  const about = 'has to be refused: 404, with a message'
  if (answer) return rowOf(name, '', about, [fails('it answers a project all the same', 'answers')])
  if (!exchange) return rowOf(name, '', about, [])
  const { status } = exchange
  const over = status === 401 ? [fails('it answers 401, which signs the client out')] : []
  const late =
    status >= 500 ? [lacks(`it answers ${status}: the elements take it for a passing trouble`)] : []
  const fine =
    status < 400 ? [lacks(`it answers ${status}: the client reads that the answer can't be read`)] : []
  return rowOf(name, '', about, [...over, ...late, ...(fine.length > 0 ? fine : aboutRefused(exchange))])
}

/** What a refusal lacks. One that did not come is told of elsewhere. */
const aboutRefused = (exchange: Exchange) => (exchange.status === 0 ? [] : aboutRefusal(exchange))

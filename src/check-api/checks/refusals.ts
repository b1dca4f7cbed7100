/** What a server has to refuse: nobody, strangers, what is not there, and what is another client's. */
import * as api from '../../core/server/api'
import { outgoing } from '../../core/server/outgoing'
import { passwordToSend } from '../../core/session/send-password'
import { clientIdOf } from '../../core/session/session'
import type { Context } from '../context'
import type { Exchange } from '../exchange'
import { aboutRefusal } from '../probe'
import { fails, lacks, notes, type Row, rowOf, skipped } from '../row'
import type { Known } from './reads'

/** Nobody has it: the domain is reserved for such tests. */
export const nobody = 'check-api@example.invalid'
const noSuchThing = 'check-api-none'

export async function checkRefusals(context: Context, known: Known): Promise<Row[]> {
  return [
    await withoutToken(context),
    await withoutToken(context, 'not-a-token'),
    ...(context.options.token ? [] : [await wrongPassword(context)]),
    await missing(context),
    await otherClient(context, known),
  ]
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
    .map(([call, values]) => ({ call, ...outgoing(call, values) }))
}

/** A request without a token, or with a wrong one: 401, and nothing else, says that the session is over. */
async function withoutToken(context: Context, token = ''): Promise<Row> {
  const name = token ? 'with a wrong token' : 'without a token'
  const findings = []
  for (const { call, method, url, body } of protectedCalls(context)) {
    const exchange = await context.line.send(url, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
    })
    findings.push(...about401(call, exchange))
  }
  return rowOf(name, '', 'has to be answered with 401', findings)
}

function about401(call: string, { status, json, reason }: Exchange) {
  if (status === 401) return []
  if (status === 0) return [fails(`${call}: no answer came: ${reason}`)]
  if (status < 400 && Object(json).success !== false)
    return [fails(`${call}: it answers ${status}: anybody can read it`)]
  return [
    lacks(`${call}: it answers ${status}, and not 401: the elements don't learn that the session is over`),
  ]
}

/** A sign-in that has to fail. */
async function wrongPassword(context: Context): Promise<Row> {
  const password = await passwordToSend('check-api, wrong')
  const answer = await api.login({ email: nobody, password }).catch(() => undefined)
  const exchange = context.line.last()
  const name = 'with a wrong password'
  if (answer) return rowOf(name, '', '', [fails('it signs in an email that nobody has')])
  if (exchange?.status === 429)
    return skipped(name, '', 'your server had enough of sign-ins: wait, and ask again')
  return rowOf(name, '', 'has to be refused, with a message', exchange ? aboutRefused(exchange) : [])
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

/** What belongs to another client: no answer may hold it. */
async function otherClient(context: Context, { projects, tickets }: Known): Promise<Row> {
  const name = "another client's data"
  const { options, line, without } = context
  const other = options.otherClient
  if (!other) return skipped(name, '', 'give --other-client')
  const lists = [
    ['services', async () => (await api.services(other)).map(({ _id }) => _id)],
    ['tickets', async () => (await api.tickets(other)).map(({ ticketId }) => ticketId)],
    ['payments', async () => (await api.payments(other)).map(({ id }) => id)],
    ['profile', async () => [clientIdOf(await api.profile(other))]],
  ] as const
  const own = without('payments') ? [] : await api.payments(context.clientId).catch(() => [])
  const mine = new Set([
    context.clientId,
    ...projects.map(({ _id }) => _id),
    ...tickets.map(({ ticketId }) => ticketId),
    ...own.map(({ id }) => id),
  ])
  const findings = []
  for (const [call, ask] of lists) {
    if (without(call)) continue
    const answered = await ask().catch(() => undefined)
    if (answered?.some((id) => id !== '' && !mine.has(id))) {
      findings.push(fails(`${call}: it answers what is another client's`))
    } else if (answered && answered.length > 0) {
      findings.push(notes(`${call}: it answers the client's own, whatever id is asked for`))
    } else if (line.last()?.status === 401) {
      findings.push(lacks(`${call}: it answers 401, which signs the client out; 404 says enough`))
    }
  }
  return rowOf(name, '', 'has to be refused, with 404', findings)
}

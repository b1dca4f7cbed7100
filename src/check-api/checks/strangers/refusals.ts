/** What a server has to refuse: nobody, strangers, and what is not there. */
import { isRecord } from '../../../core/page/is-record'
import * as api from '../../../core/server/api'
import type { Finding } from '../../../core/server/inspect/tally'
import { $token } from '../../../core/server/token'
import type { Exchange } from '../../asking/exchange'
import { rowsIn } from '../../asking/reading'
import { readBy, requestOf, sendAs } from '../../asking/send-as'
import type { Context } from '../../context'
import { aboutRefusal, page } from '../../probe'
import { fails, joined, lacks, type Row, rowOf, skipped } from '../../row'
import { listsOfProject } from '../lists'
import type { Known } from '../reads'

const noSuchThing = 'check-api-none'
const noSuchProject = { _id: noSuchThing, serviceName: noSuchThing }

export async function checkRefusals(context: Context, known: Known): Promise<Row[]> {
  return [
    await withoutToken(context),
    await withoutToken(context, 'not-a-token'),
    await withForgedToken(context),
    await missing(context, known),
  ]
}

/** The calls that are tried without a token, with values for them. */
async function protectedCalls({ clientId, without }: Context) {
  const calls = [
    ['checkSession', { json: { userType: 'Client' } }],
    ['profile', { params: { id: clientId } }],
    ['services', { params: { clientId } }],
    ['payments', { params: { clientId } }],
    ['notifications', {}],
    ['tickets', { query: { userId: clientId } }],
  ] as const
  const requests = await Promise.all(
    calls
      .filter(([call]) => !without(call))
      .map(async ([call, values]) => ({ call, request: await requestOf(call, values) })),
  )
  return requests.flatMap(({ call, request }) => (request instanceof Error ? [] : [{ call, ...request }]))
}

/** A request without a token, or with a wrong one: 401, and nothing else, says that the session is over. */
async function withoutToken(context: Context, token = ''): Promise<Row> {
  const name = token ? 'with a wrong token' : 'without a token'
  const found: (readonly [string, Finding])[] = []
  for (const { call, method, url, sent, read } of await protectedCalls(context)) {
    const exchange = await context.line.send(url, {
      ...sent,
      method,
      headers: { ...sent.headers, ...(token && { Authorization: `Bearer ${token}` }) },
    })
    // A server whose clients are signed in elsewhere may lack it.
    if (call === 'checkSession' && context.options.token && exchange.status === 404) continue
    for (const finding of about401(exchange, read)) found.push([call, finding])
  }
  return rowOf(name, '', 'has to be answered with 401', joined(found))
}

/** Tokens that nobody but the client has made, of the client's own one. */
function forgeriesOf(token: string): [what: string, forged: string][] {
  const [head = '', claims = '', signature = '', ...rest] = token.split('.')
  const header = decoded(head)
  const payload = decoded(claims)
  if (!header || !payload || !signature || rest.length > 0) return []
  return [
    // One more claim: the client stays the same, so that whoever looks at no signature answers.
    ['with another content', [head, encoded({ ...payload, 'check-api': 1 }), signature].join('.')],
    ['without its signature', `${head}.${claims}.`],
    ['with "alg": "none"', `${encoded({ ...header, alg: 'none' })}.${claims}.`],
  ]
}

function decoded(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Who can write a token can be any client. */
async function withForgedToken(context: Context): Promise<Row> {
  const name = 'with a forged token'
  const forgeries = forgeriesOf($token.get() ?? '')
  if (forgeries.length === 0) return skipped(name, '', 'the token is no JWT')
  const found: (readonly [string, Finding])[] = []
  const calls = (await protectedCalls(context)).filter(
    ({ call }) => call === 'profile' || call === 'services',
  )
  for (const [what, forged] of forgeries) {
    context.secrets.add(forged)
    for (const { call, method, url, read } of calls) {
      const exchange = await context.line.send(url, {
        method,
        headers: { Authorization: `Bearer ${forged}` },
      })
      const takes = `it takes the client's token ${what}: whoever writes a token reads what is of any client`
      for (const finding of about401(exchange, read))
        found.push([call, finding.text.endsWith(anybody) ? fails(takes, 'login.md#tokens') : finding])
    }
  }
  return rowOf(name, '', 'has to be answered with 401', joined(found))
}

const anybody = 'anybody can read it'

function about401(exchange: Exchange, read: (answer: unknown) => unknown): Finding[] {
  const { status, json, isPage, reason } = exchange
  if (status === 401) return []
  if (status === 0) return [fails(`no answer came: ${reason}`)]
  if (json !== undefined && readBy(read, exchange).isTaken) return [fails(`it answers ${status}: ${anybody}`)]
  const what = isPage ? ` with ${page(exchange)}` : ''
  return [
    lacks(`it answers ${status}${what}, and not 401: the elements don't learn that the session is over`),
  ]
}

/** Lists that have rows are asked for again, of a project that is not there. */
async function listsOfNoProject(context: Context, { longest }: Known): Promise<Finding[]> {
  const found: (readonly [string, Finding])[] = []
  for (const [call, options] of listsOfProject(context.clientId, noSuchProject)) {
    if (context.without(call) || !longest.has(call)) continue
    const { answer } = await sendAs($token.get(), context, call, options)
    if (rowsIn(call, answer)?.length)
      found.push([call, fails('it answers rows all the same: each project shows what is of others')])
  }
  return joined(found)
}

async function missing(context: Context, known: Known): Promise<Row> {
  const name = 'a project that is not there'
  const off = context.without('service')
  if (off) return skipped(name, '', off)
  const answer = await api.service(noSuchThing).catch(() => undefined)
  const exchange = context.line.last()
  const lists = await listsOfNoProject(context, known)
  const about = 'has to be refused: 404, with a message'
  if (answer) return rowOf(name, '', about, [fails('it answers a project all the same'), ...lists])
  if (!exchange) return rowOf(name, '', about, lists)
  const { status } = exchange
  const over = status === 401 ? [fails('it answers 401, which signs the client out')] : []
  const late =
    status >= 500 ? [lacks(`it answers ${status}: the elements take it for a passing trouble`)] : []
  const fine =
    status < 400 ? [lacks(`it answers ${status}: the client reads that the answer can't be read`)] : []
  const why = fine.length > 0 ? fine : aboutRefused(exchange)
  return rowOf(name, '', about, [...over, ...late, ...why, ...lists])
}

/** What a refusal lacks. One that did not come is told of elsewhere. */
const aboutRefused = (exchange: Exchange) => (exchange.status === 0 ? [] : aboutRefusal(exchange))

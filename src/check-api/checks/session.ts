/** The calls of the session: the sign-in before all others, the sign-out after them. */
import { setTimeout as pause } from 'node:timers/promises'
import { ownField } from '../../core/page/is-record'
import * as api from '../../core/server/api'
import type { Finding } from '../../core/server/inspect/tally'
import { isOffered } from '../../core/server/optional'
import { $token, setToken } from '../../core/server/token'
import { claimedEnd } from '../../core/server/token/claims'
import { readToken } from '../../core/server/token/reading'
import { $client, clientIdOf } from '../../core/session/session'
import { signInWithPassword } from '../../core/session/sign-in'
import { sendAs } from '../asking/send-as'
import type { Context } from '../context'
import { createProbe } from '../probe'
import { fails, lacks, notes, type Row } from '../row'

/** Signs in, or takes the token that is given. `context.clientId` tells afterwards who is signed in. */
export async function signIn(context: Context): Promise<Row> {
  const { options, secrets } = context
  const probe = createProbe(context, 'login')
  if (options.token) {
    const named = options.clientId || readToken(options.token).clientId
    if (named) context.clientId = named
    setToken(options.token, named || null)
    return probe.row('a token is given')
  }
  const tried = { email: options.email, isRight: true }
  context.signIns.push(tried)
  await probe.run(async () => {
    const outcome = await signInWithPassword(options.email, options.password)
    if (outcome.status === 'refused') throw new Error(outcome.message)
  })
  context.isRefused = [0, 400, 401, 403, 422, 429].includes(context.line.last()?.status ?? 0)
  const client = $client.get()
  if (client) context.clientId = clientIdOf(client)
  secrets.add($token.get())
  if (client) for (const finding of aboutToken($token.get())) probe.note(finding)
  probe.note(aboutRenewFor(context))
  probe.note(aboutCompression(context))
  return probe.row()
}

/** Where a secret is compressed together with what a caller wrote, the length tells of the secret. */
function aboutCompression({ line }: Context): Finding | undefined {
  const encoding = line.last()?.headers.get('content-encoding')
  if (!encoding || encoding === 'identity') return undefined
  return lacks(`the answer with the token is compressed (${encoding})`, 'large-lists.md#compressed-answers')
}

/** What is odd about how long after its end a token can be renewed, in the latest answer. */
function aboutRenewFor({ line }: Context): Finding | undefined {
  const answer = line.last()?.json
  const place = [answer, ownField(answer, 'data')].find((each) => ownField(each, 'renewFor') !== undefined)
  if (!place) return undefined
  const optional = ownField(place, 'optional')
  const isNumber = Number(ownField(place, 'renewFor')) > 0
  if (isNumber && Array.isArray(optional) && optional.includes('renew')) return undefined
  return lacks(
    isNumber
      ? '"renewFor" has no "renew" in an "optional" beside it: no token is renewed after its end'
      : '"renewFor" is no number of seconds: no token is renewed after its end',
    'login.md#sessions-that-outlast-a-closed-page',
  )
}

function aboutToken(token: string | null) {
  // readToken() doubts the client's clock in place of the token.
  if (token && claimedEnd(token) * 1000 <= Date.now())
    return [fails('the token that it gives has expired', tokens)]
  const reading = readToken(token)
  if (reading.status === 'missing' || reading.status === 'undecodable') return []
  if (reading.endsAt === Number.POSITIVE_INFINITY) {
    const why = 'the token does not say when it ends: only a 401 ends the session'
    return [notes(why, tokens)]
  }
  return Number.isNaN(reading.lifetime)
    ? [notes('the token has no "iat": where a clock is wrong, it ends too early or too late', tokens)]
    : []
}

/** Whether the session counts, and who its client is. */
export async function readSession(context: Context): Promise<{ rows: Row[]; pocId: string | undefined }> {
  const check = createProbe(context, 'checkSession')
  // The page goes on without it, and has other ways to learn that a token has ended.
  const isOwn = context.options.token !== ''
  await check.run(api.checkSession, ({ status }) =>
    isOwn && status === 404
      ? notes('it answers 404: a session that your sign-in ends is noticed with the next call', 'start.md')
      : undefined,
  )
  check.note(aboutRenewFor(context))
  const profile = createProbe(context, 'profile')
  const user = await profile.run(() => api.profile(context.clientId))
  if (user && clientIdOf(user) && clientIdOf(user) !== context.clientId) {
    profile.note(
      fails('it answers the profile of another client than the one who is signed in', 'fields.md#client'),
    )
  }
  return { rows: [check.row(), profile.row()], pocId: user && (user.POC?.id ?? '') }
}

/** The calls that a server may lack. The sign-out ends only a session that was begun here. */
export async function endSession(context: Context): Promise<Row[]> {
  const renewal = createProbe(context, 'renew')
  let token = $token.get()
  const why = 'optional; the server does not announce it'
  if (token && isOffered('renew')) {
    // The elements' own code hides a failure, since the server may lack the call.
    const former = token
    const next = await renewal.run(() => renew(context, former))
    renewal.note(aboutCompression(context))
    if (!next) renewal.note(lacks('it is announced, and gives no token', docs))
    else {
      const fault = await faultOf(context, former, next)
      renewal.note(fault)
      if (!fault) {
        token = next
        const status = await refusalOf(context, former)
        if (status)
          renewal.note(
            lacks(
              `the token of before is refused with ${status}: what is under way with it ends the session`,
              docs,
            ),
          )
      }
    }
  }
  const logout = createProbe(context, 'logout')
  const isOwn = !context.options.token
  if (token && isOwn && isOffered('logout')) {
    const last = token
    const isDone = await logout.run(() => api.logout(last))
    if (!isDone) logout.note(lacks('it is announced, and fails', logOut))
    else if (!(await refusalOf(context, last))) {
      logout.note(lacks('the token still counts after it', logOut))
    }
  }
  return [renewal.row(why), logout.row(isOwn ? why : 'the session is not ours to end')]
}

const tokens = 'login.md#tokens'
const logOut = 'login.md#log-out'
const docs = 'login.md#short-tokens-that-are-renewed'

async function renew({ secrets }: Context, token: string): Promise<string | undefined> {
  const ask = async () => {
    const next = await api.renew(token)
    secrets.add(next)
    return next
  }
  const next = await ask()
  if (next !== token) return next
  // A signature without chance is the same within one second.
  await pause(1_100)
  return ask()
}

/** What is wrong with the token that `renew` gave for another. */
async function faultOf(context: Context, former: string, next: string): Promise<Finding | undefined> {
  if (next === former)
    return fails('it gives the token again that it was asked with: the session ends with that', docs)
  const status = await refusalOf(context, next)
  if (!status) return undefined
  return fails(`the token that it gives is refused with ${status}: the client is signed out`, docs)
}

/** With which status the calls of the session refuse a token; `undefined` if it counts. */
async function refusalOf(context: Context, token: string): Promise<number | undefined> {
  const check = await sendAs(token, context, 'checkSession', { json: { userType: 'Client' } })
  const profile = await sendAs(token, context, 'profile', { params: { id: context.clientId } })
  return [check.status, profile.status].find((status) => status === 401 || status === 403)
}

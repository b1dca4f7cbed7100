/** What a client sees of the own ways in, where the server announces it. */
import { ownField } from '../../../core/page/is-record'
import { isOffered } from '../../../core/server/optional'
import { $token } from '../../../core/server/token'
import type { Other, Unknown } from '../../asking/other'
import { type Sent, sendAs } from '../../asking/send-as'
import type { Context } from '../../context'
import { messageIn } from '../../probe'
import { fails, lacks, type Row, rowOf, skipped } from '../../row'

const docs = 'login-security.md'

/** @param other Another client, of whose sessions none may end. */
export async function checkSecurity(context: Context, other: Other | Unknown | undefined): Promise<Row[]> {
  const token = $token.get()
  if (!isOffered('security') || !token) return [skipped('security', '', 'the server does not announce it')]
  const sent = await sendAs(token, context, 'security')
  return [
    rowOf('security', '', 'the own session is one of those told', aboutSecurity(sent)),
    ...(isOffered('endSessions') ? [await aboutOthers(context, token, other)] : []),
  ]
}

function aboutSecurity(sent: Sent) {
  if (!sent.isTaken) return [fails(`it is announced, and answers ${sent.status}: ${messageIn(sent)}`, docs)]
  const sessions = sessionsIn(sent)
  if (!sessions) return []
  const current = sessions.filter((each) => ownField(each, 'isCurrent') === true).length
  return [
    ...(current === 1 ? [] : [lacks(`"isCurrent" is true of ${current} sessions, and not of one`, docs)]),
    ...(sessions.every((each) => ownField(each, 'id')) ? [] : [fails('a session has no "id"', docs)]),
  ]
}

/** A session of another client's, where one is known, or else one that is not there. */
async function aboutOthers(
  context: Context,
  token: string,
  other: Other | Unknown | undefined,
): Promise<Row> {
  // A server that does not read "session" ends all others of a client who is signed in elsewhere, too.
  if (!context.options.write) return skipped('endSessions', '', 'needs --write')
  const theirs = other && 'token' in other && other.token ? other.token : ''
  const [session] = theirs ? (sessionsIn(await sendAs(theirs, context, 'security')) ?? []) : []
  const id = ownField(session, 'id') ?? 'check-api-not-there'
  const name = session ? "another client's session" : 'a session that is not there'
  const sent = await sendAs(token, context, 'endSessions', { json: { session: id } })
  const about = 'is refused with 404; long after the sign-in with 403'
  if (sent.isTaken)
    return rowOf(name, '', about, [fails('it is taken: one client can end the sessions of others', docs)])
  const isRefused = [403, 404].includes(sent.status)
  return rowOf(name, '', about, isRefused ? [] : [lacks(`it answers ${sent.status}; 404 says enough`, docs)])
}

function sessionsIn({ answer }: Sent): unknown[] | undefined {
  const sessions = ownField(ownField(answer, 'data') ?? answer, 'sessions')
  return Array.isArray(sessions) ? sessions : undefined
}

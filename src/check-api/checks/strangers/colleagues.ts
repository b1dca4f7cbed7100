/** The calls about colleagues. Nobody is invited, and nobody changed: what is sent names a person who is not there. */
import { ownField } from '../../../core/page/is-record'
import type { Finding } from '../../../core/server/inspect/tally'
import { isOffered } from '../../../core/server/optional'
import { $token } from '../../../core/server/token'
import type { Other, Unknown } from '../../asking/other'
import { type Sent, sendAs } from '../../asking/send-as'
import type { Context } from '../../context'
import { messageIn } from '../../probe'
import { fails, lacks, type Row, rowOf, skipped } from '../../row'

const docs = 'colleagues.md'

/** @param other Another client, whose people are none of the client's. */
export async function checkColleagues(context: Context, other: Other | Unknown | undefined): Promise<Row[]> {
  const token = $token.get()
  if (!isOffered('colleagues') || !token)
    return [skipped('colleagues', '', 'the server does not announce it')]
  const theirs = other && 'clientId' in other ? other.clientId : 'check-api-not-there'
  const ask = (clientId: string) => sendAs(token, context, 'colleagues', { params: { clientId } })
  return [
    rowOf('colleagues', '', 'the client is one of the people', aboutPeople(await ask(context.clientId))),
    rowOf("another client's colleagues", '', 'are refused with 404', aboutRefusal(await ask(theirs))),
    ...(context.options.write ? await aboutWrites(token, context, theirs) : []),
  ]
}

async function aboutWrites(token: string, context: Context, theirs: string): Promise<Row[]> {
  const params = { clientId: context.clientId }
  const rows: Row[] = []
  for (const call of ['removeColleague', 'changeColleague'] as const) {
    if (!isOffered(call)) continue
    const sent = await sendAs(token, context, call, { params, json: { colleague: theirs, role: 'look' } })
    rows.push(rowOf(call, '', 'one who is no colleague is refused with 404', aboutRefusal(sent)))
  }
  return rows
}

function aboutPeople(sent: Sent): Finding[] {
  if (!sent.isTaken) return [fails(`it is announced, and answers ${sent.status}: ${messageIn(sent)}`, docs)]
  const data = ownField(sent.answer, 'data') ?? sent.answer
  const people = ownField(data, 'people')
  const own = Array.isArray(people) ? people.filter((one) => ownField(one, 'isYou') === true).length : 0
  return own === 1 ? [] : [lacks(`"isYou" is true of ${own} people, and not of one`, docs)]
}

function aboutRefusal({ isTaken, status }: Sent): Finding[] {
  if (isTaken) return [fails('it is taken: one client gets at the people of another', docs)]
  return [400, 403, 404].includes(status) ? [] : [lacks(`it answers ${status}; 404 says enough`, docs)]
}

/** A server whose every answer a test has written. */
import { answer } from '../../../server/api/intercept'
import { answerTo, dataCalls, type Value } from '../../answers'
import { rules } from '../server'

/** From now on, lists have so many rows, and each field what the test says. Whoever signs in is Ada, as often as they like. */
export function serveAll(value: Value, rows: number): void {
  const optional = [
    ...['security', 'changePassword', 'passkeys', 'secondStep', 'endSessions', 'changeProfile'],
    ...['colleagues', 'inviteColleague', 'mails', 'ownData', 'followTicket', 'rateTicket'],
  ]
  rules.login = answer({ data: { user: { _id: 'client-ada' }, token: 'opaque' }, optional })
  for (const call of ['checkSession', 'markNotificationRead', 'logout'] as const)
    rules[call] = answer({ success: true })
  for (const call of dataCalls) rules[call] = answer(answerTo(call, value, rows))
}

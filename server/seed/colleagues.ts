/** Ada's colleagues: one who writes and pays, and one who is invited and has not come yet. */
import { type Client, noDetails, type Records } from '../stores/records.ts'
import { datesFrom } from './dates.ts'
import { adasColleague, demoPeople, invitedColleague } from './people.ts'

/** Adds them to the demo's people. Their password is Ada's. */
export function withColleagues(records: Records, now: Date): Records {
  const { id: accountId } = demoPeople.ada
  const ada = records.clients.find(({ id }) => id === accountId)
  const beside = { ...noDetails, accountId, consultantId: null, company: '', passwordVersion: 1 }
  const colleagues: Client[] = [
    {
      ...{ ...beside, ...adasColleague, role: 'pay', invitedAt: '' },
      passwordHash: ada?.passwordHash ?? '',
    },
    {
      ...{ ...beside, ...invitedColleague, role: 'look', passwordHash: '' },
      invitedAt: datesFrom(now).hoursAgo(26),
    },
  ]
  return { ...records, clients: [...records.clients, ...colleagues] }
}

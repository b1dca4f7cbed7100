/** Each act with each fault: what a client sees after one and five seconds, and by thirty. `docs/quality/reliability.md` shows it. */
import type { ToxicName } from '../proxy/proxy'
import type { ActName, Seen } from './acts'

interface Fault {
  name: ToxicName
  amount?: number
  stream?: 'upstream' | 'downstream'
}

/** Each one lasts four seconds. */
export const faults = {
  'a gateway whose server is away': { name: 'bad_gateway' },
  'a server that is closed for five seconds': { name: 'unavailable', amount: 5 },
  'the page of a WLAN that wants to be paid': { name: 'captive_portal' },
  'a connection that is reset': { name: 'reset_peer', stream: 'upstream' },
  'an answer that is lost': { name: 'reset_peer', stream: 'downstream' },
  'half an answer': { name: 'limit_data', amount: 10, stream: 'downstream' },
  'an answer that never comes': { name: 'timeout', stream: 'downstream' },
  'an answer that is three seconds late': { name: 'latency', amount: 3_000, stream: 'downstream' },
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

/** What may be seen after one and five seconds, and by thirty. */
type Row = readonly [readonly Seen[], readonly Seen[], readonly Seen[]]

/** It comes by itself. */
const comes: Row = [['failed'], ['failed', 'done'], ['done']]
/** It waits for the client, who sends it again. */
const kept: Row = [['kept'], ['kept'], ['kept']]
/** The server has done it: the form is empty as soon as the page sees what it has sent. */
const arrives: Row = [['kept', 'done'], ['kept', 'done'], ['done']]
const late: Row = [['waits'], ['waits', 'done'], ['done']]
const hangs: Row = [['waits'], ['waits'], ['slow']]

const byReading: Record<FaultName, Row> = {
  'a gateway whose server is away': comes,
  'a server that is closed for five seconds': comes,
  'the page of a WLAN that wants to be paid': comes,
  'a connection that is reset': comes,
  'an answer that is lost': comes,
  'half an answer': comes,
  'an answer that never comes': hangs,
  'an answer that is three seconds late': late,
}

const bySending: Record<FaultName, Row> = {
  'a gateway whose server is away': kept,
  'a server that is closed for five seconds': kept,
  'the page of a WLAN that wants to be paid': kept,
  'a connection that is reset': kept,
  'an answer that is lost': kept,
  'half an answer': kept,
  'an answer that never comes': hangs,
  'an answer that is three seconds late': late,
}

/** It is gone at once, and saved as soon as the server can be reached. */
const later: Row = [['later'], ['later', 'done'], ['done']]
/** It is gone at once, and for the client that is all, unless the answer does not come for ten seconds. */
const gone: Row = [['done'], ['done'], ['later', 'done']]

const byDismissing: Record<FaultName, Row> = {
  'a gateway whose server is away': later,
  'a server that is closed for five seconds': later,
  'the page of a WLAN that wants to be paid': later,
  'a connection that is reset': later,
  'an answer that is lost': later,
  'half an answer': later,
  'an answer that never comes': gone,
  'an answer that is three seconds late': gone,
}

export const table: Record<ActName, Record<FaultName, Row>> = {
  'opens the dashboard': byReading,
  'goes to a project': byReading,
  'sends a reply': {
    ...bySending,
    'an answer that is lost': arrives,
    'half an answer': arrives,
    // It may be seen in the conversation, while the form still waits.
    'an answer that never comes': [['waits', 'done'], ['waits', 'done'], ['slow']],
  },
  'dismisses a notification': byDismissing,
  'signs in': bySending,
}

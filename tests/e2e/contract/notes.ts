/** What the servers of the end-to-end tests note of each call, for the tests and for the end of the run. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Note {
  /** The name of the call in the document; empty if there is none. */
  operation: string
  /** `GET /api/v1/payments/getPaymentofClient/client-ada → 200` */
  call: string
  /** What made the call says of itself: in tests, the name of the test. */
  from: string
  /** What does not fit the document. */
  faults: readonly string[]
}

/** The tests of the WordPress plugin have no such folder. */
const { CP_E2E_DATA: folder = tmpdir() } = process.env

const fileOf = (name: 'calls' | 'faults') => join(folder, name)

/** At once, so that whoever gets the answer can read it. */
export function noteCall({ operation, call, from, faults }: Note): void {
  appendFileSync(fileOf('calls'), `${operation}\n`)
  for (const fault of faults)
    appendFileSync(fileOf('faults'), `${[from, call, operation, fault].join('\t').replaceAll('\n', ' ')}\n`)
}

const linesOf = (name: 'calls' | 'faults') =>
  existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8').trim().split('\n') : []

/** What did not fit in the calls of those whose name ends so: `GET /api/… → 200 (payments): the answer.data must be array`. */
export const readFaults = (from = '') =>
  linesOf('faults')
    .map((line) => line.split('\t'))
    .filter(([who = '']) => who.endsWith(from))
    .map(([, call, operation, fault]) => `${call} (${operation || 'not in the document'}): ${fault}`)

/** How often each call was made. */
export function countCalls(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of linesOf('calls')) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

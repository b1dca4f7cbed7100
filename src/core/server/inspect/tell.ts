/** Tells the console what answers lack. This code is loaded only with `configure({ debug: true })`. */
import type { Answered } from './answered'
import { createTally } from './tally'

const told = new Set<string>()

/** Tells what an answer lacks, or that the server lacks an optional call: each once, however often it is so. */
function tellConsole({ call, answer, read }: Answered): void {
  const tally = createTally(call)
  if (read) tally.add(answer, read)
  for (const { level, text, docs } of tally.findings()) {
    // The counts differ from answer to answer.
    if (!isNew(`${call} ${text.replace(/ in \d+ of \d+.*/, '')}`)) continue
    console[level === 'note' ? 'info' : 'warn'](
      `client-portal-elements: the answer to "${call}": ${text}. See docs/backend.md#${docs}`,
    )
  }
  if (!read && isNew(call)) {
    console.info(`client-portal-elements: the server lacks the optional call "${call}".`)
  }
}

function isNew(what: string): boolean {
  const { size } = told
  return told.add(what).size > size
}

let report = tellConsole

/** Reports answers to a function in place of the console: `check-api` prints a report of its own. */
export function reportTo(own: typeof report): void {
  report = own
}

export const tell = (answered: Answered): void => report(answered)

/** Tells the console what answers lack, and what endpoints lose. This code is loaded only when there may be something to tell. */
import { pageFetch } from '../../page/browser'
import type { Settings } from '../../settings/config'
import { addressBelow, type CallName, endpointOf } from '../../settings/endpoints'
import type { Answered, LeftOut } from './answered'
import { createTally } from './tally'

const told = new Set<string>()

/** Tells what an answer or an endpoint lacks, or that the server lacks an optional call: each once, however often it is so. */
function tellConsole(what: Answered | LeftOut): void {
  if (!('leavesOut' in what)) tellAnswered(what)
  else if (isNew(`${what.call} files`))
    console.warn(
      `client-portal-elements: the endpoint "${what.call}" leaves out files that the client has attached. Return them from its "write". See docs/server/other-shapes.md#files`,
    )
}

function tellAnswered({ call, answer, read }: Answered): void {
  const tally = createTally(call)
  if (read) tally.add(answer, read)
  for (const { level, text, docs } of tally.findings()) {
    // The counts differ from answer to answer.
    if (!isNew(`${call} ${text.replace(/ in \d+ of \d+.*/, '')}`)) continue
    console[level === 'note' ? 'info' : 'warn'](
      `client-portal-elements: the answer to "${call}": ${text}. See docs/server/${docs}`,
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

export const tell = (what: Answered | LeftOut): void => report(what)

/**
 * A browser says where a redirect leads only of a call that has followed it. So the pattern of the call is asked for, with
 * its places unfilled, in nobody's name: what a client has typed, and the secret of a mailed link, go nowhere.
 */
export async function tellRedirect(call: CallName, base: URL, settings: Readonly<Settings>): Promise<void> {
  const { endpoints, fetch = pageFetch } = settings
  const { href } = addressBelow(base, endpointOf(call, endpoints[call]).path)
  const answer = await fetch(href, { credentials: 'omit', referrerPolicy: 'strict-origin' }).catch(
    () => undefined,
  )
  console.error(
    `client-portal-elements: the server redirects "${call}". Use ${decodeURI(answer?.url || href)}`,
  )
}

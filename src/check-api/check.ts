/** Asks a server all that there is to ask, one call after the other. */
import { isOffered, isOptional } from '../core/server/optional'
import { configure } from '../core/settings/config'
import type { CallName } from '../core/settings/endpoints'
import { askPassword } from './ask-password'
import { createLine } from './asking/exchange'
import { readOther } from './asking/other'
import { checkApprovals } from './checks/approvals'
import { openNews } from './checks/events'
import { checkKeys } from './checks/idempotency'
import { checkLargeFiles } from './checks/large-files'
import { checkOther } from './checks/other-client'
import { checkPages } from './checks/pages'
import { readAll } from './checks/reads'
import { endSession, readSession, signIn } from './checks/session'
import { checkSignIns, signOut } from './checks/sign-ins'
import { checkColleagues } from './checks/strangers/colleagues'
import { checkLinks } from './checks/strangers/links'
import { checkOddRequests } from './checks/strangers/odd-requests'
import { checkOrigin } from './checks/strangers/origins'
import { checkRefusals } from './checks/strangers/refusals'
import { checkUploads } from './checks/strangers/uploads'
import { checkTimes } from './checks/times'
import { checkAccount } from './checks/ways-in/account'
import { checkSecurity } from './checks/ways-in/security'
import { checkHalfDone, checkWaysIn } from './checks/ways-in/ways-in'
import { writeAll } from './checks/writes'
import { type Context, sendsKeys } from './context'
import { loadEndpoints } from './endpoints'
import { omissionsOf } from './omissions'
import { BadUse, type Options, sections } from './options'
import type { Redactor } from './redact'
import type { Report } from './report'
import type { Row } from './row'

/**
 * @param secrets Learns what must not be printed.
 * @param onCall Learns which call is under way.
 * @throws BadUse when it can't begin.
 */
export async function check(
  given: Options,
  secrets: Redactor,
  onCall: (call: CallName) => void = () => {},
): Promise<Report> {
  for (const secret of [
    given.password,
    given.otherPassword,
    given.token,
    ...given.headers.map(([, value]) => value),
  ])
    secrets.add(secret)
  const own = given.endpoints ? await loadEndpoints(given.endpoints) : {}
  const options = await withPasswords(given)
  for (const secret of [options.password, options.otherPassword, options.otherToken]) secrets.add(secret)
  const { apiUrl, credentials, headers, origin, passphrase, passwordEncryption } = options
  const line = createLine({ apiUrl, headers, origin, secrets, onCall })
  configure({
    apiUrl,
    credentials,
    ...own,
    storage: 'memory',
    passwordEncryption,
    fetch: line.fetch,
    debug: true,
    ...(passphrase !== undefined && { passphrase }),
  })
  const context: Context = {
    options,
    line,
    secrets,
    clientId: '',
    isRefused: false,
    signIns: [],
    times: [],
    without: (call) => turnedOff(options, call) || notOffered(call),
  }
  const rows = await run(context)
  const { clientId, signIns } = context
  const hasBegun = clientId !== '' || !context.isRefused
  const notLookedAt = omissionsOf(options, clientId !== '', rows)
  return { apiUrl, clientId, hasBegun, rows, signIns, notLookedAt }
}

async function withPasswords(given: Options): Promise<Options> {
  const { email, password, token, otherEmail, otherPassword } = given
  const isWanted = email && !token && !password
  const isOtherWanted = otherEmail && !otherPassword
  return {
    ...given,
    password: isWanted ? await askPassword(email, 'CHECK_API_PASSWORD') : password,
    otherPassword: isOtherWanted ? await askPassword(otherEmail, 'CHECK_API_OTHER_PASSWORD') : otherPassword,
  }
}

async function run(context: Context): Promise<Row[]> {
  const { token, write } = context.options
  // First of all: what the server announces is that of the latest sign-in.
  const other = await readOther(context)
  const theirs = other && 'token' in other ? other : undefined
  const login = await signIn(context)
  if (!context.clientId) {
    if (token) throw new BadUse('The token does not say whose it is: give --client-id.')
    await signOut(context, theirs?.isBegun ? theirs.token : '')
    return [
      login,
      ...(await checkHalfDone(context)),
      ...(await checkOrigin(context)),
      ...(await checkWaysIn(context)),
    ]
  }
  const session = await readSession(context)
  const { rows, known } = await readAll(context, session.pocId)
  const closeNews = await openNews(context)
  const before = [
    login,
    ...session.rows,
    ...rows,
    ...(await checkPages(context, known)),
    ...(await checkRefusals(context, known)),
    await checkOddRequests(context),
    ...(await checkOther(context, known, other)),
    ...(await checkSecurity(context, other)),
    ...(await checkOrigin(context)),
  ]
  const written = write ? await writeAll(context, known) : { rows: [], links: [] }
  return [
    ...before,
    ...written.rows,
    ...(write && isOffered('approve') ? [await checkApprovals(context, known)] : []),
    ...(write ? await checkAccount(context, other) : []),
    ...(await checkColleagues(context, other)),
    ...(write && isOffered('uploads') ? [await checkLargeFiles(context, known, theirs)] : []),
    ...(write && sendsKeys(context.options) ? [await checkKeys(context, known, theirs)] : []),
    ...(write ? [await checkUploads(context, known)] : []),
    await checkLinks(context, [...written.links, ...known.links]),
    await closeNews(write),
    ...(await endSession(context)),
    ...(await checkSignIns(context)),
    ...(await checkWaysIn(context)),
    checkTimes(context),
  ]
}

const notOffered = (call: CallName) =>
  isOptional(call) && !isOffered(call) ? 'optional; the server does not announce it' : ''

function turnedOff({ without }: Options, call: CallName): string {
  const section = without.find((name) => sections[name].some((each) => each === call))
  return section ? `without ${section}` : ''
}

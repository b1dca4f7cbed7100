/** Asks a server all that there is to ask, one call after the other. */
import { configure } from '../core/settings/config'
import type { CallName } from '../core/settings/endpoints'
import { askPassword } from './ask-password'
import { openNews } from './checks/events'
import { checkLinks } from './checks/links'
import { checkOrigin } from './checks/origins'
import { checkPages } from './checks/pages'
import { readAll } from './checks/reads'
import { checkRefusals } from './checks/refusals'
import { endSession, readSession, signIn } from './checks/session'
import { writeAll } from './checks/writes'
import type { Context } from './context'
import { loadEndpoints } from './endpoints'
import { createLine } from './exchange'
import { BadUse, type Options, sections } from './options'
import type { Redactor } from './redact'
import type { Report } from './report'
import type { Row } from './row'

/**
 * @param secrets Learns what must not be printed.
 * @throws BadUse when it can't begin.
 */
export async function check(given: Options, secrets: Redactor): Promise<Report> {
  for (const secret of [given.password, given.token, ...given.headers.map(([, value]) => value)])
    secrets.add(secret)
  const endpoints = given.endpoints ? await loadEndpoints(given.endpoints) : {}
  const isPasswordWanted = given.email && !given.token && !given.password
  const options = isPasswordWanted ? { ...given, password: await askPassword(given.email) } : given
  secrets.add(options.password)
  const { apiUrl, credentials, headers, origin, passphrase, passwordEncryption } = options
  const line = createLine({ apiUrl, headers, origin, secrets })
  configure({
    apiUrl,
    credentials,
    endpoints,
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
    without: (call) => turnedOff(options, call),
  }
  const rows = await run(context)
  return { apiUrl, clientId: context.clientId, rows }
}

async function run(context: Context): Promise<Row[]> {
  const login = await signIn(context)
  if (!context.clientId) {
    if (context.options.token) throw new BadUse('The token does not say whose it is: give --client-id.')
    return [login, await checkOrigin(context)]
  }
  const session = await readSession(context)
  const { rows, known } = await readAll(context, session.pocId)
  const { write } = context.options
  const closeNews = await openNews(context)
  return [
    login,
    ...session.rows,
    ...rows,
    ...(await checkPages(context, known)),
    await checkLinks(context, known.links),
    ...(await checkRefusals(context, known)),
    await checkOrigin(context),
    ...(write ? await writeAll(context, known) : []),
    await closeNews(write),
    ...(await endSession(context)),
  ]
}

function turnedOff({ without }: Options, call: CallName): string {
  const section = without.find((name) => sections[name].some((each) => each === call))
  return section ? `without ${section}` : ''
}

/** What `check-api` is asked to do: its arguments, and what it takes from the environment. */
import { parseArgs } from 'node:util'
import { type SignInWay, signInWays } from '../core/server/schema'
import type { Settings } from '../core/settings/config'

export const help = `Asks a server every call of the contract, and says what answers, what misses and what differs.

  npx --no client-portal-elements check-api https://portal-api.example.com/api/v1 --email ada@example.com    (where it is installed)
  npm run check-api -- https://portal-api.example.com/api/v1 --email ada@example.com    (in a checkout of the sources)

Who signs in:
  --email <address>         The client to sign in as. The password comes from CHECK_API_PASSWORD, or is asked for.
  --password <password>     The password. Shells keep what is typed here: prefer the environment.
  --token <token>           In place of both: a token of your own sign-in. Prefer CHECK_API_TOKEN.
  --client-id <id>          Whose token it is, if the token does not say so.
  --passphrase <text>       The page's setting "passphrase".
  --password-encryption <word>
                            The page's setting "passwordEncryption": aes or none.
  --header <name: value>    A header for every call, such as a cookie. May be repeated.

What is asked:
  --endpoints <file>        The page's setting "endpoints": a .json file, or a module that exports it by default.
  --without <sections>      What the page has turned off: payments, projects, files, support, notifications.
                            Without files, tickets are written without them, too.
  --origin <origin>         The origin of your pages: checks what the server allows them (CORS).
  --credentials <word>      The page's setting "credentials": omit, same-origin or include.
  --other-email <address>   A second account, of another client: checks that nothing of theirs is answered to the first.
                            Its password comes from CHECK_API_OTHER_PASSWORD, or is asked for.
  --other-password <text>   That password. Prefer the environment.
  --other-token <token>     In place of the account, a token of another client. Prefer CHECK_API_OTHER_TOKEN.
  --other-client <id>       The other client's id, where their token does not say it; alone, no more than their lists is tried.
  --write                   Makes the calls that write, too: mark a notification as read, raise a ticket, reply to it,
                            add files, approve and rate what is not there, ask for a reset mail. Their texts
                            begin with "check-api".
  --reopen <id>             With --write, a resolved ticket: checks that a reply opens it again.
  --ways <ways>             The page's setting "signInWays", such as link,passkey: tries them as a stranger would.
                            With link, it has a mail sent to the client, and asks for one for an email that nobody has.
  --idempotency-keys        The server takes keys, and does not announce them. With --write, it sends a ticket, a reply
                            and a file twice; with another client, too, a ticket of each by one key.

What is printed:
  --json                    The report as JSON.
  --help                    This text.

It signs in twice, and once each with a wrong password and with an email that nobody has; with a token, never.
It ends with 0 if all is there, with 1 if something fails or is missing, and with 2 if it could not begin: an option that
can't be used, a server that does not answer, a sign-in that is refused.
docs/server/check-api.md tells more.
`

/** The sections that a page can turn off, and the calls that it then does not make. */
export const sections = {
  payments: ['payments', 'servicePayments'],
  projects: [
    ...['services', 'service', 'serviceUpdates', 'milestones', 'approve'],
    ...['files', 'uploadFile', 'servicePayments'],
  ],
  files: ['files', 'uploadFile'],
  support: ['tickets', 'ticket', 'createTicket', 'replyTicket', 'rateTicket'],
  notifications: ['notifications', 'markNotificationRead'],
} as const

type Section = keyof typeof sections

export interface Options {
  apiUrl: string
  email: string
  password: string
  token: string
  clientId: string
  passphrase: string | undefined
  passwordEncryption: Settings['passwordEncryption']
  headers: readonly (readonly [string, string])[]
  /** The path of a file; empty for none. */
  endpoints: string
  without: readonly Section[]
  write: boolean
  /** Empty for none. */
  origin: string
  credentials: RequestCredentials
  otherClient: string
  otherEmail: string
  otherPassword: string
  otherToken: string
  /** The id of a resolved ticket; empty for none. */
  reopen: string
  /** The ways in beside the password that are tried. */
  ways: readonly SignInWay[]
  idempotencyKeys: boolean
  json: boolean
}

/** The arguments can't be used. Its message says why. */
export class BadUse extends Error {}

const spec = {
  email: { type: 'string' },
  password: { type: 'string' },
  token: { type: 'string' },
  'client-id': { type: 'string' },
  passphrase: { type: 'string' },
  'password-encryption': { type: 'string' },
  header: { type: 'string', multiple: true },
  endpoints: { type: 'string' },
  without: { type: 'string' },
  write: { type: 'boolean' },
  origin: { type: 'string' },
  credentials: { type: 'string' },
  'other-client': { type: 'string' },
  'other-email': { type: 'string' },
  'other-password': { type: 'string' },
  'other-token': { type: 'string' },
  reopen: { type: 'string' },
  ways: { type: 'string' },
  'idempotency-keys': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Reads the arguments, and the environment for secrets. @returns 'help' where that is asked for. @throws BadUse */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options | 'help' {
  const { values, positionals } = parse(args)
  if (values.help) return 'help'
  const [command, apiUrl = '', ...rest] = positionals
  if (command !== 'check-api') throw new BadUse('The command is "check-api".')
  // What stands in a wrong place may be a password: it is not repeated.
  if (rest.length > 0) throw new BadUse('There is one address, and something more is given.')
  if (!isAddress(apiUrl)) {
    throw new BadUse(
      'After "check-api" stands the address of a server, such as https://api.example.com/api/v1.',
    )
  }
  const token = values.token ?? environment.CHECK_API_TOKEN ?? ''
  if (!values.email && !token) throw new BadUse('Who signs in? Give --email, or CHECK_API_TOKEN.')
  const { write = false, reopen = '' } = values
  if (reopen && !write) throw new BadUse('--reopen sends a reply: give --write, too.')
  const isSame = values.email && values.email.toLowerCase() === values['other-email']?.toLowerCase()
  if (isSame) throw new BadUse('--other-email is the account of another client.')
  return {
    apiUrl,
    email: values.email ?? '',
    password: values.password ?? environment.CHECK_API_PASSWORD ?? '',
    // Who gives an email wants to sign in, whatever the environment holds.
    token: values.email && !values.token ? '' : token,
    clientId: values['client-id'] ?? '',
    passphrase: values.passphrase,
    passwordEncryption: readEncryption(values['password-encryption'] ?? 'aes'),
    headers: (values.header ?? []).map(readHeader),
    endpoints: values.endpoints ?? '',
    without: (values.without ?? '').split(',').filter(Boolean).map(readSection),
    write,
    reopen,
    ways: (values.ways ?? '').split(',').filter(Boolean).map(readWay),
    idempotencyKeys: values['idempotency-keys'] ?? false,
    origin: readOrigin(values.origin ?? ''),
    credentials: readCredentials(values.credentials ?? 'same-origin'),
    otherClient: values['other-client'] ?? '',
    otherEmail: values['other-email'] ?? '',
    otherPassword: values['other-password'] ?? environment.CHECK_API_OTHER_PASSWORD ?? '',
    otherToken: values['other-token'] ?? environment.CHECK_API_OTHER_TOKEN ?? '',
    json: values.json ?? false,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: spec, allowPositionals: true })
  } catch (error) {
    // The first sentence says what is wrong. The others are about programs that take more.
    const [sentence = ''] = String(Object(error).message).split(/\.\s|\n/)
    const [, unknown] = /^Unknown option '(.+)'$/.exec(sentence) ?? []
    throw new BadUse(`${unknown ? `There is no option "${unknown}"` : sentence}.`)
  }
}

function isAddress(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return !username && !password
}

function readHeader(text: string): readonly [string, string] {
  const [, name, rest = ''] = /^([\w-]+):(.+)$/.exec(text) ?? []
  const value = rest.trim()
  // Its value may be a secret: it is not repeated.
  if (!name || !value) throw new BadUse('A --header is written as "Name: value".')
  return [name, value]
}

function readSection(name: string): Section {
  const found = Object.keys(sections).find((each) => each === name.trim())
  if (!found) throw new BadUse(`"${name}" is no section: ${Object.keys(sections).join(', ')}.`)
  // It is one of the keys.
  return found as Section
}

function readWay(word: string): SignInWay {
  const found = signInWays.find((each) => each === word.trim())
  if (!found) throw new BadUse(`"${word}" is no way to sign in: ${signInWays.join(', ')}.`)
  return found
}

function readOrigin(origin: string): string {
  if (!origin) return ''
  if (!URL.canParse(origin) || new URL(origin).origin !== origin.replace(/\/$/, '')) {
    throw new BadUse(`"${origin}" is no origin: https://www.example.com, without a path.`)
  }
  return new URL(origin).origin
}

function readCredentials(word: string): RequestCredentials {
  if (word === 'omit' || word === 'same-origin' || word === 'include') return word
  throw new BadUse(`--credentials is omit, same-origin or include, and not "${word}".`)
}

function readEncryption(word: string): Settings['passwordEncryption'] {
  if (word === 'aes' || word === 'none') return word
  throw new BadUse(`--password-encryption is aes or none, and not "${word}".`)
}

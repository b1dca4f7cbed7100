/** What was not looked at, and what would: nobody should believe more of a green report than it says. */
import { keyRow } from './checks/idempotency'
import { reopening } from './checks/ticket'
import type { Options } from './options'
import type { Row } from './row'

export interface Omission {
  what: string
  /** The options that look at it; empty where none does. */
  by: string
}

export function omissionsOf(options: Options, isSignedIn: boolean, rows: readonly Row[]): Omission[] {
  const { token, write, origin, otherEmail, otherToken, ways } = options
  const hasOther = otherEmail !== '' || otherToken !== ''
  // Who has a token has perhaps no password.
  const byOther = token ? '--other-token' : '--other-email'
  const isSentTwice = rows.some(({ name }) => name === keyRow)
  const isReopened = rows.some(({ name, state }) => name === reopening && state !== 'skipped')
  const all: (Omission | false)[] = [
    !isSignedIn && { what: 'whatever needs a sign-in', by: 'an account that can sign in' },
    token !== '' && { what: 'the login, wrong passwords, the case of emails', by: '--email' },
    !hasOther && {
      what: "another client's projects, tickets and files, by their ids",
      by: byOther,
    },
    ways.length === 0 && { what: 'links by mail and passkeys', by: '--ways link,passkey' },
    !origin && { what: 'pages of another origin (CORS)', by: '--origin' },
    !write && { what: 'all that is written, uploads, forgotten passwords', by: '--write' },
    !isReopened && { what: 'whether a reply opens a resolved ticket again', by: '--write --reopen <its id>' },
    !isSentTwice && {
      what: 'what is sent twice (Idempotency-Key)',
      by: '--write --idempotency-keys',
    },
    !(isSentTwice && hasOther) && {
      what: "the Idempotency-Key of another client's ticket",
      by: `--write --idempotency-keys ${byOther}`,
    },
    {
      what: [
        'limits of tries and whose address they count, how long a wrong password takes',
        'whether tokens, links and streams end in time, and streams with the session',
        "another client's events, and files by their links",
        'two calls at the same time, mails, large files',
      ].join('; '),
      by: '',
    },
  ]
  return all.filter((each) => each !== false)
}

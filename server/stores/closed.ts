/**
 * Closed accounts. The state stands in the client's email, such as `ended 2026-11-27T09:30:00.000Z: grace@example.com`:
 * nobody signs in by that, also not at a server of another version or by other software that reads the table.
 */
import type { Client } from './records.ts'

/** Locked for a while; ended, and its email is free for another account; erased, and nobody knows whose it was. */
export type Closing = 'locked' | 'ended' | 'erased'

export interface Closed {
  state: Closing
  /** When: a moment, or a day. */
  since: string
  /** The email from before. Empty for an erased account. */
  email: string
}

type WithEmail = Pick<Client, 'id' | 'email'>

/** The email of the account once it is closed. @param since A moment. */
export const closedEmail = ({ id, email }: WithEmail, state: Closing, since: string): string =>
  `${state} ${since}: ${state === 'erased' ? id : email}`

/** How the account is closed; `undefined` if it is open. */
export function closedAs({ email }: Pick<Client, 'email'>): Closed | undefined {
  const [, state = '', since = '', before = ''] =
    /^(locked|ended|erased) ([\dTZ:.-]+): (.+)$/.exec(email) ?? []
  if (!isClosing(state)) return undefined
  return { state, since, email: state === 'erased' ? '' : before }
}

const isClosing = (state: string): state is Closing => ['locked', 'ended', 'erased'].includes(state)

/** What an erased client is called. */
export const erasedName = 'Former client'

/** What stands behind the name of a client where it rings for colleagues, in each language: `Ada wrote on "Hosting".` */
export const behindNames = {
  wrote: {
    en: ' wrote on "',
    de: ' hat etwas zu „',
    fr: ' a écrit sur « ',
    es: ' ha escrito en «',
    'pt-BR': ' escreveu em “',
    nl: ' heeft in ‘',
    pl: ' pisze w zgłoszeniu „',
    ar: ': رسالة جديدة في «',
  },
  added: {
    en: ' has added you to "',
    de: ' hat Sie zu „',
    fr: ' vous fait suivre « ',
    es: ' le ha añadido a «',
    'pt-BR': ' adicionou você a “',
    nl: ' heeft u toegevoegd aan ‘',
    pl: ' dodaje Cię do zgłoszenia „',
    ar: ': تمت إضافتكم إلى «',
  },
} as const

/** All of these: by one of them, the name is found when its client is erased. */
export const allBehindNames: readonly string[] = Object.values(behindNames).flatMap((each) =>
  Object.values(each),
)

/** Whether something is counted by this email: `signIn:grace@example.com 192.0.2.1`. */
export const isCountOf = (key: string, email: string): boolean =>
  key.slice(key.indexOf(':') + 1).split(' ')[0] === email

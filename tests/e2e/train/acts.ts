/** What clients do on a train, what they may see of it, and what stands on the server. */
import { demoPassword, demoPeople } from '../../../server/seed/people'
import type { Desk } from '../desk'
import type { Visitor } from '../engines/visitor'

/**
 * - waits: nothing is told yet
 * - slow: it is told that this takes long
 * - failed: it is told that this couldn't be loaded, or couldn't be done
 * - kept: the same, and that what was written can be sent again
 * - done: all is there
 * - later: it is told that this will be saved as soon as the server can be reached
 */
export type Seen = 'waits' | 'slow' | 'failed' | 'kept' | 'done' | 'later'

export interface Act {
  /** What is there before the line breaks. */
  prepare(visitor: Visitor, at: (path: string) => string): Promise<void>
  act(visitor: Visitor, at: (path: string) => string): Promise<void>
  /** The requests that meet the fault. */
  on: RegExp
  /** Texts that are there when it is done. */
  shows: readonly string[]
  /** A text that is there until it is done. */
  hides?: string
  /** What clients who read that it can be sent again do. */
  again?(visitor: Visitor): Promise<void>
  /** How often it stands on the server. */
  stands?(desk: Desk): Promise<number>
}

const words = 'Written in a tunnel'
const notification = 'Closed on Monday'
const ticketPath = '/support/ticket/TKT-M4XQ72PD'

async function signIn(visitor: Visitor, at: (path: string) => string): Promise<void> {
  await visitor.open(at('/login'))
  await visitor.fill('Email', demoPeople.ada.email)
  await visitor.fill('Password', demoPassword)
  await visitor.click('button', 'Log in')
  await visitor.sees('Hello, Ada Lovelace!', 'SRV-2051', 'Maya Okafor', 'DE-4502-1187')
}

export const acts = {
  'opens the dashboard': {
    prepare: signIn,
    act: (visitor, at) => visitor.open(at('/')),
    on: /^\w+ \/api\//,
    shows: ['SRV-2051', 'Maya Okafor', 'DE-4502-1187'],
  },
  'goes to a project': {
    prepare: signIn,
    act: (visitor) => visitor.click('link', 'Website relaunch'),
    on: /^\w+ \/api\//,
    shows: ['Project Details', '$48,500.00', 'Please approve the home page'],
  },
  'sends a reply': {
    async prepare(visitor, at) {
      await signIn(visitor, at)
      await visitor.open(at(ticketPath))
      await visitor.sees("The cookie notice can't be closed on my phone")
      await visitor.fill('Message', words)
    },
    act: (visitor) => visitor.click('button', 'Send reply'),
    on: /^POST .*\/replyTicket\//,
    shows: ['Sent: Northlight will look at it.'],
    again: (visitor) => visitor.click('button', 'Send reply'),
    async stands({ store }) {
      const { rows } = await store.list('tickets', demoPeople.ada.id)
      return rows.flatMap(({ messages }) => messages).filter(({ message }) => message === words).length
    },
  },
  'dismisses a notification': {
    async prepare(visitor, at) {
      await signIn(visitor, at)
      await visitor.click('button', 'Notifications: 3 unread')
      await visitor.sees(notification)
    },
    act: (visitor) => visitor.click('button', `Dismiss ${notification}`),
    on: /^PUT .*\/markAsRead\//,
    shows: [],
    hides: notification,
    again: (visitor) => visitor.click('button', `Dismiss ${notification}`),
    async stands({ store }) {
      const { rows } = await store.list('notifications', demoPeople.ada.id)
      return rows.filter(({ title, read }) => title === notification && read).length
    },
  },
  'signs in': {
    async prepare(visitor, at) {
      await visitor.open(at('/login'))
      await visitor.fill('Email', demoPeople.ada.email)
      await visitor.fill('Password', demoPassword)
    },
    act: (visitor) => visitor.click('button', 'Log in'),
    on: /^POST .*\/client\/login/,
    shows: ['Hello, Ada Lovelace!'],
    again: (visitor) => visitor.click('button', 'Log in'),
  },
} satisfies Record<string, Act>

export type ActName = keyof typeof acts

const causes = [
  "The server can't be reached.",
  "The server's answer can't be read.",
  'The server cannot do this just now.',
  'Please try again in',
]

/** What a client sees of it. */
export async function seen({ reads }: Visitor, { shows, hides, again }: Act): Promise<Seen> {
  const page = await reads()
  const has = (...texts: readonly string[]) => texts.some((text) => page.includes(text))
  if (has('This will be saved as soon as the server can be reached.')) return 'later'
  if (again && (has('you can send it again', ...causes) || (hides && has(hides)))) return 'kept'
  if (has('This is taking longer than usual')) return 'slow'
  if (has("This couldn't be loaded", 'The latest could not be loaded')) return 'failed'
  return shows.every((text) => page.includes(text)) ? 'done' : 'waits'
}

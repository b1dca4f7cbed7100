/**
 * What the client is left with, whatever goes wrong between page and server. Each row is a fault of one call; all other
 * calls go well, and what they bring is whole. The columns say what becomes of
 *
 * - a widget that shows what the call brings, among other widgets on a page,
 * - a screen of the portal that shows it,
 * - a form or a button whose call it is,
 * - a call that no client sees: the profile, the session's check, its renewal and end, the stream of news.
 */
import type { FaultName } from './faults'
import { told } from './faults'

/** How a widget or a screen can end. */
export type ReadingEnd =
  /** "This couldn't be loaded", the words, and Retry, which brings the data once the fault is over. */
  | 'failed'
  /** It waits, says so by the words, and its Retry brings the data once the fault is over. */
  | 'waits'
  /** It waits and says so, until the data comes by itself. */
  | 'late'
  /** The data, as if nothing had happened. */
  | 'whole'
  /** Rows with ids alone: dashes and zeros, and nothing that only a programmer could read. */
  | 'bare'
  /** The words, in place of the thing: it doesn't exist, or belongs to another client. */
  | 'missing'
  /** "You are signed out", in every widget; the portal's login, with the words. A new sign-in brings everything back. */
  | 'signed out'

/** How a form can end. */
export type ActionEnd =
  /** The words, and all that the client has written: sending it again works once the fault is over. */
  | 'kept'
  /** The words and Cancel, by which all that the client has written is there again, and can be sent. */
  | 'waits'
  /** It waits and says so, until it is done. */
  | 'late'
  /** Done: the server has said so. */
  | 'done'
  /** A sign-in stands over the form. Behind it is all that the client has written, and it can be sent. */
  | 'sign-in'
  /** A button without a form: what it acts on is gone at once. The words, until the server knows: soon after the fault is over. */
  | 'later'
  /** A button without a form: "You are signed out". After a sign-in it works. */
  | 'signed out'

/** How a call can end that no client sees. */
export type UnseenEnd =
  /** Everything is as it was. */
  | 'whole'
  /** As `whole`, but the client has no name and no consultant. */
  | 'nameless'
  /** The login, with the words. */
  | 'signed out'

export interface Outcome {
  /** The words that the client reads, if there is something to say. */
  says: string
  widget: ReadingEnd
  screen: ReadingEnd
  action: ActionEnd
  unseen: UnseenEnd
}

const lost = "The server can't be reached."
const odd = "The server's answer can't be read."
const slow = 'This is taking longer than usual.'
const unable = 'The server cannot do this. Please contact us.'
const notNow = 'The server cannot do this just now. Please try again in a few minutes.'
const later = 'Please try again in 7 seconds.'

export const outcomes = {
  refused: { says: lost, widget: 'failed', screen: 'failed', action: 'kept', unseen: 'whole' },
  reset: { says: lost, widget: 'failed', screen: 'failed', action: 'kept', unseen: 'whole' },
  hangs: { says: slow, widget: 'waits', screen: 'waits', action: 'waits', unseen: 'whole' },
  slow: { says: slow, widget: 'late', screen: 'late', action: 'late', unseen: 'whole' },
  cut: { says: lost, widget: 'failed', screen: 'failed', action: 'kept', unseen: 'whole' },
  'broken JSON': { says: odd, widget: 'failed', screen: 'failed', action: 'kept', unseen: 'whole' },
  'HTML with 200': { says: odd, widget: 'failed', screen: 'failed', action: 'kept', unseen: 'whole' },
  '204': { says: odd, widget: 'failed', screen: 'failed', action: 'done', unseen: 'whole' },
  'success: false': { says: told, widget: 'failed', screen: 'failed', action: 'kept', unseen: 'whole' },
  'a text for data': { says: odd, widget: 'failed', screen: 'failed', action: 'done', unseen: 'whole' },
  'null for data': { says: odd, widget: 'failed', screen: 'failed', action: 'done', unseen: 'whole' },
  'numbers for rows': { says: odd, widget: 'failed', screen: 'failed', action: 'done', unseen: 'whole' },
  'only ids': { says: '', widget: 'bare', screen: 'bare', action: 'done', unseen: 'whole' },
  '400': { says: told, widget: 'failed', screen: 'failed', action: 'kept', unseen: 'whole' },
  '401': {
    says: 'Token expired',
    widget: 'signed out',
    screen: 'signed out',
    action: 'sign-in',
    unseen: 'signed out',
  },
  '403': { says: told, widget: 'failed', screen: 'failed', action: 'kept', unseen: 'whole' },
  '404': { says: told, widget: 'failed', screen: 'failed', action: 'kept', unseen: 'whole' },
  '413': { says: unable, widget: 'failed', screen: 'failed', action: 'kept', unseen: 'whole' },
  '429': { says: `${told} ${later}`, widget: 'failed', screen: 'failed', action: 'kept', unseen: 'whole' },
  '500': { says: notNow, widget: 'failed', screen: 'failed', action: 'kept', unseen: 'whole' },
  '503': { says: later, widget: 'failed', screen: 'failed', action: 'kept', unseen: 'whole' },
  '999': { says: notNow, widget: 'failed', screen: 'failed', action: 'kept', unseen: 'whole' },
  '20 MB': { says: '', widget: 'whole', screen: 'whole', action: 'done', unseen: 'whole' },
  '5,000 rows': { says: '', widget: 'whole', screen: 'whole', action: 'done', unseen: 'whole' },
} satisfies Record<FaultName, Outcome>

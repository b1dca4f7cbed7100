/** All limits of the API in one table, for sizes and for rates; and the counting of tries. */
import { Refusal } from '../base/refusal.ts'
import { createMemoryTries } from '../stores/memory/tries.ts'
import type { Store } from '../stores/store.ts'

const MB = 1_000_000

export const defaultLimits = {
  filesPerRequest: 10,
  bytesPerFile: 10 * MB,
  /** Of the photo in a profile. */
  bytesOfPhoto: 2 * MB,
  /** Of all files that are kept for a client, and their number. */
  bytesOfClient: 5_000 * MB,
  filesOfClient: 10_000,
  /**
   * Files that come before their forms: how many of a client's may wait, for how long, and for how long a form that took them may
   * come again; in how many parts each comes; how long a request waits for the one before it.
   */
  begunUploads: { ofClient: 30, seconds: 24 * 60 * 60, takenSeconds: 10 * 60, parts: 1_000, waitSeconds: 10 },
  bytesOfJson: 20_000,
  /** What a file counts at least, and what a thousand characters of text count: they stay in the database, and in lists. */
  kilobytesOfFile: 100,
  kilobytesOfText: 100,
  /** Of a text in a form. */
  bytesOfField: 100_000,
  /** A longer answer counts as one call more for each so many bytes. */
  bytesOfRead: 20_000,
  /** Of a file on its way in or out, or of a long list: nothing moves for so long, and it is ended. */
  idleSeconds: 60,
  /** Downloads that are open at once, in one process. */
  downloads: { ofAddress: 100, ofLink: 10 },
  /** Long lists that are on their way at once, in one process. */
  longListsOfClient: 12,
  /** Forms that are received at once, by one process. */
  formsAtOnce: { all: 30, ofClient: 12 },
  /**
   * Streams of news that are open at once, in one process. A reader for whom more waits is let go. A line comes on each
   * stream every so many seconds: proxies cut what is silent.
   */
  streams: { ofClient: 6, ofAddress: 100, bytesWaiting: 64_000, heartbeatSeconds: 20 },
  /** In characters, when one is set. At the sign-in, those count that were set before there was this limit. */
  password: { least: 12, most: 128, mostAtSignIn: 200 },
  tokenSeconds: 15 * 60,
  /** How long after its end the newest token of a session is renewed: a client has closed the page, and comes back. */
  renewSeconds: 2 * 60 * 60,
  /** How long a token is renewed again after that, though it has ended: two tabs may ask at once, or an answer was lost. */
  renewAgainSeconds: 60,
  sessionSeconds: 8 * 60 * 60,
  resetLinkSeconds: 30 * 60,
  /** How long the same password is taken by a link that has set it: a browser sends again what got no answer. */
  resetAgainSeconds: 60,
  /** How old an unused link is at least before another one is mailed. */
  resetLinkPauseSeconds: 60,
  /** How long the link in an invitation works. */
  invitationSeconds: 7 * 24 * 60 * 60,
  fileLinkSeconds: 60 * 60,
  /** How long the copy of a client's data can be downloaded. */
  copySeconds: 24 * 60 * 60,
  /** How long a mail about news waits: for more of them, and for the client to see them in the portal. */
  noticeSeconds: 2 * 60,
  /** How long a link that signs in works, and its code. */
  signInLinkSeconds: 15 * 60,
  /** How often one code may be tried. */
  codeTries: 5,
  /** How long a sign-in waits for its second step, and a new second step for its first code. */
  stepSeconds: 10 * 60,
  /** How long a passkey may be asked for. */
  challengeSeconds: 10 * 60,
  /** How long after a sign-in the ways in can be changed. */
  freshSeconds: 10 * 60,
  /** How long a browser needs no second step, where the client trusts it. */
  trustDays: 30,
  passkeysOfClient: 20,
  /** The people of one client. */
  peopleOfAccount: 50,
  /** Where a client may be signed in at once: one more ends the session that was not used for the longest time. */
  sessionsOfClient: 100,
  /** How long somebody is not told again that a colleague has added them to a ticket, or that they have asked to be erased. */
  toldAgainSeconds: 60 * 60,
  /** How long clients can change what they have said of how a ticket was resolved, after they have said it first. */
  ratingSeconds: 7 * 24 * 60 * 60,
  /** How long a search looks: then it answers what it has found. */
  searchSeconds: 5,
  /** How long what was sent with an `Idempotency-Key` is not written again. */
  idempotencySeconds: 24 * 60 * 60,
  rates: {
    /** Failed tries to sign in: by address, by address and email together, and by account. */
    signInAddress: { tries: 50, seconds: 300 },
    signIn: { tries: 10, seconds: 300 },
    signInAccount: { tries: 100, seconds: 3_600 },
    /** Mails that are asked for: by address, by address and email together, and by account. */
    mailAddress: { tries: 20, seconds: 900 },
    mail: { tries: 3, seconds: 900 },
    mailAccount: { tries: 10, seconds: 900 },
    resetAddress: { tries: 20, seconds: 900 },
    /** Links that sign in and are asked for: by address, by address and email together, and by account. */
    linkAddress: { tries: 20, seconds: 900 },
    link: { tries: 5, seconds: 900 },
    linkAccount: { tries: 10, seconds: 900 },
    /** Links and codes that are tried, by address; of these, wrong codes by account. */
    codeAddress: { tries: 50, seconds: 300 },
    codeAccount: { tries: 50, seconds: 24 * 60 * 60 },
    /** Wrong codes of the second step, and mails with one, by client. */
    step: { tries: 50, seconds: 24 * 60 * 60 },
    stepMail: { tries: 5, seconds: 900 },
    /** Passkeys that are asked for, or tried, by address. */
    passkeyAddress: { tries: 100, seconds: 300 },
    /** Wrong passwords of one who is signed in and changes it, by client. */
    currentPassword: { tries: 10, seconds: 900 },
    /** Invitations of colleagues, by account; and how often the same person is invited. */
    invite: { tries: 20, seconds: 24 * 60 * 60 },
    inviteAgain: { tries: 1, seconds: 60 },
    /** Calls of a signed-in client, by client. `write` counts the calls that write, `read` all others. */
    read: { tries: 1_200, seconds: 60 },
    write: { tries: 60, seconds: 60 },
    /** Searches of a client, beside that they are read: each looks through all that is the client's. */
    search: { tries: 120, seconds: 60 },
    /** The kilobytes of a client's files on a day, and of texts by what `kilobytesOfText` says. */
    kilobytes: { tries: 500_000, seconds: 24 * 60 * 60 },
    /** Calls without a sign-in, and downloads, by address. */
    open: { tries: 600, seconds: 60 },
  },
}

export type Limits = typeof defaultLimits
export type RateName = keyof Limits['rates']

/** What the texts of a form, and what stands around its parts, take at most. */
export const bytesOfTexts = MB

/** The largest allowed form, in bytes: all its files, and its texts. */
export function bytesOfForm({ filesPerRequest, bytesPerFile }: Limits): number {
  return filesPerRequest * bytesPerFile + bytesOfTexts
}

/** A rate, and whose try it is. */
export type Try = readonly [rate: RateName, who: string, amount?: number]

export interface Counter {
  /**
   * Counts one try by each of the rates, in this order. The first one that is used up refuses it with 429. A try that
   * is refused counts nowhere: whoever is shut out by his own address can't use up the account of somebody else.
   */
  count(...tries: readonly Try[]): Promise<void>
  /** Takes back what was counted, because the try succeeded. */
  forgive(...tries: readonly Try[]): Promise<void>
  /** Counts what is done already. It refuses nothing: the next try may be refused for it. */
  charge(...tries: readonly Try[]): Promise<void>
}

/**
 * These are counted in this process alone, and begin anew with it: in the database, each read would be a write. Whoever
 * guesses or fills the disk is counted in the store, for all servers and through every restart. Of sign-ins that succeed, the
 * store keeps the newest.
 */
const countedHere: ReadonlySet<RateName> = new Set(['read', 'open', 'search'])

const keyOf = ([rate, who]: Try) => `${rate}:${who}`

export function createCounter(store: Store, { rates }: Limits, now: () => number): Counter {
  const here = createMemoryTries()
  const placeOf = ([rate]: Try) => (countedHere.has(rate) ? here : store)
  const add = (one: Try) => placeOf(one).countTry(keyOf(one), rates[one[0]].seconds, now(), one[2])
  const forgive: Counter['forgive'] = async (...tries) => {
    for (const one of tries) await placeOf(one).forgiveTry(keyOf(one), one[2])
  }
  return {
    forgive,
    async charge(...tries) {
      for (const one of tries) await add(one)
    },
    async count(...tries) {
      for (const [index, one] of tries.entries()) {
        const { count, resetsAt } = await add(one)
        if (count <= rates[one[0]].tries) continue
        await forgive(...tries.slice(0, index + 1))
        throw tooOften(one[0], Math.max(1, Math.ceil((resetsAt - now()) / 1000)))
      }
    },
  }
}

function tooOften(rate: RateName, seconds: number): Refusal {
  const refusal = new Refusal(429, `That was too often. Please wait ${inWords(seconds)} and try again.`, {
    'Retry-After': String(seconds),
  })
  return Object.assign(refusal, { rate })
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
  if (seconds < 90 * 60) return `${Math.ceil(seconds / 60)} minutes`
  return `${Math.ceil(seconds / 3_600)} hours`
}

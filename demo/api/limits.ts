/** All limits of the API in one table, for sizes and for rates; and the counting of tries. */
import { Refusal } from './refusal.ts'
import type { Store } from './store.ts'

const MB = 1_000_000

export const defaultLimits = {
  filesPerRequest: 10,
  bytesPerFile: 10 * MB,
  bytesOfJson: 20_000,
  /** In characters. */
  password: { least: 8, most: 200 },
  sessionSeconds: 8 * 60 * 60,
  resetLinkSeconds: 30 * 60,
  fileLinkSeconds: 60 * 60,
  rates: {
    /** Failed tries to sign in: by email and address together, by address, and by email. */
    signIn: { tries: 10, seconds: 300 },
    signInAddress: { tries: 50, seconds: 300 },
    signInEmail: { tries: 100, seconds: 900 },
    mailEmail: { tries: 5, seconds: 900 },
    mailAddress: { tries: 20, seconds: 900 },
    resetAddress: { tries: 20, seconds: 900 },
    /** Calls of a signed-in client, by client. `write` counts the calls that send a form. */
    read: { tries: 1_200, seconds: 60 },
    write: { tries: 60, seconds: 60 },
    /** Calls without a sign-in, and downloads, by address. */
    open: { tries: 600, seconds: 60 },
  },
}

export type Limits = typeof defaultLimits
export type RateName = keyof Limits['rates']

/** The largest allowed form, in bytes: all its files, and 1 MB for its texts. */
export function bytesOfForm({ filesPerRequest, bytesPerFile }: Limits): number {
  return filesPerRequest * bytesPerFile + MB
}

export type Counter = (rate: RateName, who: string) => Promise<void>

/** Creates a function that counts a try of `who`. It throws a `Refusal` with 429 if there were too many. */
export function createCounter(store: Store, limits: Limits, now: () => number): Counter {
  return async (rate, who) => {
    const { tries, seconds } = limits.rates[rate]
    const { count, resetsAt } = await store.countTry(rateKey(rate, who), seconds, now())
    if (count <= tries) return
    const wait = Math.max(1, Math.ceil((resetsAt - now()) / 1000))
    throw new Refusal(429, `That was too often. Please wait ${inWords(wait)} and try again.`, {
      'Retry-After': String(wait),
    })
  }
}

/** The key under which a store counts tries. */
export function rateKey(rate: RateName, who: string): string {
  return `${rate}:${who}`
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

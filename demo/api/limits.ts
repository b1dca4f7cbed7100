/** How much and how often: every bound of the API in one table, and the counting of tries. */
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
    /** Tries to sign in that failed, by whom they were meant for and where they came from. */
    signIn: { tries: 10, seconds: 300 },
    signInAddress: { tries: 50, seconds: 300 },
    signInEmail: { tries: 100, seconds: 900 },
    mailEmail: { tries: 5, seconds: 900 },
    mailAddress: { tries: 20, seconds: 900 },
    resetAddress: { tries: 20, seconds: 900 },
    /** By client. */
    read: { tries: 1_200, seconds: 60 },
    write: { tries: 60, seconds: 60 },
    /** By address. */
    open: { tries: 600, seconds: 60 },
  },
}

export type Limits = typeof defaultLimits
export type RateName = keyof Limits['rates']

/** What a request may weigh at most: all its files and a little text beside them. */
export function bytesOfForm({ filesPerRequest, bytesPerFile }: Limits): number {
  return filesPerRequest * bytesPerFile + MB
}

export type Counter = (rate: RateName, who: string) => Promise<void>

/** Counts a try of `who` and refuses with 429 once there were too many. */
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

/** The name under which tries are counted. */
export function rateKey(rate: RateName, who: string): string {
  return `${rate}:${who}`
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

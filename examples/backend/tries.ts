/** How often somebody may try to sign in. This process counts; several servers share a database. */
import { expandIPv6 } from 'hono/utils/ipaddr'
import { LRUCache } from 'lru-cache'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** In an hour. An email has more tries than an address: nobody can use them up from one address. */
const most = { address: 50, email: 100 }

/** @param now The time in milliseconds */
export function createTries(now: () => number = Date.now) {
  // What is over goes. When there are too many, the one that is longest unused goes.
  const bounds = { max: 20_000, perf: { now }, ttlResolution: 0 }
  const counts = new LRUCache<string, number>({ ...bounds, ttl: hour, noUpdateTTL: true })
  /** The addresses from which an email has signed in. They count by themselves, so that strangers can't shut it out. */
  const known = new LRUCache<string, true>({ ...bounds, ttl: 90 * day })

  // The first words keep an email that is written like an address from counting as one.
  const pairOf = (address: string, email: string) => `both ${networkOf(address)} ${email}`
  const ownerOf = (address: string, email: string) =>
    known.get(pairOf(address, email)) ? pairOf(address, email) : `email ${email}`

  return {
    /**
     * Counts a try before the password is looked at, so that many at once count, too.
     *
     * @returns the seconds to wait if it is one too many. Then it counts nowhere.
     */
    count(address: string, email: string): number | undefined {
      const keys = [
        [`address ${networkOf(address)}`, most.address],
        [ownerOf(address, email), most.email],
      ] as const
      for (const [key, limit] of keys) {
        if ((counts.get(key) ?? 0) >= limit) return Math.ceil(counts.getRemainingTTL(key) / 1000) || 1
      }
      for (const [key] of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
    },

    /** Takes a try back from the email: the password was right. The address keeps it: a sign-in costs the server. */
    succeeded(address: string, email: string): void {
      const owner = ownerOf(address, email)
      counts.set(owner, (counts.get(owner) ?? 1) - 1)
      known.set(pairOf(address, email), true)
    },
  }
}

/** Whoever has an IPv6 address has 2⁶⁴ of them, so these count together. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return plain.includes(':') ? expandIPv6(plain).split(':').slice(0, 4).join(':') : plain
}

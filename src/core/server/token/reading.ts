/** What a token is good for now. */
import { decode } from './claims'
import { cameAt, leeway, mayBeOpaque, renewableFor } from './kept'

/**
 * | Status | When | What it is good for |
 * | --- | --- | --- |
 * | `missing` | there is none | nothing |
 * | `undecodable` | it is no JWT, and it is not known that it never was one | nothing: the session ends |
 * | `valid` | until a minute after its end: clocks differ | requests |
 * | `ended` | then, in its grace period: the server renews it for so long | a renewal |
 * | `expired` | from then on | nothing: the session ends, or a host is asked |
 *
 * Where tokens are renewed, a request does not wait for that minute: it gets a new token as soon as `endsAt` has passed, or with a
 * host half a minute before. An opaque token, and one that doesn't say when it ends, is `valid` until the server refuses it.
 */
interface TokenReading {
  status: 'missing' | 'undecodable' | 'valid' | 'ended' | 'expired'
  /** When it ends by this clock, in milliseconds since 1970; infinite where nothing says so. */
  endsAt: number
  /** When its status changes next, in the same way. */
  changesAt: number
  /** From its issue to its end, in milliseconds; `NaN` where nothing says both. */
  lifetime: number
  /** Whose it is; `null` where nothing says so. */
  clientId: string | null
}

const never = Number.POSITIVE_INFINITY
const silent = { endsAt: never, changesAt: never, lifetime: Number.NaN, clientId: null }

export function readToken(token: string | null): TokenReading {
  if (!token) return { status: 'missing', ...silent }
  const claims = decode(token)
  if (!claims) return { status: mayBeOpaque() ? 'valid' : 'undecodable', ...silent }
  const endsAt = endOf(claims)
  // Ids may be numbers, as in answers.
  const clientId = [claims._id, claims.id, claims.sub].find(
    (id) => (typeof id === 'string' && id !== '') || Number.isFinite(id),
  )
  return {
    ...statusAt(endsAt),
    endsAt,
    lifetime: (Number(claims.exp) - Number(claims.iat)) * 1000,
    clientId: clientId === undefined ? null : String(clientId),
  }
}

/** Whether a session can go on with it: it is valid, or can still be renewed. */
export const isUsable = ({ status }: TokenReading) => status === 'valid' || status === 'ended'

/** Whether a token has ended by this clock, or does so within this time, in milliseconds. */
export const endsWithin = (token: string, time: number) => readToken(token).endsAt - time <= Date.now()

function statusAt(endsAt: number): Pick<TokenReading, 'status' | 'changesAt'> {
  const ended = endsAt + leeway
  const expired = ended + renewableFor()
  if (Date.now() < ended) return { status: 'valid', changesAt: ended }
  return Date.now() < expired
    ? { status: 'ended', changesAt: expired }
    : { status: 'expired', changesAt: never }
}

/**
 * When a token ends by this clock. One that came by a clock that was ahead of the server's was issued as it came. Infinite for
 * one that does not say when it ends, or seems to have ended even so.
 */
function endOf({ iat, exp }: Record<string, unknown>): number {
  const came = cameAt()
  const end = Number(exp) * 1000 + (came && Math.max(came - Number(iat) * 1000, 0))
  return end > came ? end : never
}

/**
 * Remembers what tokens say, until they end: a page asks for many things with one, and verifying it waits for a thread,
 * behind the passwords that are hashed. It is the signature alone that is not looked at again: whether the client, the
 * password and the session still count is asked of the store with each call.
 */

/** Of so many tokens, the newest ones. Each takes half a kilobyte. */
const mostRemembered = 10_000

interface WithEnd {
  /** In seconds since 1970. */
  endsAt: number
}

type Read<Said extends WithEnd> = (token: string, endedFor?: number) => Promise<Said>

/** @param read Verifies a token. One that it refuses is not remembered. */
export function rememberTokens<Said extends WithEnd>(
  read: Read<Said>,
  clock: () => Date,
  most = mostRemembered,
): Read<Said> {
  const known = new Map<string, Said>()
  const isValid = ({ endsAt }: WithEnd) => endsAt * 1000 > clock().getTime()
  return async (token, endedFor) => {
    const before = known.get(token)
    if (before && isValid(before)) return before
    known.delete(token)
    const found = await read(token, endedFor)
    if (isValid(found)) known.set(token, found)
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size > most) known.delete(oldest)
    return found
  }
}

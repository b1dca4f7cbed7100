/** Tokens of our own sign-in: one that has ended is renewed where the server does so. */
import { commonMessages } from '../../text/messages/shared/common'
import { ApiError } from '../api-error'
import { $refusedToken, $token } from '../token'
import { renewableFor } from './kept'
import { endsWithin } from './reading'
import type { TokenSource } from './source'

/** @returns the token that is current then; `null` when the server gives no new one. @throws ApiError when it can't be asked */
type Renewal = (token: string) => Promise<string | null>

/**
 * The session renews tokens, and it stands above this file: it hands its function over when it begins to watch them. Before,
 * nobody can be asked, so that nothing is sent without a token.
 */
let renew: Renewal = async () => {
  throw new ApiError('renew', 0, commonMessages.get().unreachable)
}

export function setRenewal(given: Renewal): void {
  renew = given
}

export const ownTokens: TokenSource = {
  /** If the server does not renew a token that has ended, the session ends. */
  async current() {
    const token = $token.get()
    if (!token || !renewableFor() || !endsWithin(token, 0)) return token
    // Another tab's token may have ended, too.
    if (await renew(token)) return ownTokens.current()
    if (token === $token.get()) $refusedToken.set(token)
    return null
  },
  async replace(refused) {
    const token = $token.get()
    // The session has gone on meanwhile by another one.
    if (token !== refused) return token
    return renewableFor() > 0 ? renew(refused) : null
  },
}

/** Whether the client is offered a passkey after a sign-in by another way. */
import { computed } from 'nanostores'
import { openStorage } from '../page/storage'
import { $clientId } from '../session/session'
import { canUsePasskeys } from '../session/ways/can-use-passkeys'
import { $latestWay, noteWay } from '../session/ways/latest-way'
import { $signInWays } from '../session/ways/ways'
import { $securityParts } from './parts'

/** In this browser, the client wants none. */
const key = 'client-portal:no-passkey'

/** The way that a passkey would stand for; `null` where there is nothing to offer. Whether there is one already, `$security` says. */
export const $passkeyOffer = computed(
  [$latestWay, $securityParts, $signInWays, $clientId],
  (way, parts, ways, client) => {
    const isPossible =
      client !== null && ways.includes('passkey') && parts.includes('passkeys') && parts.includes('security')
    return way && isPossible && canUsePasskeys() && openStorage('local').get(key) === null ? way : null
  },
)

/** @param forGood Whether the client wants no passkey in this browser. */
export function leavePasskeyOffer(forGood: boolean): void {
  if (forGood) openStorage('local').set(key, 'true')
  noteWay(null)
}

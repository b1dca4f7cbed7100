/** There are two sources of tokens: our own sign-in, and a host that signs its clients in. */
import { $settings } from '../../settings/config'
import { hostTokens } from './host-token'
import { ownTokens } from './own-token'
import type { TokenSource } from './source'

export const tokenSource = (): TokenSource => ($settings.get().getToken ? hostTokens : ownTokens)

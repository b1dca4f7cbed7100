/** Tells the developer that the server redirects a call. This code is loaded only when it has happened. */
import { pageFetch } from '../../page/browser'
import { $settings } from '../../settings/config'
import { addressBelow, type CallName, endpointOf } from '../../settings/endpoints'
import { apiBase } from '../outgoing'

/**
 * A browser says where a redirect leads only of a call that has followed it. So the pattern of the call is asked for, with
 * its places unfilled, in nobody's name: what a client has typed, and the secret of a mailed link, go nowhere.
 */
export async function tellRedirect(call: CallName): Promise<void> {
  const { endpoints, fetch = pageFetch } = $settings.get()
  const { href } = addressBelow(apiBase(), endpointOf(call, endpoints[call]).path)
  const answer = await fetch(href, { credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(
    () => undefined,
  )
  const final = (answer?.url || href).replaceAll('%7B', '{').replaceAll('%7D', '}')
  console.error(`client-portal-elements: the server redirects "${call}". Use ${final}`)
}

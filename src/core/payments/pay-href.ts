/** The host's page where a client pays: `configure({ routes: { pay: '/account/pay/{serviceId}' } })`. */
import { computed } from 'nanostores'
import { pageUrl } from '../page/browser'
import { warnOnce } from '../page/warn-once'
import { $settings } from '../settings/config'
import { placesOf } from '../settings/endpoints'
import { canStand } from '../settings/pattern'

const $pattern = computed($settings, ({ routes }) => routes.pay ?? '')

/**
 * Gives the address of the page where a client pays what is due for a project, or for all of them together. Empty when
 * the host has no such page. For all projects, the place `{serviceId}` can stay empty in the query (`?project=`), and
 * nowhere else. `{from}` is the path of the present page: the page to pay can lead back there.
 * @param serviceId The `_id` of the project; empty for all projects together.
 */
export const $payHref = computed(
  $pattern,
  (pattern) =>
    (serviceId: string, amount = 0, currency = ''): string => {
      if (serviceId ? !canStand(serviceId) : /^[^?]*\{serviceId}/.test(pattern)) return ''
      const href = pattern
        .replaceAll('{serviceId}', encodeURIComponent(serviceId))
        .replaceAll('{amount}', encodeURIComponent(amount))
        .replaceAll('{currency}', encodeURIComponent(currency))
        .replaceAll('{from}', encodeURIComponent(presentPath()))
      const [unknown] = placesOf(href)
      if (unknown) warnOnce(`the route "pay" has no {${unknown}}; no link is used.`)
      return unknown ? '' : href
    },
)

function presentPath(): string {
  const { pathname, search, hash } = new URL(pageUrl())
  return pathname + search + hash
}

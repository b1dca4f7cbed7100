/** The host's page where a client pays: `configure({ routes: { pay: '/account/pay/{serviceId}' } })`. */
import { computed } from 'nanostores'
import { warnOnce } from '../page/warn-once'
import { $settings } from '../settings/config'
import { placesOf } from '../settings/endpoints'
import { canStand } from '../settings/pattern'

const $pattern = computed($settings, ({ routes }) => routes.pay ?? '')

interface Paid {
  /** The `_id` of the project; empty for all projects together. */
  serviceId: string
  amount: number
  currency: string
}

/**
 * Gives the address of the page where a client pays what is due for a project, or for all of them together. Empty when
 * the host has no such page. For all projects, the place `{serviceId}` can stay empty in the query (`?project=`), and
 * nowhere else.
 */
export const $payHref = computed($pattern, (pattern) => ({ serviceId, amount, currency }: Paid): string => {
  const values = new Map([
    ['serviceId', serviceId],
    ['amount', String(amount)],
    ['currency', currency],
  ])
  const unknown = placesOf(pattern).find((place) => !values.has(place))
  if (unknown) warnOnce(`the route "pay" has no {${unknown}}; no link is used.`)
  const isFilled = serviceId ? canStand(serviceId) : !/^[^?]*\{serviceId}/.test(pattern)
  if (unknown || !isFilled) return ''
  return pattern.replace(/\{(\w+)\}/g, (_, place: string) => encodeURIComponent(values.get(place) ?? ''))
})

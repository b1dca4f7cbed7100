/** The host's page where a client pays: `configure({ routes: { pay: '/account/pay/{serviceId}' } })`. */
import { computed } from 'nanostores'
import { warnOnce } from '../page/warn-once'
import { $settings } from '../settings/config'
import { placesOf } from '../settings/endpoints'
import { canStand, fillPattern } from '../settings/pattern'

const $pattern = computed($settings, ({ routes }) => routes.pay ?? '')

/**
 * Gives the address of the page where a client pays for a project, or for all of them together if no project is given.
 * Empty when the host has no such page: a pattern with the place `{serviceId}` has none for all projects.
 */
export const $payHref = computed($pattern, (pattern) => (serviceId = ''): string => {
  const places = placesOf(pattern)
  const unknown = places.find((place) => place !== 'serviceId')
  if (unknown) warnOnce(`the route "pay" has no {${unknown}}; no link is used.`)
  const isFilled = !unknown && (places.length === 0 || canStand(serviceId))
  return isFilled ? fillPattern(pattern, { serviceId }) : ''
})

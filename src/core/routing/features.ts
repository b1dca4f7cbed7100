/** The sections that the host shows: `configure({ features: { meetings: false } })`. */
import { computed } from 'nanostores'
import { $settings } from '../settings/config'
import { type Route, type RouteName, routes, type SectionName } from '../settings/routes'

// A store of its own, so that changes of other settings do not update `$features`.
const $chosen = computed($settings, ({ features }) => features)

/** A screen is shown if its section is on, or if it has none. */
export const $features = computed($chosen, (chosen) => {
  const isSectionOn = (section: SectionName): boolean => chosen[section] !== false
  const isRouteOn = (name: RouteName): boolean => {
    const { section }: Route = routes[name]
    return !section || isSectionOn(section)
  }
  return {
    isSectionOn,
    isRouteOn,
    hasServiceRequests: chosen.serviceRequests !== false,
    hasSearch: chosen.search !== false,
  }
})

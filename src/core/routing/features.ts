/** What the host shows of the portal: `configure({ features: { meetings: false } })`. */
import { computed } from 'nanostores'
import { $settings } from '../settings/config'
import { type Route, type RouteName, routes, type SectionName } from '../settings/routes'

// Of its own, so that other settings change nothing here.
const $chosen = computed($settings, ({ features }) => features)

/** Whether a section, and whether a screen of one, is shown. */
export const $features = computed($chosen, (chosen) => {
  const isSectionOn = (section: SectionName): boolean => chosen[section] !== false
  const isRouteOn = (name: RouteName): boolean => {
    const { section }: Route = routes[name]
    return !section || isSectionOn(section)
  }
  return { isSectionOn, isRouteOn }
})

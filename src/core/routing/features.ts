/** Which sections of the portal the host shows: `configure({ features: { meetings: false } })`. */
import { $settings } from '../settings/config'
import { type Route, type RouteName, routes, type SectionName } from '../settings/routes'

/** Whether the host shows a section of the portal. */
export const isSectionOn = (section: SectionName): boolean => $settings.get().features[section] !== false

/** Whether a screen's section is on. */
export function isRouteOn(name: RouteName): boolean {
  const { section }: Route = routes[name]
  return !section || isSectionOn(section)
}

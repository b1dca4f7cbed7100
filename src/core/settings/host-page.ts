/** Finds the screen that a page of the host's site shows: the reverse of `configure({ routes })`. */
import { $settings } from './config'
import { matchPattern } from './pattern'
import { type RouteMatch, type RouteName, routes } from './routes'

/** The screen that a page of the host's site shows, by `configure({ routes })`; `null` for any other page. */
export function matchHostPage(page: string): RouteMatch | null {
  const pathname = page.replace(/[?#].*$/, '')
  // Fewer placeholders come first: `/projects/new` also matches `/projects/{serviceId}`.
  const patterns = Object.entries($settings.get().routes).sort(
    ([, one], [, other]) => placesOf(one) - placesOf(other),
  )
  for (const [name, pattern] of patterns) {
    const params = isRoute(name) && matchPattern(pattern, pathname)
    if (params) return { name, params }
  }
  return null
}

const placesOf = (pattern: string) => pattern.split('{').length
const isRoute = (name: string): name is RouteName => Object.hasOwn(routes, name)

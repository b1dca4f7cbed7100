/** The host's own pages, read backwards: from an address to the screen that it shows. */
import { $settings } from './config'
import { matchPattern } from './pattern'
import { type RouteMatch, type RouteName, routes } from './routes'

/** Which screen a page of the host's site shows by `configure({ routes })`; `null` for any other page. */
export function matchHostPage(page: string): RouteMatch | null {
  const pathname = page.replace(/[?#].*$/, '')
  for (const [name, pattern] of Object.entries($settings.get().routes)) {
    const params = isRoute(name) && matchPattern(pattern, pathname)
    if (params) return { name, params }
  }
  return null
}

const isRoute = (name: string): name is RouteName => Object.hasOwn(routes, name)

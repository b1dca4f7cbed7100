/** Every view as it stands on a page with what it needs: each element, and each screen of the portal. */
import type { Tag } from '../../src/elements/elements'
import { show, shownRows } from './page'

/** Attributes with the ids that an element may need. */
export const ids = 'service-id="project-website-relaunch" ticket-id="TKT-M4XQ72PD" user-id="client-ada"'
const screens = [
  '/payments/payment-history',
  '/services/services-history',
  '/services/service/project-website-relaunch',
  '/services/service/project-website-relaunch/project-updates',
  '/services/service/project-website-relaunch/view-milestones',
  '/support',
  '/support/raise-ticket',
  '/support/ticket/TKT-M4XQ72PD',
]

/** An element's tag, and the path of a portal. */
export const everyView: readonly [Tag, string][] = [
  ...shownRows.map(([tag]): [Tag, string] => [tag, '/']),
  ...screens.map((path): [Tag, string] => ['cp-portal', path]),
]

/** @param more Attributes beside those that it needs: `name="Ada"`. */
export const showView = (tag: Tag, path = '', more = '') =>
  show(`<${tag} ${tag === 'cp-payments' ? '' : ids} ${more} routing="memory" path="${path}"></${tag}>`)

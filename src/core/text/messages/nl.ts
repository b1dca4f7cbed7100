/** Nederlands. */
import type { Catalogue } from './catalogue'
import { dashboard } from './dashboard/nl'
import { files } from './files/nl'
import { notifications } from './notifications/nl'
import { payments } from './payments/nl'
import { portal } from './portal/nl'
import { projects } from './projects/nl'
import { session } from './session/nl'
import { shared } from './shared/nl'
import { tickets } from './tickets/nl'

export const messages: Catalogue<'one'> = {
  ...dashboard,
  ...files,
  ...notifications,
  ...payments,
  ...portal,
  ...projects,
  ...session,
  ...shared,
  ...tickets,
}

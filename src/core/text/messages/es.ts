/** Español. */
import type { Catalogue } from './catalogue'
import { dashboard } from './dashboard/es'
import { files } from './files/es'
import { notifications } from './notifications/es'
import { payments } from './payments/es'
import { portal } from './portal/es'
import { projects } from './projects/es'
import { session } from './session/es'
import { shared } from './shared/es'
import { tickets } from './tickets/es'

export const messages: Catalogue<'one' | 'many'> = {
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

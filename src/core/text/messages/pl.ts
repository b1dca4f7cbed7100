/** Polski. */
import type { Catalogue } from './catalogue'
import { dashboard } from './dashboard/pl'
import { files } from './files/pl'
import { notifications } from './notifications/pl'
import { payments } from './payments/pl'
import { portal } from './portal/pl'
import { projects } from './projects/pl'
import { session } from './session/pl'
import { shared } from './shared/pl'
import { tickets } from './tickets/pl'

export const messages: Catalogue<'one' | 'few' | 'many'> = {
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

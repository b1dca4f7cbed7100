/** العربية. */
import type { Catalogue } from './catalogue'
import { dashboard } from './dashboard/ar'
import { files } from './files/ar'
import { notifications } from './notifications/ar'
import { payments } from './payments/ar'
import { portal } from './portal/ar'
import { projects } from './projects/ar'
import { session } from './session/ar'
import { shared } from './shared/ar'
import { tickets } from './tickets/ar'

export const messages: Catalogue<'zero' | 'one' | 'two' | 'few' | 'many'> = {
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

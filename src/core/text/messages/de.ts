/** Deutsch. */
import type { Catalogue } from './catalogue'
import { dashboard } from './dashboard/de'
import { files } from './files/de'
import { notifications } from './notifications/de'
import { payments } from './payments/de'
import { portal } from './portal/de'
import { projects } from './projects/de'
import { session } from './session/de'
import { shared } from './shared/de'
import { tickets } from './tickets/de'

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

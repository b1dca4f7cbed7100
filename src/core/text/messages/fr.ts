/** Français. Les espaces insécables devant la ponctuation double sont écrites « \u00a0 » ou « \u202f ». */
import type { Catalogue } from './catalogue'
import { dashboard } from './dashboard/fr'
import { files } from './files/fr'
import { notifications } from './notifications/fr'
import { payments } from './payments/fr'
import { portal } from './portal/fr'
import { projects } from './projects/fr'
import { session } from './session/fr'
import { shared } from './shared/fr'
import { tickets } from './tickets/fr'

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

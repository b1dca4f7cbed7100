/** Português do Brasil. */
import type { Catalogue } from './catalogue'
import { dashboard } from './dashboard/pt-BR'
import { files } from './files/pt-BR'
import { notifications } from './notifications/pt-BR'
import { payments } from './payments/pt-BR'
import { portal } from './portal/pt-BR'
import { projects } from './projects/pt-BR'
import { session } from './session/pt-BR'
import { shared } from './shared/pt-BR'
import { tickets } from './tickets/pt-BR'

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

import { safePath } from '../../core/index'
import { integer, oneOf, string, text } from '../attributes'
import { shownByPortal } from '../page/portal-screens'
import { element } from '../row'
import { load as account } from './account-screen'
import { load as dashboard } from './cp-dashboard'
import { load as forgotPassword } from './cp-forgot-password'
import { load as login } from './cp-login'
import { load as meetings } from './cp-meetings'
import { load as milestones } from './cp-milestones'
import { load as payments } from './cp-payments'
import { load as project } from './cp-project'
import { load as projectUpdates } from './cp-project-updates'
import { load as projects } from './cp-projects'
import { load as raiseTicket } from './cp-raise-ticket'
import { load as resetPassword } from './cp-reset-password'
import { load as ticket } from './cp-ticket'
import { load as tickets } from './cp-tickets'
import { load as security } from './security-screen'
import { levels } from './shared'

const isPortalPath = (path: string) => safePath(path)?.kind === 'portal'

/** The views of its screens are those of other elements, with two exceptions. */
const screens = {
  account,
  dashboard,
  forgotPassword,
  login,
  meetings,
  milestones,
  payments,
  project,
  projectUpdates,
  projects,
  raiseTicket,
  resetPassword,
  security,
  ticket,
  tickets,
}

export const row = element({
  view: () => import('../../views/portal/portal').then((module) => module.createPortal(screens)),
  access: 'public',
  shows: shownByPortal,
  attributes: {
    routing: oneOf('path', 'hash', 'memory'),
    base: string(),
    path: text(undefined, 'a path that begins with "/"', isPortalPath),
    'heading-level': integer(1, levels),
  },
  events: [
    'cp-screen-change',
    'cp-menu-request',
    'cp-notification-dismissed',
    'cp-notifications-change',
    'cp-attention-change',
    'cp-pay-request',
    'cp-service-request',
    'cp-approval',
    'cp-file-uploaded',
    'cp-ticket-created',
    'cp-ticket-replied',
  ],
})

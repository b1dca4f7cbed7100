/**
 * The table of elements: which elements exist, which attributes and properties they take, and which events they
 * raise. Everything else about elements (classes, types, documentation, editor data) is derived from this table.
 * It is data only, and needs no DOM.
 */
import {
  $allNotifications,
  $consultant,
  $features,
  $payments,
  $projects,
  $tickets,
  filesOf,
  isAvatarBackground,
  milestonesOf,
  paymentsOf,
  projectOf,
  type SectionName,
  type Settings,
  safePath,
  settingRules,
  ticketOf,
  updatesOf,
} from '../core/index'
import { boolean, integer, list, oneOf, string, text } from './attributes'
import { shownByPortal } from './page/portal-screens'
import { type ElementRow, element } from './row'

/** An attribute for a setting that is a text. The setting's own rule decides whether a text is valid. */
const setting = (name: keyof Settings) => text(undefined, settingRules[name][1], settingRules[name][0])
const isPortalPath = (path: string) => safePath(path)?.kind === 'portal'
const isOn = (section: SectionName) => $features.get().isSectionOn(section)
const pageSize = integer(undefined, { min: 1, max: Number.MAX_SAFE_INTEGER })
/** The levels that leave a deeper one below them. */
const levels = { min: 1, max: 5 }
const headingLevel = integer(undefined, levels)

/** The rows of the table, by tag. */
export const elements = {
  'cp-config': {
    access: 'public',
    attributes: {
      'api-url': setting('apiUrl'),
      'portal-url': setting('portalUrl'),
      'brand-name': string(),
      'brand-logo': string(),
      'brand-provider-label': string(),
      'brand-consultant-title': string(),
      locale: setting('locale'),
      locales: list(settingRules.locales),
      currency: setting('currency'),
      'time-zone': setting('timeZone'),
      passphrase: setting('passphrase'),
      'password-encryption': oneOf('aes', 'none'),
      storage: oneOf('local', 'session', 'memory'),
      credentials: oneOf('same-origin', 'omit', 'include'),
      'idempotency-keys': boolean(),
      debug: boolean(),
    },
    events: [],
  },
  'cp-portal': element({
    view: () => import('../views/portal/portal').then((module) => module.Portal),
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
      'cp-file-uploaded',
      'cp-ticket-created',
      'cp-ticket-replied',
    ],
  }),
  'cp-login': element({
    view: () => import('../views/session/login').then((module) => module.Login),
    access: 'public',
    width: 26,
    attributes: { 'heading-level': headingLevel },
  }),
  'cp-forgot-password': element({
    view: () => import('../views/session/forgot-password').then((module) => module.ForgotPassword),
    access: 'public',
    width: 26,
    attributes: { 'heading-level': headingLevel },
  }),
  'cp-reset-password': element({
    view: () => import('../views/session/reset-password').then((module) => module.ResetPassword),
    access: 'public',
    width: 26,
    attributes: { 'user-id': string(), 'heading-level': headingLevel },
    properties: ['token'],
  }),
  'cp-dashboard': element({
    view: () => import('../views/dashboard/dashboard').then((module) => module.Dashboard),
    data: () => [
      $projects,
      $consultant,
      ...(isOn('payments') ? [$payments] : []),
      ...(isOn('support') ? [$tickets] : []),
    ],
    attributes: { 'heading-level': headingLevel },
    events: ['cp-attention-change', 'cp-pay-request', 'cp-service-request'],
  }),
  'cp-attention': element({
    view: () => import('../views/attention/attention').then((module) => module.Attention),
    width: 26,
    data: () => [$projects, ...(isOn('support') ? [$tickets] : [])],
    attributes: { 'heading-level': headingLevel },
    events: ['cp-attention-change', 'cp-pay-request'],
  }),
  'cp-summary': element({
    view: () => import('../views/dashboard/summary').then((module) => module.Summary),
    data: () => [$projects],
  }),
  'cp-consultant': element({
    view: () => import('../views/people/consultant').then((module) => module.ConsultantCard),
    width: 26,
    data: () => [$consultant],
    attributes: { 'heading-level': headingLevel },
  }),
  'cp-projects': element({
    view: () => import('../views/projects/projects').then((module) => module.Projects),
    data: () => [$projects],
    attributes: { variant: oneOf('full', 'recent'), 'page-size': pageSize, 'heading-level': headingLevel },
  }),
  'cp-payments': element({
    view: () => import('../views/payments/payments').then((module) => module.Payments),
    data: ({ serviceId }) => [serviceId ? paymentsOf(serviceId) : $payments],
    attributes: {
      variant: oneOf('full', 'recent'),
      'service-id': string(),
      'page-size': pageSize,
      'heading-level': headingLevel,
    },
  }),
  'cp-project': element({
    view: () => import('../views/projects/project').then((module) => module.Project),
    data: ({ serviceId }) => [
      $consultant,
      ...[projectOf, updatesOf, milestonesOf, filesOf].map((resourceOf) => resourceOf(serviceId)),
      ...(isOn('payments') ? [paymentsOf(serviceId)] : []),
    ],
    attributes: { 'service-id': string({ required: true }), 'heading-level': headingLevel },
    events: ['cp-file-uploaded', 'cp-pay-request', 'cp-ticket-created'],
  }),
  'cp-project-updates': element({
    view: () => import('../views/projects/project-updates').then((module) => module.ProjectUpdates),
    data: ({ serviceId }) => [projectOf(serviceId), updatesOf(serviceId), milestonesOf(serviceId)],
    attributes: { 'service-id': string({ required: true }), 'heading-level': headingLevel },
    events: ['cp-ticket-created'],
  }),
  'cp-milestones': element({
    view: () => import('../views/projects/milestones/milestones').then((module) => module.Milestones),
    data: ({ serviceId }) => [projectOf(serviceId), milestonesOf(serviceId)],
    attributes: { 'service-id': string({ required: true }), 'heading-level': headingLevel },
  }),
  'cp-files': element({
    view: () => import('../views/files/files').then((module) => module.Files),
    data: ({ serviceId }) => [filesOf(serviceId)],
    attributes: { 'service-id': string({ required: true }), 'heading-level': headingLevel },
    events: ['cp-file-uploaded'],
  }),
  'cp-notifications': element({
    view: () => import('../views/notifications/notifications').then((module) => module.Notifications),
    data: () => [$allNotifications],
    inline: true,
    attributes: { 'heading-level': headingLevel },
    events: ['cp-notification-dismissed', 'cp-notifications-change'],
  }),
  'cp-meetings': element({
    view: () => import('../views/meetings/meetings').then((module) => module.Meetings),
    attributes: { 'heading-level': headingLevel },
  }),
  'cp-tickets': element({
    view: () => import('../views/tickets/tickets').then((module) => module.Tickets),
    data: () => [$tickets],
    attributes: { 'page-size': pageSize, 'heading-level': headingLevel },
  }),
  'cp-raise-ticket': element({
    view: () => import('../views/tickets/raise-ticket').then((module) => module.RaiseTicket),
    attributes: { 'heading-level': headingLevel },
    events: ['cp-ticket-created'],
  }),
  'cp-ticket': element({
    view: () => import('../views/tickets/ticket').then((module) => module.Ticket),
    data: ({ ticketId }) => [ticketOf(ticketId)],
    attributes: { 'ticket-id': string({ required: true }), 'heading-level': headingLevel },
    events: ['cp-ticket-replied'],
  }),
  'cp-account': element({
    view: () => import('../views/people/account').then((module) => module.Account),
    inline: true,
    events: ['cp-menu-request'],
  }),
  'cp-avatar': element({
    view: () => import('../views/people/avatar').then((module) => module.Avatar),
    access: 'public',
    inline: true,
    attributes: {
      name: string(),
      background: text(undefined, 'a 6-digit hex colour, "transparent" or "auto"', isAvatarBackground),
      initials: integer(2, { min: 0, max: 2 }),
      'font-size': integer(50, { min: 1, max: 100 }),
    },
  }),
} satisfies Record<`cp-${string}`, ElementRow>

/** The tag of an element: `cp-payments`. */
export type Tag = keyof typeof elements

/** The names of an element's own attributes, without the shared ones. */
export type AttributeOf<Name extends Tag> = keyof (typeof elements)[Name]['attributes']

/** The names of an element's properties that have no attribute. */
export type PropertyOf<Name extends Tag> = (typeof elements)[Name] extends {
  properties: readonly (infer Property extends string)[]
}
  ? Property
  : never

// The type of Object.keys() is `string[]`, but the keys of the table are exactly the tags.
export const tags = Object.keys(elements) as Tag[]

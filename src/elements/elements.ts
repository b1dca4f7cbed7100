/**
 * The table of elements: which elements exist, which attributes and properties they take, and which events they
 * raise. Everything else about elements (classes, types, documentation, editor data) is derived from this table.
 * It is data only, and needs no DOM.
 */
import type { ReadableAtom } from 'nanostores'
import {
  $consultant,
  $features,
  $payments,
  $projects,
  $tickets,
  $unreadNotifications,
  defaultBackground,
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
import type { HostEvents } from '../views/host/host'
import { type Attribute, integer, oneOf, string, text, type ValueOf } from './attributes'

/** `service-id` → `serviceId`. */
export type Camel<Name> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name
type Attributes = Record<string, Attribute<unknown>>

/**
 * Checks the attributes of a row. An attribute becomes `never`, and does not compile, if the view has no prop of
 * that name, or if the prop has another type.
 */
type Taken<Specs, Props> = {
  [Name in keyof Specs]: Camel<Name> extends keyof Props
    ? ValueOf<Specs[Name]> extends Props[Camel<Name>]
      ? Specs[Name]
      : never
    : never
}

/** The names of the props that a view requires. */
type Needed<Props> = { [Name in keyof Props]-?: undefined extends Props[Name] ? never : Name }[keyof Props]

/** The names of the props that a property without attribute can set: optional texts. */
type TextProp<Props> = {
  [Name in keyof Props]-?: Props[Name] extends string | undefined
    ? undefined extends Props[Name]
      ? Name
      : never
    : never
}[keyof Props]

/** Checks a whole row. It becomes `never`, and does not compile, if a required prop has no attribute. */
type Complete<Specs, Props> = Needed<Props> extends Camel<keyof Specs> ? unknown : never

/** A row of the table: what an element takes and raises. */
export interface ElementRow {
  /** Loads the view. An element without a view only changes settings. */
  view?: () => Promise<(props: never) => unknown>
  /** A `client` element shows its view only to a client who is signed in; a `public` element shows it to everybody. */
  access: 'client' | 'public'
  /** Whether it is shown within a line, for example in a header. Signed out, it shows only a link to the sign-in. */
  inline?: boolean
  attributes: Attributes
  /** Text properties without an attribute. They are for secrets: an attribute would be visible in the document. */
  properties?: readonly string[]
  /** The events that it raises in addition to those of every element. */
  events: readonly (keyof HostEvents)[]
  /** The stores that its view shows first, for the values of its attributes: they are asked for before the view is there. */
  data?(values: object): readonly ReadableAtom<unknown>[]
}

/** Creates a row of the table. The types check the row against the props of its view. */
function element<
  View extends (props: never) => unknown,
  const Specs extends Attributes = Record<never, never>,
  const Property extends string = never,
  const Event extends keyof HostEvents = never,
>(
  row: {
    view: () => Promise<View>
    access?: 'public'
    inline?: true
    attributes?: Specs & Taken<Specs, Parameters<View>[0]>
    properties?: readonly (Property & TextProp<Parameters<View>[0]>)[]
    events?: readonly Event[]
    data?: (values: Parameters<View>[0]) => readonly ReadableAtom<unknown>[]
  } & Complete<Specs, Parameters<View>[0]>,
): Omit<ElementRow, 'attributes' | 'properties' | 'events'> & {
  attributes: NoInfer<Specs>
  properties: readonly NoInfer<Property>[]
  events: readonly NoInfer<Event>[]
} {
  // A row without attributes has an empty record as `Specs`, and `{}` is one.
  const { attributes = {} as Specs } = row
  return { access: 'client', events: [], properties: [], ...row, attributes }
}

/** Attributes that every element has. */
export const sharedAttributes = { theme: oneOf('auto', 'light', 'dark') } satisfies Attributes

/** Events that every element raises. */
export const sharedEvents = [
  'cp-navigate',
  'cp-session-required',
  'cp-state-change',
  'cp-error',
] as const satisfies readonly (keyof HostEvents)[]

/** An attribute for a setting that is a text. The setting's own rule decides whether a text is valid. */
const setting = (name: keyof Settings) => text(undefined, settingRules[name][1], settingRules[name][0])
const isPortalPath = (path: string) => safePath(path)?.kind === 'portal'
const isOn = (section: SectionName) => $features.get().isSectionOn(section)
const pageSize = integer(undefined, { min: 1, max: Number.MAX_SAFE_INTEGER })

/** The rows of the table, by tag. */
export const elements = {
  'cp-config': {
    access: 'public',
    attributes: {
      'api-url': setting('apiUrl'),
      'brand-name': string(),
      'brand-logo': string(),
      'brand-provider-label': string(),
      'brand-consultant-title': string(),
      locale: setting('locale'),
      currency: setting('currency'),
      'time-zone': setting('timeZone'),
      passphrase: setting('passphrase'),
      storage: oneOf('local', 'session', 'memory'),
      credentials: oneOf('same-origin', 'omit', 'include'),
    },
    events: [],
  },
  'cp-portal': element({
    view: () => import('../views/portal/portal').then((module) => module.Portal),
    access: 'public',
    attributes: {
      routing: oneOf('path', 'hash', 'memory'),
      base: string(),
      path: text(undefined, 'a path that begins with "/"', isPortalPath),
    },
    events: [
      'cp-notification-dismissed',
      'cp-notifications-change',
      'cp-attention-change',
      'cp-service-request',
      'cp-file-uploaded',
      'cp-ticket-created',
      'cp-ticket-replied',
    ],
  }),
  'cp-login': element({
    view: () => import('../views/session/login').then((module) => module.Login),
    access: 'public',
  }),
  'cp-forgot-password': element({
    view: () => import('../views/session/forgot-password').then((module) => module.ForgotPassword),
    access: 'public',
  }),
  'cp-reset-password': element({
    view: () => import('../views/session/reset-password').then((module) => module.ResetPassword),
    access: 'public',
    attributes: { 'user-id': string() },
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
    events: ['cp-attention-change', 'cp-service-request'],
  }),
  'cp-attention': element({
    view: () => import('../views/attention/attention').then((module) => module.Attention),
    data: () => [$projects, ...(isOn('support') ? [$tickets] : [])],
    events: ['cp-attention-change'],
  }),
  'cp-summary': element({
    view: () => import('../views/dashboard/summary').then((module) => module.Summary),
    data: () => [$projects],
  }),
  'cp-consultant': element({
    view: () => import('../views/people/consultant').then((module) => module.ConsultantCard),
    data: () => [$consultant],
  }),
  'cp-projects': element({
    view: () => import('../views/projects/projects').then((module) => module.Projects),
    data: () => [$projects],
    attributes: { variant: oneOf('full', 'recent'), 'page-size': pageSize },
  }),
  'cp-payments': element({
    view: () => import('../views/payments/payments').then((module) => module.Payments),
    data: ({ serviceId }) => [serviceId ? paymentsOf(serviceId) : $payments],
    attributes: { variant: oneOf('full', 'recent'), 'service-id': string(), 'page-size': pageSize },
  }),
  'cp-project': element({
    view: () => import('../views/projects/project').then((module) => module.Project),
    data: ({ serviceId }) => [
      $consultant,
      ...[projectOf, updatesOf, milestonesOf, filesOf].map((resourceOf) => resourceOf(serviceId)),
      ...(isOn('payments') ? [paymentsOf(serviceId)] : []),
    ],
    attributes: { 'service-id': string({ required: true }) },
    events: ['cp-file-uploaded'],
  }),
  'cp-project-updates': element({
    view: () => import('../views/projects/project-updates').then((module) => module.ProjectUpdates),
    data: ({ serviceId }) => [projectOf(serviceId), updatesOf(serviceId), milestonesOf(serviceId)],
    attributes: { 'service-id': string({ required: true }) },
  }),
  'cp-milestones': element({
    view: () => import('../views/projects/milestones/milestones').then((module) => module.Milestones),
    data: ({ serviceId }) => [projectOf(serviceId), milestonesOf(serviceId)],
    attributes: { 'service-id': string({ required: true }) },
  }),
  'cp-files': element({
    view: () => import('../views/files/files').then((module) => module.Files),
    data: ({ serviceId }) => [filesOf(serviceId)],
    attributes: { 'service-id': string({ required: true }) },
    events: ['cp-file-uploaded'],
  }),
  'cp-notifications': element({
    view: () => import('../views/notifications/notifications').then((module) => module.Notifications),
    data: () => [$unreadNotifications],
    inline: true,
    events: ['cp-notification-dismissed', 'cp-notifications-change'],
  }),
  'cp-meetings': element({
    view: () => import('../views/meetings/meetings').then((module) => module.Meetings),
  }),
  'cp-tickets': element({
    view: () => import('../views/tickets/tickets').then((module) => module.Tickets),
    data: () => [$tickets],
    attributes: { 'page-size': pageSize },
  }),
  'cp-raise-ticket': element({
    view: () => import('../views/tickets/raise-ticket').then((module) => module.RaiseTicket),
    events: ['cp-ticket-created'],
  }),
  'cp-ticket': element({
    view: () => import('../views/tickets/ticket').then((module) => module.Ticket),
    data: ({ ticketId }) => [ticketOf(ticketId)],
    attributes: { 'ticket-id': string({ required: true }) },
    events: ['cp-ticket-replied'],
  }),
  'cp-account': element({
    view: () => import('../views/people/account').then((module) => module.Account),
    inline: true,
  }),
  'cp-avatar': element({
    view: () => import('../views/people/avatar').then((module) => module.Avatar),
    access: 'public',
    inline: true,
    attributes: {
      name: string(),
      background: text(
        defaultBackground,
        'a 6-digit hex colour, "transparent" or "auto"',
        isAvatarBackground,
      ),
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

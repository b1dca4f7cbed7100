/**
 * THE table: which elements there are, what they take and what they raise. Everything else about them
 * (classes, types, documentation, editor data) is derived from it. It is data that needs no DOM.
 */
import { defaultBackground, isAvatarBackground, type Settings, safePath, settingRules } from '../core/index'
import type { HostEvents } from '../views/host/host'
import { type Attribute, integer, oneOf, string, text, type ValueOf } from './attributes'

/** `service-id` → `serviceId`. */
export type Camel<Name> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name
type Attributes = Record<string, Attribute<unknown>>

/** An attribute is `never`, and fails to compile, where the view takes no such prop, or one of another type. */
type Taken<Specs, Props> = {
  [Name in keyof Specs]: Camel<Name> extends keyof Props
    ? ValueOf<Specs[Name]> extends Props[Camel<Name>]
      ? Specs[Name]
      : never
    : never
}

/** Props that the view can't do without. */
type Needed<Props> = { [Name in keyof Props]-?: undefined extends Props[Name] ? never : Name }[keyof Props]

/** Props that a property of the element can give: optional texts. */
type TextProp<Props> = {
  [Name in keyof Props]-?: Props[Name] extends string | undefined
    ? undefined extends Props[Name]
      ? Name
      : never
    : never
}[keyof Props]

/** So is the whole row where no attribute gives a prop that the view can't do without. */
type Complete<Specs, Props> = Needed<Props> extends Camel<keyof Specs> ? unknown : never

export interface ElementRow {
  /** Loads the component. An element without one only configures. */
  view?: () => Promise<(props: never) => unknown>
  /** A `client` element asks for a sign-in; a `public` one shows itself to everybody. */
  access: 'client' | 'public'
  /** It stands within a line, such as a header's: signed out, it asks for no more than a link. */
  inline?: boolean
  attributes: Attributes
  /** Texts that are properties only: a secret must not stand in the document, as an attribute does. */
  properties?: readonly string[]
  /** What it raises besides the events that every element raises. */
  events: readonly (keyof HostEvents)[]
}

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
  } & Complete<Specs, Parameters<View>[0]>,
): Omit<ElementRow, 'attributes' | 'properties' | 'events'> & {
  attributes: NoInfer<Specs>
  properties: readonly NoInfer<Property>[]
  events: readonly NoInfer<Event>[]
} {
  // Without attributes, `Specs` is a record of none.
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

/** A setting that is a text; what it may be is the setting's own rule. */
const setting = (name: keyof Settings) => text(undefined, settingRules[name][1], settingRules[name][0])
const isPortalPath = (path: string) => safePath(path)?.kind === 'portal'
const pageSize = integer(undefined, { min: 1, max: Number.MAX_SAFE_INTEGER })

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
    events: ['cp-attention-change', 'cp-service-request'],
  }),
  'cp-attention': element({
    view: () => import('../views/attention/attention').then((module) => module.Attention),
    events: ['cp-attention-change'],
  }),
  'cp-summary': element({
    view: () => import('../views/dashboard/summary').then((module) => module.Summary),
  }),
  'cp-consultant': element({
    view: () => import('../views/people/consultant').then((module) => module.ConsultantCard),
  }),
  'cp-projects': element({
    view: () => import('../views/projects/projects').then((module) => module.Projects),
    attributes: { variant: oneOf('full', 'recent'), 'page-size': pageSize },
  }),
  'cp-payments': element({
    view: () => import('../views/payments/payments').then((module) => module.Payments),
    attributes: { variant: oneOf('full', 'recent'), 'service-id': string(), 'page-size': pageSize },
  }),
  'cp-project': element({
    view: () => import('../views/projects/project').then((module) => module.Project),
    attributes: { 'service-id': string({ required: true }) },
    events: ['cp-file-uploaded'],
  }),
  'cp-project-updates': element({
    view: () => import('../views/projects/project-updates').then((module) => module.ProjectUpdates),
    attributes: { 'service-id': string({ required: true }) },
  }),
  'cp-milestones': element({
    view: () => import('../views/projects/milestones/milestones').then((module) => module.Milestones),
    attributes: { 'service-id': string({ required: true }) },
  }),
  'cp-files': element({
    view: () => import('../views/files/files').then((module) => module.Files),
    attributes: { 'service-id': string({ required: true }) },
    events: ['cp-file-uploaded'],
  }),
  'cp-notifications': element({
    view: () => import('../views/notifications/notifications').then((module) => module.Notifications),
    inline: true,
    events: ['cp-notification-dismissed', 'cp-notifications-change'],
  }),
  'cp-meetings': element({
    view: () => import('../views/meetings/meetings').then((module) => module.Meetings),
  }),
  'cp-tickets': element({
    view: () => import('../views/tickets/tickets').then((module) => module.Tickets),
    attributes: { 'page-size': pageSize },
  }),
  'cp-raise-ticket': element({
    view: () => import('../views/tickets/raise-ticket').then((module) => module.RaiseTicket),
    events: ['cp-ticket-created'],
  }),
  'cp-ticket': element({
    view: () => import('../views/tickets/ticket').then((module) => module.Ticket),
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

export type Tag = keyof typeof elements

/** The names of the attributes that an element has of its own. */
export type AttributeOf<Name extends Tag> = keyof (typeof elements)[Name]['attributes']

/** The names of the texts that an element has as properties only. */
export type PropertyOf<Name extends Tag> = (typeof elements)[Name] extends {
  properties: readonly (infer Property extends string)[]
}
  ? Property
  : never

// Object.keys() forgets what it was given; the table has no other keys.
export const tags = Object.keys(elements) as Tag[]

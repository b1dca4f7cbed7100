/**
 * A sentence for everything in the table. Scripts and stories read it; pages never load it. Whatever the table
 * gains or loses has to be gained or lost here, too, or nothing compiles.
 */
import type { HostEvents, PageEvents } from '../../views/host/host'
import type { AttributeOf, PropertyOf, sharedAttributes, Tag } from '../elements'

/** `attributes` and `properties` are there exactly where the element has any of its own. */
type ElementDocs<Name extends Tag> = { summary: string } & ([AttributeOf<Name>] extends [never]
  ? { attributes?: never }
  : { attributes: Record<AttributeOf<Name>, string> }) &
  ([PropertyOf<Name>] extends [never]
    ? { properties?: never }
    : { properties: Record<PropertyOf<Name> & string, string> })

const pageSize = 'Rows on a page; without it, all rows are on one.'
const projectId = 'The id of the project.'

export const elementDocs: { [Name in Tag]: ElementDocs<Name> } = {
  'cp-config': {
    summary: 'Sets what is set once for the page, for hosts that write only HTML; it shows nothing.',
    attributes: {
      'api-url': 'The base of the API with its version: a path on this origin, or an absolute URL.',
      'brand-name': "The company's name, in the page title and the layout.",
      'brand-logo': "The address of the company's logo, shown in place of its name.",
      'brand-provider-label': 'Who files come from that the client did not upload.',
      'brand-consultant-title': 'What the client\'s contact is called, in place of "Business Consultant".',
      locale: "The language and region of texts, dates and amounts, as a BCP 47 tag; the page's by default.",
      currency: 'The currency of all amounts, as an ISO 4217 code; USD by default.',
      'time-zone': "The time zone of all times, as an IANA name; the client's own by default.",
      passphrase: 'Encrypts passwords before they are sent; the server must know it too.',
      storage: 'Where the session is kept: across visits, for this tab, or not at all.',
      credentials: 'Whether cookies go with the calls, as in `fetch`.',
    },
  },
  'cp-portal': {
    summary: 'The full portal: the layout with its navigation, and every screen.',
    attributes: {
      routing: 'Where the current page is kept: in the address, in its hash, or in memory alone.',
      base: 'The path under which the portal stands, where it routes by path; `/` by default.',
      path: 'The page it stands on, beginning with `/`; it can be set, and it follows the client.',
    },
  },
  'cp-login': { summary: 'The client login: email, password, and the way to a forgotten one.' },
  'cp-forgot-password': { summary: 'Asks for an email address, and has a reset link sent to it.' },
  'cp-reset-password': {
    summary: 'Sets a new password with what stands in a mailed reset link.',
    attributes: { 'user-id': 'The client in the reset link.' },
    properties: { token: 'The token in the reset link. A secret: there is no attribute for it.' },
  },
  'cp-dashboard': {
    summary: 'The whole dashboard: greeting, figures, consultant, recent projects and payments.',
  },
  'cp-attention': {
    summary: 'What waits for the client: updates and tickets, overdue milestones, pending payment.',
  },
  'cp-summary': { summary: "Four figures about the client's projects." },
  'cp-consultant': { summary: "The client's business consultant, or that none is assigned yet." },
  'cp-projects': {
    summary: "The client's projects, newest first.",
    attributes: {
      variant: 'The whole project history, or the table of the dashboard.',
      'page-size': pageSize,
    },
  },
  'cp-payments': {
    summary: 'What the client paid, newest first.',
    attributes: {
      variant: 'The whole payment history, or the table of the dashboard.',
      'service-id': "The id of the one project whose payments are shown; all of the client's without it.",
      'page-size': pageSize,
    },
  },
  'cp-project': {
    summary: 'One project: its facts, its timeline, its files and its payments.',
    attributes: { 'service-id': projectId },
  },
  'cp-project-updates': {
    summary: 'Everything that was reported about one project.',
    attributes: { 'service-id': projectId },
  },
  'cp-milestones': {
    summary: 'The milestones of one project, from its start to its end.',
    attributes: { 'service-id': projectId },
  },
  'cp-files': {
    summary: "The files of one project, and a form to add the client's own.",
    attributes: { 'service-id': projectId },
  },
  'cp-notifications': { summary: 'A bell with the number of unread notifications, and the panel behind it.' },
  'cp-meetings': { summary: 'The place for meetings, of which there are none yet.' },
  'cp-tickets': {
    summary: "The client's support tickets, newest first, and the way to a new one.",
    attributes: { 'page-size': pageSize },
  },
  'cp-raise-ticket': { summary: 'A form to raise a support ticket, with files.' },
  'cp-ticket': {
    summary: 'One support ticket: the conversation, live, and a form to reply.',
    attributes: { 'ticket-id': 'The id of the ticket.' },
  },
  'cp-account': { summary: "The client's avatar, with a menu to log out." },
  'cp-avatar': {
    summary: "A person's initials on a colour.",
    attributes: {
      name: 'The name that the initials are taken from.',
      background: 'Six hexadecimal digits, `transparent`, or `auto` for one of 16 colours by the name.',
      initials: 'How many initials are shown at most.',
      'font-size': 'The size of the initials, in percent of the avatar.',
    },
  },
}

/** Attributes that every element has. */
export const sharedAttributeDocs: Record<keyof typeof sharedAttributes, string> = {
  theme: "Light or dark; by default as the page's `color-scheme` says.",
}

/** Events, of elements and of the document. */
export const eventDocs: Record<keyof HostEvents | keyof PageEvents, string> = {
  'cp-navigate': 'A link to a screen was followed; cancel it to go there yourself.',
  'cp-service-request': 'The client asks for more services; cancel it to keep the modal open.',
  'cp-file-uploaded': 'The client added a file to a project.',
  'cp-notification-dismissed': 'The client dismissed a notification, and the server took it.',
  'cp-notifications-change': 'There are more unread notifications now, or fewer; also told at first.',
  'cp-attention-change':
    'More waits for the client now, or less; also told at first. Updates and milestones count in the 5 newest projects under way. `cp-portal` tells it while its dashboard is shown: for a count on every page, put a `<cp-attention hidden>` into the header.',
  'cp-ticket-created': 'The client raised a ticket.',
  'cp-ticket-replied': 'The client wrote on a ticket.',
  'cp-session-required': 'Somebody has to sign in before the element can show anything.',
  'cp-state-change': 'The element shows something else now: loading, ready, empty, error or signed out.',
  'cp-error': 'A call failed, or the view did; the element says so itself, too.',
  'cp-sign-in': 'A client has signed in; raised once for the page, by `document`.',
  'cp-sign-out': 'The session has ended, and why; raised once for the page, by `document`.',
}

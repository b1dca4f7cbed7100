/**
 * A sentence for everything in the table. Scripts and stories read it; pages never load it. Whatever the table
 * gains or loses has to be gained or lost here, too, or nothing compiles.
 */
import type { HostEvents, PageEvents } from '../../views/host/host'
import { type AttributeOf, type PropertyOf, type Tag, tags } from '../elements'
import type { SlottedTag, slots } from '../frameworks/slots'
import type { sharedAttributes } from '../row'

/** The slots are there exactly where the element has any. */
type SlotDocs<Name extends Tag> = Name extends SlottedTag
  ? { slots: Record<(typeof slots)[Name][number], string> }
  : { slots?: never }

/** `attributes` and `properties` are there exactly where the element has any of its own. */
type ElementDocs<Name extends Tag> = { summary: string } & ([AttributeOf<Name>] extends [never]
  ? { attributes?: never }
  : { attributes: Record<AttributeOf<Name>, string> }) &
  ([PropertyOf<Name>] extends [never]
    ? { properties?: never }
    : { properties: Record<PropertyOf<Name> & string, string> }) &
  SlotDocs<Name>

const pageSize = 'How many rows one page of the list has. Without it, all rows are on one page.'
/** @param usual The level without the attribute. */
const levelOf = (usual: string) =>
  `The level of its first heading, from 1 to 5. The headings under that one follow, down to 6. Without it: ${usual}.`
const pageSlots = { before: 'Below the heading, above all else.', after: 'At the end.' }
const listSlots = {
  actions: 'Beside the heading of the full list, after what stands there.',
  empty: 'In the full list, in place of the message that there is nothing yet.',
}
const projectId = "The project's id: `_id` in the API's answers, not the visible `serviceId`."

export const elementDocs: { [Name in Tag]: ElementDocs<Name> } = {
  'cp-config': {
    summary:
      'Holds the settings of the page as attributes, for pages that write only HTML. It shows nothing.',
    attributes: {
      'api-url':
        'The base address of the API, with its version: a path on this origin (`/api/v1`) or an absolute URL.',
      'portal-url':
        'Where your `<cp-portal>` stands, such as `/account`. Elements outside of it link to its screens. Without it, they have no links, except to the pages in `routes`.',
      'brand-name': "The company's name. It is shown in the page title and the layout.",
      'brand-logo': "The address of the company's logo. The logo is shown in place of the name.",
      'brand-provider-label':
        'What your company is called as the sender of files, such as "Northlight". Without it: "the provider".',
      'brand-consultant-title':
        'The title of the client\'s contact, such as "Project Lead". Without it: "Business Consultant".',
      locale:
        "The language and region of texts, dates and amounts, as a BCP 47 tag such as `de-AT`. By default the page's `lang`.",
      locales:
        'The languages that the client may choose from, such as `en de pt-BR`. With two or more, the choice is in the account menu and below the sign-in; it stands above `locale`.',
      currency: 'The currency of all amounts that name none, as an ISO 4217 code. By default `USD`.',
      'time-zone':
        "The time zone of all times, as an IANA name such as `Europe/Berlin`. By default the client's own.",
      'sign-in-ways':
        'How clients sign in, in the order of the form, as far as your server can: `link password passkey`. By default `password`.',
      passphrase: 'The key that encrypts passwords before they are sent. The server must have the same one.',
      'password-encryption':
        'How passwords are sent: `aes`, or `none` for a server behind TLS that takes them as they were typed.',
      storage:
        'Where the session is kept: `local` for all tabs and later visits, `session` for this tab, `memory` until the page is closed or reloaded.',
      'idempotency-keys':
        'What a client sends has an `Idempotency-Key`, so that a server can write it once when it comes again. Without it, that is so where the API has the origin of the page, or announces that it takes keys.',
      texts: 'What the texts of your server are: `plain`, or `html`, of which the text is read.',
      credentials: 'Whether calls send cookies: the values that `fetch` takes.',
      debug: 'Tells the console what the answers of your server lack. For the time while you write it.',
    },
  },
  'cp-portal': {
    summary: 'The full portal: the layout with its navigation, and every screen.',
    attributes: {
      routing:
        'Where the portal keeps its current path: `path` in the address, `hash` in the hash of the address, `memory` in memory only.',
      base: 'The path under which the portal stands, such as `/account`, for `routing="path"`. By default `/`.',
      path: 'The current path in the portal, which begins with `/`. You can set it, and it changes when the client moves on.',
      'heading-level': levelOf('1'),
    },
    slots: {
      header: 'In the top bar, before the bell.',
      'navigation-end':
        'Below the entries of the navigation. Where the navigation is a bar at the bottom, and on paper: below each screen, above the footer.',
      footer: 'Below each screen, and below the sign-in.',
    },
  },
  'cp-login': {
    summary: 'The login form: email, password, and a link for a forgotten password.',
    attributes: { 'heading-level': levelOf('2') },
    properties: {
      link: 'What stands behind the `#` of a mailed link, for your own page of such links. It is a secret, so there is no attribute for it.',
    },
    slots: { before: 'Above the fields.', after: 'Below the button: such as a link to sign up.' },
  },
  'cp-forgot-password': {
    summary: 'A form that asks for an email address and has a reset link sent to it.',
    attributes: { 'heading-level': levelOf('2') },
  },
  'cp-reset-password': {
    summary: 'A form that sets a new password, with the id and the token of a mailed reset link.',
    attributes: { 'user-id': "The client's id in the reset link.", 'heading-level': levelOf('2') },
    properties: { token: 'The token in the reset link. It is a secret, so there is no attribute for it.' },
  },
  'cp-dashboard': {
    summary:
      'The whole dashboard: greeting, figures, what waits for the client, consultant, recent projects and payments.',
    attributes: { 'heading-level': levelOf('2') },
    slots: {
      ...pageSlots,
      aside: 'Below the business consultant. On the first day, when there is none: at the end.',
    },
  },
  'cp-attention': {
    summary:
      'A list of what waits for the client: updates that require an action and have no reply yet, tickets that require one, approvals, and what is due.',
    attributes: { 'heading-level': levelOf('3') },
  },
  'cp-summary': {
    summary: "Four figures about the client's projects: payment pending, total, active and completed.",
  },
  'cp-consultant': {
    summary: "The client's business consultant, or a note that none is assigned yet.",
    attributes: { 'heading-level': levelOf('3') },
    slots: { after: 'Below the name and the address: such as a telephone number.' },
  },
  'cp-projects': {
    summary: "The client's projects, newest first.",
    attributes: {
      variant: '`full`: the whole project history. `recent`: the table on the dashboard.',
      'page-size': pageSize,
      'heading-level': levelOf('2, or 3 where `variant` is `recent`'),
    },
    slots: listSlots,
  },
  'cp-payments': {
    summary: "The client's payments, newest first.",
    attributes: {
      variant: '`full`: the whole payment history. `recent`: the table on the dashboard.',
      'service-id':
        'The id of a project: only its payments are shown. Without it, all payments of the client.',
      'page-size': pageSize,
      'heading-level': levelOf('2, or 3 where `variant` is `recent`'),
    },
    slots: listSlots,
  },
  'cp-project': {
    summary:
      'One project: its facts, its timeline, its files and its payments. The client can reply to an update that requires an action.',
    attributes: { 'service-id': projectId, 'heading-level': levelOf('2') },
    slots: {
      ...pageSlots,
      aside: 'Below the files, above the payments.',
    },
  },
  'cp-project-updates': {
    summary: 'All updates of one project. The client can reply to one that requires an action.',
    attributes: { 'service-id': projectId, 'heading-level': levelOf('2') },
  },
  'cp-milestones': {
    summary: 'The milestones of one project, from its start to its end, each with its state.',
    attributes: { 'service-id': projectId, 'heading-level': levelOf('2') },
  },
  'cp-files': {
    summary: 'The files of one project, and a form with which the client adds more.',
    attributes: { 'service-id': projectId, 'heading-level': levelOf('3') },
  },
  'cp-search': {
    summary:
      "A search over everything that is the client's: a field with what is found below it. On a phone, and where there is no room, a button that opens it over the page.",
  },
  'cp-notifications': {
    summary:
      'A bell button with the number of unread notifications. It opens a panel with the notifications.',
    attributes: { 'heading-level': levelOf('2') },
    slots: {
      actions: "In the panel's first line, before the button that closes it.",
      empty: 'In the panel, in place of the message that there is nothing new.',
    },
  },
  'cp-meetings': {
    summary: 'A place for meetings. Without content of yours, it says that there are none yet.',
    attributes: { 'heading-level': levelOf('2') },
    slots: { content: 'In place of the placeholder: such as a calendar.' },
  },
  'cp-tickets': {
    summary: "The client's support tickets, newest first, and a link to raise a new one.",
    attributes: { 'page-size': pageSize, 'heading-level': levelOf('2') },
    slots: listSlots,
  },
  'cp-raise-ticket': {
    summary: 'A form to raise a support ticket, with files.',
    attributes: { 'heading-level': levelOf('2') },
    slots: { before: 'Above the form, as wide as the page: such as articles that help at once.' },
  },
  'cp-ticket': {
    summary: 'One support ticket: the conversation, which shows new messages by itself, and a form to reply.',
    attributes: { 'ticket-id': "The ticket's id, such as `TKT-M4XQ72PD`.", 'heading-level': levelOf('2') },
  },
  'cp-account': {
    summary: "The client's avatar. It opens a menu to log out, with the entries of the setting `menu`.",
  },
  'cp-avatar': {
    summary: "A person's initials on a colour, by default the accent.",
    attributes: {
      name: 'The name whose initials are shown: `AL` for "Ada Lovelace".',
      background:
        'Six hexadecimal digits, `transparent`, or `auto`: one of 16 colours, chosen by the name. By default the accent, `--cp-accent`.',
      initials: 'How many initials are shown at most: 0, 1 or 2.',
      'font-size': 'The size of the initials, in percent of the avatar.',
    },
  },
}

/** What stands in the slots of an element. The portal has those of its sections, too. */
export function slotDocsOf(tag: Tag): Record<string, string> {
  const own = elementDocs[tag].slots ?? {}
  if (tag !== 'cp-portal') return own
  const sections = tags.filter((each) => each !== tag)
  const slots = sections.flatMap((section) =>
    Object.entries(elementDocs[section].slots ?? {}).map(([name, text]) => [
      `${section.slice(3)}-${name}`,
      `As \`${name}\` of \`<${section}>\`. ${text}`,
    ]),
  )
  return { ...own, ...Object.fromEntries(slots) }
}

/** Attributes that every element has. */
export const sharedAttributeDocs: Record<keyof typeof sharedAttributes, string> = {
  theme: "The colour theme. `auto` follows the page's `color-scheme`.",
}

/** Events, of elements and of the document. */
export const eventDocs: Record<keyof HostEvents | keyof PageEvents, string> = {
  'cp-navigate':
    'The element is about to go to another screen, after a click on a link or by itself. Cancel the event to go there with your own router. `route` is `page-contracts` for a page of your own.',
  'cp-screen-change':
    'The portal shows another screen: after each move, Back included, and the first one. It is raised once the screen is drawn, of a protected one once it is sure who is signed in. `route` is `page-contracts` for a page of your own, and `notFound` at an unknown path.',
  'cp-menu-request':
    'The client chose an entry of your own in the account menu, by `configure({ menu })`. `href` is empty if the entry has none. Cancel the event to take over; otherwise the `href` is followed.',
  'cp-pay-request':
    'The client clicked on "Pay". `serviceId` is the project\'s id, or empty for the sum of all projects; `amount` is a number, and `currency` its ISO 4217 code. Cancel the event to take over; otherwise the link is followed.',
  'cp-service-request':
    'The client sent the "Add Services" form. Call `detail.respondWith(promise)`: the dialog waits, and shows how it ended. Or cancel the event to keep the dialog open.',
  'cp-approval':
    'The client is about to approve something, or to ask for changes: `decision` is `Approved` or `Changes requested`, `version` what they have seen, and `files` have a `name` and the `sha256` of their bytes. Call `detail.respondWith(promise)` to record it yourself: the element waits for the record, or for nothing, after which it asks the server. Or cancel the event: then nothing is sent.',
  'cp-file-uploaded': 'The client added a file to a project.',
  'cp-notification-dismissed': 'The client dismissed a notification, and the server accepted that.',
  'cp-notifications-change':
    'The number of unread notifications is known for the first time, or has changed. It is not raised when the client signs out: then the state is `signed-out`.',
  'cp-attention-change':
    'The number of things that wait for the client is known for the first time, or has changed. Updates and milestones are counted only in the 5 newest projects under way. `cp-portal` raises it only on its dashboard: for a count on every page, put a `<cp-attention hidden>` into the header.',
  'cp-ticket-created':
    'The client raised a ticket, by the form for tickets, by a reply to an update, or by what they decided where the server has no call for it.',
  'cp-ticket-replied': 'The client replied to a ticket.',
  'cp-session-required': 'Nobody is signed in, and the element needs a signed-in client.',
  'cp-state-change': 'The `state` or `stale` of the element has changed.',
  'cp-error':
    'Data could not be loaded; or (`render`) the element could not be loaded or drawn; or (`outdated`) a script of this version is gone, and the page must be loaded anew: every element on the page raises it then. Where the element can, it also shows the error. `call` is the name of the call to the API, or `getToken` or `signOut` for your own sign-in.',
  'cp-sign-in': 'A client has signed in. On `document`, once for the page.',
  'cp-sign-out':
    'The session has ended. `reason` is `user`, `expired`, `invalid` or `other-tab`. On `document`, once for the page.',
  'cp-locale-change':
    'The language of texts, dates and amounts is known for the first time, or has changed. On `document`, once for the page.',
}

/** All settings of a host, with their defaults, in one table. */
import { atom, type ReadableAtom } from 'nanostores'
import type { Fetch } from '../page/browser'
import { bare, isRecord } from '../page/is-record'
import { originOf } from '../page/origin'
import type { SignInWay } from '../server/schema/entities/security'
import type { Messages } from '../text/messages/catalogue'
import { withoutMistakes } from './endpoints'
import type { ErrorReader, OwnEndpoints } from './own/endpoints'
import type { FieldOwner, OwnField } from './own/fields'
import type { MenuEntry, PageEntry, RouteName, SectionName } from './routes'
import { type Rule, settingRules } from './rules'

declare const __CP_PASSPHRASE__: string | undefined

/** The answer of `getToken()`: the token, with the client's id beside it when the token has no id in it. */
export type HostToken = string | { token: string; clientId: string }

export interface Settings {
  /** The base address of the API, with its version: a path on this origin, or an absolute URL. */
  apiUrl: string
  brand: {
    /** The company's name. It is shown in the page title and the layout. */
    name: string
    /** The address of the company's logo. It is shown in place of the name. */
    logo: string
    /** Your company's name as the sender of files. If empty: "the provider", in the client's language. */
    providerLabel: string
    /**
     * The title of the client's contact: "Project Lead". If empty: "Business Consultant", in the client's
     * language.
     */
    consultantTitle: string
  }
  /** The language and region, as a BCP 47 tag: `de-AT`. If empty: the page's `lang`, else `en-US`. */
  locale: string
  /**
   * The languages that the client may choose from, as BCP 47 tags: `['en', 'de', 'pt-BR']`. With two or more, the choice is
   * in the account menu and below the sign-in. It stands above `locale` and the page's `lang`.
   */
  locales: readonly string[]
  /** The currency of all amounts that name none, as an ISO 4217 code. */
  currency: string
  /** The time zone of all times, as an IANA name: `Europe/Berlin`. If empty: that of the client's profile, else of the device. */
  timeZone: string
  /** Your own texts, in place of the built-in ones: `{ dashboard: { welcome: 'Good to see you.' } }`. */
  messages: Messages
  /** A function for your own sign-in: it returns the token, or `null` while nobody is signed in. */
  getToken: (() => Promise<HostToken | null> | HostToken | null) | undefined
  /** Beside `getToken`: a function that ends your own session when the client logs out. It may return a promise. */
  signOut: (() => unknown) | undefined
  /**
   * How clients sign in, in the order of the form: `['link', 'password', 'passkey']`, as far as your server can. A `link` comes by
   * mail. See [Sign-in](embed/sign-in.md#ways-to-sign-in). Beside `getToken` it does nothing.
   */
  signInWays: readonly SignInWay[]
  /** The key that encrypts passwords before they are sent. The server must have the same one. */
  passphrase: string
  /**
   * How passwords are sent: `aes`, or `none` for a server behind TLS that takes them as they were typed. Neither protects
   * them on their way: TLS does.
   */
  passwordEncryption: 'aes' | 'none'
  /**
   * Where the token, the profile and drafts are kept: `local` for all tabs and later visits, `session` for
   * this tab, `memory` until the page is closed or reloaded.
   */
  storage: 'local' | 'session' | 'memory'
  /** Whether calls send cookies: `omit`, `same-origin` or `include`, as in `fetch`. */
  credentials: RequestCredentials
  /**
   * Whether what a client sends has an `Idempotency-Key`: new tickets, replies and files. When no answer came and it is sent
   * again, the key is the same. Your server then writes it once. If unset: to your page's own origin, and where your server
   * [announces it](server/sent-twice.md).
   */
  idempotencyKeys: boolean | undefined
  /**
   * What the texts of your server are: `plain`, shown as they come, or `html`. Of HTML the text is read: paragraphs, lists and
   * addresses stay, entities such as `&amp;` are decoded, bold letters and colours go. See
   * [Texts as HTML](embed/settings.md#texts-as-html).
   */
  texts: 'plain' | 'html'
  /** Makes every call, in place of the page's `fetch`. */
  fetch: Fetch | undefined
  /**
   * Your own page for a screen: `{ project: '/account/projects/{serviceId}' }`. And `pay`, the page where a client pays
   * what is due: `/account/pay`, or `/account/pay/{serviceId}` for one project. It can have `{amount}` and `{currency}`, too,
   * and `{from}`: the path of the page that the client comes from. In the query, `{serviceId}` stays empty for all projects together: `/account/pay?project={serviceId}`.
   */
  routes: Partial<Record<RouteName | 'pay', string>>
  /**
   * Where your `<cp-portal>` stands: `/account`. Elements outside of it link to its screens, unless `routes` names a page
   * of your own. Without either there is no link.
   */
  portalUrl: string
  /**
   * Entries of your own in the portal's navigation, after its four: `[{ name: 'contracts', path: '/contracts', label:
   * 'Contracts' }]`. A page with a `path` has all that is below it, and shows what you put into its slot,
   * `slot="page-contracts"`. With `href` in its place the entry is a link. `icon` is one of [these](embed/own-pages.md#icons).
   */
  pages: readonly PageEntry[]
  /**
   * Entries of your own in the account menu, above "Log out": `[{ name: 'profile', label: 'Profile', href: '/profile' }]`.
   * Each raises `cp-menu-request`. Then its `href` is followed, unless you cancel the event.
   */
  menu: readonly MenuEntry[]
  /** Your server's path for a call: `{ ticket: '/support/tickets/{ticketId}' }`, or `{ path, method, read, write, error }`. */
  endpoints: OwnEndpoints
  /**
   * Reads your server's [refusals](server/other-shapes.md#refusals): `({ problem }) => ({ message: problem })`.
   */
  readError: ErrorReader | undefined
  /**
   * Sections that you turn off: `{ meetings: false }`. There are `payments`, `projects`, `files`, `support`,
   * `meetings` and `notifications`; all are on by default. `serviceRequests`, on by default: `false` hides
   * "Add Services". `pendingTotal`, off by default: `true` shows
   * [what is due](server/additions.md#what-is-due) in the first tile, in place of "--".
   */
  features: Partial<Record<SectionName | 'serviceRequests' | 'pendingTotal', boolean>>
  /**
   * Fields of your server's rows beside the contract: `{ payment: [{ name: 'orderNumber', label: 'Order number' }] }`, of a
   * `project`, a `payment` or a `ticket`. They are shown in the project's summary, as further columns of the full lists, and
   * in the CSV of payments. See [Fields](embed/own-fields.md).
   */
  fields: Partial<Record<FieldOwner, readonly OwnField[]>> | undefined
  /** The services and categories to choose from in the "Add Services" dialog. For an empty list, it has one of its own. */
  serviceOptions: { services: readonly string[]; categories: readonly string[] }
  /** Seconds between two polls for new notifications, or messages of a ticket, while the page is visible. */
  pollSeconds: { notifications: number; ticket: number }
  /** Whether the page listens for changes where your server [tells of them](server/news.md). */
  live: boolean
  /**
   * Whether PDFs are read in a worker of the browser, so that a heavy one holds up nothing else. Where your page's policy allows
   * none, turn it off: the browser reports each try. See [Policy](embed/policy.md#pdfs-and-workers).
   */
  workers: boolean
  /**
   * What your server takes: how many files in a message, 0 if it takes none from clients, and how many bytes in a file. And the
   * types that the forms of tickets suggest, as in `<input accept>`; files of other types can be sent, too.
   */
  uploads: { maxFiles: number; maxBytes: number; accept: string }
  /**
   * While you write your server: tells the console what its answers lack. See
   * [Check your server](server/check-api.md#in-the-page).
   */
  debug: boolean
}

export const defaults: Readonly<Settings> = {
  apiUrl: '/api/v1',
  brand: { name: 'Client Portal', logo: '', providerLabel: '', consultantTitle: '' },
  locale: '',
  locales: [],
  currency: 'USD',
  timeZone: '',
  messages: bare({}),
  getToken: undefined,
  signOut: undefined,
  signInWays: ['password'],
  passphrase: typeof __CP_PASSPHRASE__ === 'string' ? __CP_PASSPHRASE__ : 'client-portal-elements',
  passwordEncryption: 'aes',
  storage: 'local',
  credentials: 'same-origin',
  idempotencyKeys: undefined,
  texts: 'plain',
  fetch: undefined,
  routes: bare({}),
  portalUrl: '',
  pages: [],
  menu: [],
  endpoints: bare({}),
  readError: undefined,
  features: bare({}),
  fields: undefined,
  serviceOptions: { services: [], categories: [] },
  pollSeconds: { notifications: 30, ticket: 10 },
  live: true,
  workers: true,
  uploads: {
    maxFiles: 10,
    maxBytes: 10_000_000,
    accept: 'image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf',
  },
  debug: false,
}

const rules: Record<keyof Settings, Rule> = settingRules

const $current = atom<Readonly<Settings>>(defaults)

/** The settings in force. `configure()` changes them while the page runs. */
export const $settings: ReadableAtom<Readonly<Settings>> = $current

type Nested =
  | 'brand'
  | 'messages'
  | 'routes'
  | 'endpoints'
  | 'features'
  | 'fields'
  | 'serviceOptions'
  | 'pollSeconds'
  | 'uploads'

/** The argument of `configure()`: any of the settings. Of a setting that is an object, any of its parts. */
export type SettingsInput = {
  [Name in keyof Settings]?: (Name extends Nested ? Partial<Settings[Name]> : Settings[Name]) | undefined
}

/** Who has set a setting: a script, or the first element of the page that has named it. */
export const setBy = new Map<string, 'script' | { readonly isConnected: boolean }>()

/** The settings that lead the client, or the client's token, to a place. */
export const places = ['apiUrl', 'portalUrl'] as const

/**
 * Changes the settings that are given, and leaves the others as they are. `undefined` resets a setting to its
 * default. A setting that is unknown, or whose value is of the wrong kind, is ignored with a warning in the
 * console.
 */
export const configure = (input: SettingsInput): void => changeSettings(input, 'script')

/** @param by Markup may have come from anybody: it does not count as the word of a script. */
export function changeSettings(input: SettingsInput, by?: 'script'): void {
  const next: Record<string, unknown> = { ...$current.get() }
  for (const [name, value] of Object.entries(input)) {
    if (!isSetting(name)) {
      console.warn(`client-portal-elements: there is no setting "${name}".`)
    } else if (value === undefined) {
      next[name] = defaults[name]
      // A script gives its word back, and no element's.
      if (setBy.get(name) === by) setBy.delete(name)
    } else if (!rules[name][0](value)) {
      console.warn(`client-portal-elements: the setting "${name}" must be ${rules[name][1]}.`)
    } else {
      const current = next[name]
      const good = name === 'endpoints' ? withoutMistakes(input.endpoints ?? {}) : value
      next[name] = isRecord(good) && isRecord(current) ? bare(current, good) : good
      if (by) setBy.set(name, by)
    }
  }
  // Markup that has named another origin before a script has named the host's sign-in or API.
  const isNamed = next.getToken || setBy.get('apiUrl') === 'script'
  for (const name of places) {
    const place = next[name] as string
    if (!isNamed || setBy.get(name) === 'script' || originOf(place) === originOf('')) continue
    next[name] = defaults[name]
    console.warn(
      `client-portal-elements: ${name} of markup is ignored. Use configure({ ${name}: '${place}' }).`,
    )
  }
  // The rule of its setting has checked every value.
  $current.set(next as unknown as Settings)
}

const isSetting = (name: string): name is keyof Settings => Object.hasOwn(rules, name)

/** What a host may set, and every default, in one table. */
import { atom, type ReadableAtom } from 'nanostores'
import type { Fetch } from '../page/browser'
import { isRecord } from '../page/is-record'
import type { Messages } from '../text/messages/catalogue'
import type { CallName } from './endpoints'
import type { RouteName, SectionName } from './routes'

declare const __CP_PASSPHRASE__: string | undefined

/** A host's own sign-in gives the token; with the client's id beside it when the token itself doesn't carry one. */
export type HostToken = string | { token: string; clientId: string }

export interface Settings {
  /** The API's base with its version: a path on this origin, or an absolute URL. */
  apiUrl: string
  brand: {
    /** Stands in the page title and the layout. */
    name: string
    /** The address of an image; the name is shown without one. */
    logo: string
    /** Who files come from that the client did not upload; "the provider" in the client's language if empty. */
    providerLabel: string
    /** What the client's contact is called: "Project Lead"; "Business Consultant" in the client's language if empty. */
    consultantTitle: string
  }
  /** A BCP 47 tag; the page's `lang` if empty, else `en-US`. */
  locale: string
  /** An ISO 4217 code. */
  currency: string
  /** An IANA time zone; the client's own if empty. */
  timeZone: string
  /** Texts that replace ours: `{ dashboard: { welcome: 'Good to see you.' } }`. */
  messages: Messages
  /** The host's own sign-in: gives the token, or `null` while nobody is signed in. */
  getToken: (() => Promise<HostToken | null> | HostToken | null) | undefined
  /** Encrypts passwords before they are sent; the server must know it too. */
  passphrase: string
  /** Where token and profile are kept: across tabs and visits, for this tab, or not at all. */
  storage: 'local' | 'session' | 'memory'
  /** Whether cookies go with the calls, as in `fetch`. */
  credentials: RequestCredentials
  /** Carries every call in place of the page's `fetch`. */
  fetch: Fetch | undefined
  /** The host's own page for a screen: `{ project: '/account/projects/{serviceId}' }`. */
  routes: Partial<Record<RouteName, string>>
  /** The server's own path for a call: `{ ticket: '/support/tickets/{ticketId}' }`. */
  endpoints: Partial<Record<CallName, string>>
  /**
   * Portal sections that are shown: all, unless set to `false`. And `pendingTotal`, off unless set to `true`:
   * what is still to be paid for all projects, in the first tile in place of "--".
   */
  features: Partial<Record<SectionName | 'pendingTotal', boolean>>
  /** What the "Add Services" modal offers. */
  serviceOptions: { services: readonly string[]; categories: readonly string[] }
  /** Seconds between looks for news while the page is visible. */
  pollSeconds: { notifications: number; ticket: number }
}

export const defaults: Readonly<Settings> = {
  apiUrl: '/api/v1',
  brand: { name: 'Client Portal', logo: '', providerLabel: '', consultantTitle: '' },
  locale: '',
  currency: 'USD',
  timeZone: '',
  messages: {},
  getToken: undefined,
  passphrase: typeof __CP_PASSPHRASE__ === 'string' ? __CP_PASSPHRASE__ : 'client-portal-elements',
  storage: 'local',
  credentials: 'same-origin',
  fetch: undefined,
  routes: {},
  endpoints: {},
  features: {},
  serviceOptions: {
    services: ['Product design', 'Web development', 'Brand identity', 'Maintenance and support'],
    categories: ['New project', 'Extension of a project', 'Advice'],
  },
  pollSeconds: { notifications: 30, ticket: 10 },
}

const isText = (value: unknown) => typeof value === 'string'
const isFunction = (value: unknown) => value === undefined || typeof value === 'function'
const isOneOf = (words: readonly string[]) => (value: unknown) => words.some((word) => word === value)
const isRecordOf = (test: (value: unknown) => boolean) => (value: unknown) =>
  isRecord(value) && Object.values(value).every(test)
const isAccepted = (use: (value: string) => unknown) => (value: unknown) => {
  if (typeof value !== 'string') return false
  try {
    if (value) use(value)
    return true
  } catch {
    return false
  }
}
const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText)
const isPositive = (value: unknown) => typeof value === 'number' && value > 0 && Number.isFinite(value)

/** What each setting must be, in a test and in the words of the warning. */
export const settingRules = {
  apiUrl: [(value) => isText(value) && value !== '', 'a path or an absolute URL'],
  brand: [isRecordOf(isText), 'an object of texts'],
  locale: [isAccepted((tag) => new Intl.Locale(tag)), 'a BCP 47 language tag'],
  currency: [
    isAccepted((currency) => new Intl.NumberFormat('en', { style: 'currency', currency })),
    'an ISO 4217 code',
  ],
  timeZone: [isAccepted((timeZone) => new Intl.DateTimeFormat('en', { timeZone })), 'an IANA time zone'],
  messages: [isRecordOf(isRecord), 'an object of catalogues'],
  getToken: [isFunction, 'a function'],
  passphrase: [(value) => isText(value) && value !== '', 'a text'],
  storage: [isOneOf(['local', 'session', 'memory']), '"local", "session" or "memory"'],
  credentials: [isOneOf(['omit', 'same-origin', 'include']), '"omit", "same-origin" or "include"'],
  fetch: [isFunction, 'a function'],
  routes: [isRecordOf(isText), 'an object of path patterns'],
  endpoints: [isRecordOf(isText), 'an object of path patterns'],
  features: [isRecordOf((value) => typeof value === 'boolean'), 'an object of booleans'],
  serviceOptions: [isRecordOf(isTextList), 'an object of two lists of texts'],
  pollSeconds: [isRecordOf(isPositive), 'an object of seconds'],
} satisfies Record<keyof Settings, readonly [(value: unknown) => boolean, string]>

const $current = atom<Readonly<Settings>>(defaults)

/** The settings in force. Changes live when the host calls `configure()` again. */
export const $settings: ReadableAtom<Readonly<Settings>> = $current

type Nested = 'brand' | 'messages' | 'routes' | 'endpoints' | 'features' | 'serviceOptions' | 'pollSeconds'

/** What `configure()` takes: any of the settings, and any part of those that are objects. */
export type SettingsInput = {
  [Name in keyof Settings]?: (Name extends Nested ? Partial<Settings[Name]> : Settings[Name]) | undefined
}

/**
 * Sets what it names and leaves the rest. A setting given as `undefined` goes back to its default.
 * A setting that is unknown, or not of its kind, is left out with a warning in the console.
 */
export function configure(input: SettingsInput): void {
  const next: Record<string, unknown> = { ...$current.get() }
  for (const [name, value] of Object.entries(input)) {
    if (!isSetting(name)) {
      console.warn(`client-portal-elements: there is no setting "${name}".`)
    } else if (value === undefined) {
      next[name] = defaults[name]
    } else if (!settingRules[name][0](value)) {
      console.warn(`client-portal-elements: the setting "${name}" must be ${settingRules[name][1]}.`)
    } else {
      const current = next[name]
      next[name] = isRecord(value) && isRecord(current) ? { ...current, ...value } : value
    }
  }
  // Every value was checked against the rule of its own name.
  $current.set(next as unknown as Settings)
}

function isSetting(name: string): name is keyof Settings {
  return Object.hasOwn(settingRules, name)
}

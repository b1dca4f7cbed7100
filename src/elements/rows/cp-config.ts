import { type Settings, settingRules } from '../../core/index'
import { boolean, list, oneOf, string, text } from '../attributes'
import type { ElementRow } from '../row'

/** An attribute for a setting that is a text. The setting's own rule decides whether a text is valid. */
const setting = (name: keyof Settings) => text(undefined, settingRules[name][1], settingRules[name][0])

export const row = {
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
    'sign-in-ways': list(settingRules.signInWays),
    passphrase: setting('passphrase'),
    'password-encryption': oneOf('aes', 'none'),
    storage: oneOf('local', 'session', 'memory'),
    credentials: oneOf('same-origin', 'omit', 'include'),
    'idempotency-keys': boolean(),
    texts: oneOf('plain', 'html'),
    debug: boolean(),
  },
  events: [],
} satisfies ElementRow

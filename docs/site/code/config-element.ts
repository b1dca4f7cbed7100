/** The settings in markup: `<cp-config>`. */
import type { AttributeOf } from '../../../src/elements/elements'
import type { Shown } from './embed.ts'

/** The settings that it has as attributes. */
export const configAttributes: Readonly<Record<string, AttributeOf<'cp-config'>>> = {
  apiUrl: 'api-url',
  portalUrl: 'portal-url',
  'brand.name': 'brand-name',
  'brand.logo': 'brand-logo',
  'brand.providerLabel': 'brand-provider-label',
  'brand.consultantTitle': 'brand-consultant-title',
  locale: 'locale',
  locales: 'locales',
  currency: 'currency',
  timeZone: 'time-zone',
  signInWays: 'sign-in-ways',
  passphrase: 'passphrase',
  passwordEncryption: 'password-encryption',
  storage: 'storage',
  credentials: 'credentials',
  idempotencyKeys: 'idempotency-keys',
  texts: 'texts',
  debug: 'debug',
}

/**
 * The element with these settings; none if there are no settings.
 * @throws if a setting is no attribute: without it, the page would be another one than was chosen
 */
export function configElement(settings: object): Shown[] {
  const { brand = {}, ...others } = settings as Record<string, unknown>
  const flat = [
    ...Object.entries(others),
    ...Object.entries(Object(brand)).map(([name, value]) => [`brand.${name}`, value] as const),
  ].filter(([, value]) => value !== undefined)
  if (flat.length === 0) return []
  const attributes = flat.map(([name, value]) => {
    const attribute = configAttributes[name]
    if (!attribute)
      throw new Error(`<cp-config> has no attribute for the setting "${name}": a script must set it.`)
    return [attribute, Array.isArray(value) ? value.join(' ') : value]
  })
  return [{ tag: 'cp-config', attributes: Object.fromEntries(attributes) }]
}

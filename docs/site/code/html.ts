/** The code of a page without a bundler: the loader, settings, tags. */
import type { AttributeOf } from '../../../src/elements/elements'
import type { CodeFile, CodeOptions, Shown } from './code.ts'
import { attributesOf, configureCall, hasTokens, quoteInMarkup, tag, tokensCode } from './write.ts'

/** The settings that `<cp-config>` has as attributes. */
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
  passphrase: 'passphrase',
  passwordEncryption: 'password-encryption',
  storage: 'storage',
  credentials: 'credentials',
  idempotencyKeys: 'idempotency-keys',
  debug: 'debug',
}

export function htmlCode(elements: readonly Shown[], options: CodeOptions): CodeFile[] {
  const { scripts = '/cdn/', settings = {}, functions = {} } = options
  const config = Object.keys(functions).length === 0 ? configElement(settings) : undefined
  const head = [
    `<link rel="stylesheet" href="${scripts}reserve.css">`,
    ...(hasTokens(options) ? ['<link rel="stylesheet" href="/portal.css">'] : []),
    `<script type="module" src="${scripts}loader.js"></script>`,
    ...(config ? [] : ['<script type="module" src="/portal.js"></script>']),
  ]
  const body = [...(config ?? []), ...elements].map(
    (shown) =>
      `${tag(
        shown.tag,
        attributesOf(shown, (name, value) => `${name}=${quoteInMarkup(String(value))}`),
        '>',
      )}</${shown.tag}>`,
  )
  return [
    { name: 'index.html', language: 'html', code: [...head, '', ...body].join('\n') },
    ...(config
      ? []
      : [
          {
            name: 'portal.js',
            language: 'js' as const,
            code: [`import { configure } from '${scripts}loader.js'`, '', ...configureCall(options)].join(
              '\n',
            ),
          },
        ]),
    ...(hasTokens(options)
      ? [{ name: 'portal.css', language: 'css' as const, code: tokensCode(options) }]
      : []),
  ]
}

/** `<cp-config>` with settings; no element if there are none. `undefined` if it has no attribute for one of them: then a script sets all. */
export function configElement(settings: object): Shown[] | undefined {
  const { brand = {}, ...others } = settings as Record<string, unknown>
  const flat = [
    ...Object.entries(others),
    ...Object.entries(Object(brand)).map(([name, value]) => [`brand.${name}`, value] as const),
  ].filter(([, value]) => value !== undefined)
  if (flat.length === 0) return []
  const attributes = flat.map(([name, value]) => [
    configAttributes[name],
    Array.isArray(value) ? value.join(' ') : value,
  ])
  if (attributes.some(([name]) => name === undefined)) return undefined
  return [{ tag: 'cp-config', attributes: Object.fromEntries(attributes) }]
}

/**
 * The languages beside English, each loaded when a page needs it. The scripts for pages have them. A host of modules adds
 * them by `import 'client-portal-elements/languages'`: a bundle of one file has no language that nobody asked for.
 */
import type { Texts } from './i18n'

export const catalogues: Record<string, () => Promise<{ messages: Texts }>> = {
  ar: () => import('./messages/ar'),
  de: () => import('./messages/de'),
  'en-x-plain': () => import('./messages/en-x-plain'),
  es: () => import('./messages/es'),
  fr: () => import('./messages/fr'),
  nl: () => import('./messages/nl'),
  pl: () => import('./messages/pl'),
  // For all of Portuguese.
  pt: () => import('./messages/pt-BR'),
}

/** Leaves the languages to `client-portal-elements/languages`: modules have English alone by themselves. */
import type { Plugin } from 'vite'

const none = '\0no-catalogues'

export const askedLanguages: Plugin = {
  name: 'asked-languages',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/catalogues$/ },
    handler: (_, importer) => (importer?.endsWith('/load-texts.ts') ? none : undefined),
  },
  load: { filter: { id: /^\0no-catalogues$/ }, handler: () => 'export const catalogues = {}' },
}

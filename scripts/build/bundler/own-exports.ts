/**
 * The bundler's runtime lists the exports of a module by `for … in`, which also finds what a page has added to
 * `Object.prototype`, and fails on it. Here, it lists what is the module's own.
 */
import type { Plugin } from 'vite'

export const ownExports: Plugin = {
  name: 'own-exports',
  transform: {
    filter: { id: /^\0rolldown\/runtime\.js$/ },
    handler(code) {
      const own = code.replace('for (var name in all) ', 'for (var name of Object.keys(all)) ')
      if (own === code) throw new Error('The bundler lists exports in another way.')
      return { code: own, map: null }
    },
  },
}

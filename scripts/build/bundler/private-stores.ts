/**
 * Nanostores counts changes in a global variable, so that several copies of it share the count. The scripts for pages
 * contain one copy of their own, so they need no global variable, and add none to a host's page.
 */
import type { Plugin } from 'vite'

const count = '(globalThis.nanostoresGlobal ||= { epoch: 0 })'

/** Makes the count private. If a new version of Nanostores has other code there, the build fails. */
export const privateStores: Plugin = {
  name: 'private-stores',
  transform: {
    filter: { id: /\/nanostores\/atom\/index\.js$/ },
    handler(code) {
      if (!code.includes(count)) throw new Error('Nanostores keeps its count elsewhere.')
      return { code: code.replace(count, '{ epoch: 0 }'), map: null }
    },
  },
}

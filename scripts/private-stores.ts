/**
 * Nanostores counts its changes in a global, so that several copies of it share the count. The scripts for pages
 * hold one copy, for themselves: a host's page gets no global of ours.
 */
import type { Plugin } from 'vite'

const count = '(globalThis.nanostoresGlobal ||= { epoch: 0 })'

/** Should the library be written otherwise one day, the build fails. */
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

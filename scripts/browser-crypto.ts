/**
 * crypto-js looks for Node's `crypto` with `require`. For that, the bundler would add a `require` of its own to the
 * first file of every page: 0.3 KB of gzip. Browsers have `crypto`, so the look is left out.
 */
import type { Plugin } from 'vite'

const look = "typeof require === 'function'"

/** If a new version of crypto-js has other code there, the build fails. */
export const browserCrypto: Plugin = {
  name: 'browser-crypto',
  transform: {
    filter: { id: /\/crypto-js\/core\.js$/ },
    handler(code) {
      if (!code.includes(look)) throw new Error("crypto-js looks for Node's crypto in another way.")
      return { code: code.replace(look, 'false'), map: null }
    },
  },
}

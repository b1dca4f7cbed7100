/** Values that are fixed when the library is built. */
import manifest from '../package.json' with { type: 'json' }

const { CP_PASSPHRASE } = process.env

/** For Vite's `define`: each value is source code. */
export const buildConstants = {
  __CP_VERSION__: JSON.stringify(manifest.version),
  // With `undefined`, the default of the settings stays.
  __CP_PASSPHRASE__: CP_PASSPHRASE ? JSON.stringify(CP_PASSPHRASE) : 'undefined',
}

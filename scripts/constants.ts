/** What is fixed when the library is built. */
import manifest from '../package.json' with { type: 'json' }

const { CP_PASSPHRASE } = process.env

/** For Vite's `define`: each value is source text. */
export const buildConstants = {
  __CP_VERSION__: JSON.stringify(manifest.version),
  // As `undefined` it leaves the default to the settings.
  __CP_PASSPHRASE__: CP_PASSPHRASE ? JSON.stringify(CP_PASSPHRASE) : 'undefined',
}

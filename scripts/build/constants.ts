/** Values that are fixed when the library is built. */
import manifest from '../../package.json' with { type: 'json' }

const { CP_PASSPHRASE } = process.env

/** For Vite's `define`: each value is source code. */
export const buildConstants = {
  __CP_VERSION__: JSON.stringify(manifest.version),
  // Only in the package's modules, the host's own React draws the views.
  __CP_HOSTS_REACT__: 'false',
  // Only the scripts for pages know where the files beside them are.
  __CP_KNOWS_FILES__: 'false',
  // Only the loader among the scripts for pages knows the files beside it.
  __CP_FILES__: 'undefined',
  // With `undefined`, the default of the settings stays.
  __CP_PASSPHRASE__: CP_PASSPHRASE ? JSON.stringify(CP_PASSPHRASE) : 'undefined',
}

/**
 * crypto-js looks for Node's `crypto` by `require`, for which the bundler would put 0.2 KB into the first file of each page.
 * Browsers have a `crypto`. Its files are for AMD, too: Turbopack and webpack would look for what `define()` names there.
 */
export const browsersCrypto = { 'typeof require': '"undefined"', 'typeof define': '"undefined"' }

/** The oldest browsers that the scripts for pages are written for: those of two years before this version. */
export const browsers = ['chrome131', 'edge131', 'firefox132', 'safari18.1']

/** For the `define` of scripts that run in browsers alone, with all packages in them. */
export const inBrowsers = { 'process.env.NODE_ENV': '"production"', ...browsersCrypto }

/** Addresses that the publisher fills in, in `package.json`, and what follows from them. */
import manifest from '../../../package.json' with { type: 'json' }

/** Where the sources are published: `https://github.com/company/client-portal-elements`. Nowhere yet if it is empty. */
const repository = manifest.repository

/** The address of a file of the repository, or `undefined` as long as the sources are published nowhere. */
export function sourceOf(path: string): string | undefined {
  return repository ? `${repository}/blob/main/${path}` : undefined
}

/** The version of the package. */
export const { version } = manifest

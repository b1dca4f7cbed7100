/** Addresses that the publisher fills in, in `package.json`, and what follows from them. */
import manifest from '../../../package.json' with { type: 'json' }

// Whoever publishes fills them in, in one of the forms that npm takes.
const { repository: repositoryField, homepage: homepageField }: { repository: unknown; homepage: unknown } =
  manifest

/** Where the sources are published: `https://github.com/company/client-portal-elements`. Nowhere yet if it is empty. */
const repository = readRepository(repositoryField)

/** @param field an address, `{ url }`, or `github:company/name`. npm writes addresses as `git+https://….git`. */
export function readRepository(field: unknown): string {
  const address = typeof field === 'object' && field && 'url' in field ? field.url : field
  return String(address ?? '')
    .replace(/^github:/, 'https://github.com/')
    .replace(/^git\+/, '')
    .replace(/(\.git|\/)$/, '')
}

/** The address of a file of the repository, or `undefined` as long as the sources are published nowhere. */
export function sourceOf(path: string): string | undefined {
  return repository ? `${repository}/blob/main/${path}` : undefined
}

/**
 * Where a file of the repository opens beside a terminal, in a machine of CodeSandbox that has the whole repository: the
 * projects of the hosts install the package from it. `undefined` if the sources are not on GitHub.
 */
export function sandboxOf(path: string): string | undefined {
  const [, name] = /^https:\/\/github\.com\/([^/]+\/[^/]+)$/.exec(repository) ?? []
  return name && `https://codesandbox.io/p/github/${name}/main?file=${encodeURIComponent(`/${path}`)}`
}

/** Where the site is published, with a slash at its end. Unknown if it is empty. */
const homepage = readHomepage(homepageField)

/** @throws if it is neither empty nor an address */
export function readHomepage(field: unknown): string {
  if (!field) return ''
  const address = String(field)
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(
      `"homepage" in package.json is ${address}. Write the address of the site: https://company.example/portal/`,
    )
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(/(?<!\/)$/, '/')
}

/** The whole address of a page of the site, or `undefined` as long as nobody knows where the site is. */
export function publishedAt(url: string): string | undefined {
  return homepage ? homepage + url.slice(1) : undefined
}

/**
 * The path of the site on its server, for the one page that can stand at any address. `undefined` as long as nobody knows
 * where the site is.
 */
export const basePath = homepage ? new URL(homepage).pathname : undefined

/** The version of the package. */
export const { version } = manifest

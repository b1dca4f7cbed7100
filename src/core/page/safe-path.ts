/** Decides which addresses from a server or an address bar may be followed. */
import { pageUrl } from './browser'

type SafePath = { kind: 'portal'; path: string } | { kind: 'external'; href: string }

/**
 * @returns a path of this portal (`/support`), or an https address, which is opened in a new tab with `noopener`.
 * `null` for all others (`javascript:`, `data:`, `//host`, `/\host`, http): show them as plain text. So is an https
 * address that names a user: `https://bank.example@evil.example` leads to the second one.
 */
export function safePath(path: string): SafePath | null {
  if (isDeceptive(path)) return null
  if (path.startsWith('/')) return path.startsWith('//') ? null : { kind: 'portal', path }
  if (!/^https:\/\//i.test(path) || !URL.canParse(path)) return null
  const url = new URL(path)
  return namesUser(url) ? null : { kind: 'external', href: url.href }
}

/** Parses a full address of this page's own origin. @returns `null` for any other address. */
export function ownUrl(address: string): URL | null {
  if (isDeceptive(address) || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  return url.origin === new URL(pageUrl()).origin && !namesUser(url) ? url : null
}

/** Whether an address has a user or a password before its host. It is made to look like another host's. */
export const namesUser = ({ username, password }: URL): boolean => username !== '' || password !== ''

/** The link by which a client writes to an email address; `undefined` if it is more than an address alone. */
export const mailHref = (email: string): string | undefined =>
  /^[^\s?&#%,;:/\\<>"()[\]@]+@[^\s?&#%,;:/\\<>"()[\]@]+$/.test(email) ? `mailto:${email}` : undefined

/** Browsers drop control characters and read a backslash as a slash, so `/\t/host` leads to another host. */
const isDeceptive = (address: string) =>
  Array.from(address).some((character) => character <= ' ' || character === '\u007f' || character === '\\')

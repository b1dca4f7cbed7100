/** Decides which addresses from a server or an address bar may be followed. */
import { attempt, page, pageUrl } from './browser'
import { ownMachine } from './origin'

type SafePath = { kind: 'portal'; path: string } | { kind: 'external'; href: string }

/**
 * @returns a path of this portal (`/support`), or an https address, which is opened in a new tab with `noopener`.
 * `null` for all others (`javascript:`, `data:`, `//host`, `/\host`, http): show them as plain text. So is an https
 * address that names a user: `https://bank.example@evil.example` leads to the second one. A page on the developer's own
 * machine may also link there by http; a published app, such as `https://localhost` of Capacitor, may not.
 */
export function safePath(path: string): SafePath | null {
  if (isDeceptive(path)) return null
  if (path.startsWith('/')) return path.startsWith('//') ? null : { kind: 'portal', path }
  if (!isHttp(path) || !URL.canParse(path)) return null
  const url = new URL(path)
  const isTrusted =
    url.protocol === 'https:' || (ownMachine.test(url.origin) && ownMachine.test(page?.origin ?? ''))
  return isTrusted && !namesUser(url) ? { kind: 'external', href: url.href } : null
}

/** Parses a full address of this page's own origin. @returns `null` for any other address. */
export function ownUrl(address: string): URL | null {
  if (isDeceptive(address) || !isHttp(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  return url.origin === new URL(pageUrl()).origin && !namesUser(url) ? url : null
}

const isHttp = (address: string) => /^https?:\/\//i.test(address)

/** Whether an address has a user or a password before its host. It is made to look like another host's. */
export const namesUser = ({ username, password }: URL): boolean => username !== '' || password !== ''

/** The link by which a client writes to an email address; `undefined` if it is more than an address alone. */
export const mailHref = (email: string): string | undefined =>
  /^[^\s?&#%,;:/\\<>"()[\]@]+@[^\s?&#%,;:/\\<>"()[\]@]+$/.test(email) ? `mailto:${email}` : undefined

/** Decodes percent-encoding. A malformed `%` must not cause an error: the text then stays as it is. */
export const decoded = (text: string): string => attempt(() => decodeURIComponent(text)) ?? text

/** Browsers drop control characters and read a backslash as a slash, so `/\t/host` leads to another host. */
const isDeceptive = (address: string) =>
  [...address].some((character) => character <= ' ' || character === '\u007f' || character === '\\')

/** A name without the characters that turn text around: with them, `gpj.exe` looks like `exe.jpg`. */
export function visibleName(name: string): string {
  return name.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}

/** The file name at the end of an address: each name that comes from one is read here. A host is none. */
export function nameOfUrl(url: string): string {
  const last =
    url
      .replace(/^([a-z]+:)?\/\/[^/?#]*/i, '')
      .replace(/[?#].*/s, '')
      .split('/')
      .pop() ?? ''
  return visibleName(decoded(last))
}

/** Decides which addresses from a server or an address bar may be followed. */

type SafePath = { kind: 'portal'; path: string } | { kind: 'external'; href: string }

/**
 * Checks an address.
 * @returns a path of this portal (`/support`), or an https address, which is opened in a new tab with
 * `noopener`. `null` for all others (`javascript:`, `data:`, `//host`, `/\host`, http): show them as plain
 * text.
 */
export function safePath(path: string): SafePath | null {
  // Browsers drop control characters and read a backslash as a slash, so `/\t/host` leads to another host.
  if (hasControls(path) || path.includes('\\')) return null
  if (path.startsWith('/')) return path.startsWith('//') ? null : { kind: 'portal', path }
  if (!/^https:\/\//i.test(path) || !URL.canParse(path)) return null
  return { kind: 'external', href: new URL(path).href }
}

const hasControls = (text: string) =>
  Array.from(text).some((character) => character <= ' ' || character === '\u007f')

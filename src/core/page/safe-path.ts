/** Which addresses that came from a server or an address bar may be followed. */

type SafePath = { kind: 'portal'; path: string } | { kind: 'external'; href: string }

/**
 * A path of this portal (`/support`), or an https address that is opened apart with `noopener`.
 * Everything else (`javascript:`, `data:`, `//host`, `/\host`, http) is `null`: show it as plain text.
 */
export function safePath(path: string): SafePath | null {
  // Browsers drop control characters and read a backslash as a slash: `/\t/host` is another host.
  if (hasControls(path) || path.includes('\\')) return null
  if (path.startsWith('/')) return path.startsWith('//') ? null : { kind: 'portal', path }
  if (!/^https:\/\//i.test(path) || !URL.canParse(path)) return null
  return { kind: 'external', href: new URL(path).href }
}

const hasControls = (text: string) =>
  Array.from(text).some((character) => character <= ' ' || character === '\u007f')

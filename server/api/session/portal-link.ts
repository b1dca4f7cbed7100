/** Addresses of the portal's pages, for mails. */

/**
 * What stands behind # comes to no server, and into no log. A portal that routes by the hash has its whole path there.
 *
 * @param page `sign-in` @param parts What the page is told: `https://portal.example.com/sign-in#/…/…`
 */
export function portalLink(portalUrl: string, page: string, ...parts: string[]): string {
  const before = `${portalUrl}/${page}${portalUrl.includes('#') ? '' : '#'}`
  return [before, ...parts.map(encodeURIComponent)].join('/')
}

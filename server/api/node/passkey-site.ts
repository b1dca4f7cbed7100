/** For which site passkeys are, and which pages may ask for them. */

export interface PasskeySite {
  /** The domain that passkeys are for, with all that is below it. */
  domain: string
  /** The origins of the pages that may ask for them. */
  origins: readonly string[]
}

/**
 * @param domain Without one, that of the portal.
 * @returns `undefined` where there can be none: an address of numbers has no passkeys
 */
export function passkeySite(
  portalUrl: string,
  others: readonly string[],
  domain = new URL(portalUrl).hostname,
): PasskeySite | undefined {
  if (/^[\d.]+$|^\[/.test(domain)) return undefined
  return { domain, origins: [...new Set([new URL(portalUrl).origin, ...others])] }
}

/**
 * What `/.well-known/webauthn` tells browsers: pages of other domains may ask for these passkeys, too.
 *
 * @returns nothing where the domain is not the portal's own, which would have to tell it, or where all pages are below it
 */
export function relatedOrigins(site: PasskeySite | undefined, portalUrl: string): readonly string[] {
  if (site?.domain !== new URL(portalUrl).hostname) return []
  const isBelow = ({ hostname }: URL) => `.${hostname}`.endsWith(`.${site.domain}`)
  return site.origins.filter((origin) => !isBelow(new URL(origin)))
}

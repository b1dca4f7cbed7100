import { token } from '../style/tokens'

/**
 * A table's height on a page that is about it: down to the end of the window, or some five rows; or what the host says. A portal
 * says in `--_around` what stands above and below it.
 */
export const pageHeight = 'var(--cp-list-height,max(100dvh - var(--_around,20.5rem),min(20rem,70dvh)))'

/** The same only in a portal, where nothing stands below it: there, `--_page-height` is set. Elsewhere, the specification's 40vh. */
export const portalPageHeight = `var(--_page-height,${token('list-height')})`

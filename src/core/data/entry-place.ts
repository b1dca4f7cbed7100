import { pageUrl } from '../page/browser'
import { keep, readKept } from '../page/entry-state'
import { isRecord } from '../page/is-record'
import type { ListPlace } from '../routing/list-place'
import { $clientId } from '../session/session'
import { digest } from '../text/hash'

/**
 * The entry of the browser's history, for an element that stands alone on a host's page. Until something is stored
 * there, the query of the page says which status is shown: that is where the tiles of `<cp-summary>` lead.
 *
 * Another client who signs in finds nothing of it, nor whose it was.
 *
 * @param name Identifies the list on the page.
 */
export const placeInEntry = (name: string): ListPlace => ({
  read() {
    const kept = readKept(keyOf(name))
    if (!isRecord(kept)) return { status: new URL(pageUrl()).searchParams.get('status') ?? '' }
    // Another script may have stored anything there.
    return Object.fromEntries(Object.entries(kept).map(([key, text]) => [key, String(text)]))
  },
  write: (query) => keep(keyOf(name), query),
})

function keyOf(name: string): string {
  const clientId = $clientId.get()
  return clientId ? `${name} ${digest(clientId)}` : name
}

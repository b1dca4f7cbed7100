/** Where a list keeps what it shows, so that Back, Forward and reload find it. */
import type { ReadableAtom } from 'nanostores'
import type { Stop } from '../page/browser'
import { type Query, screenOf } from './routing'

export interface ListPlace {
  read(): Query
  write(query: Query): void
  /** Calls back when a link, or a step in the browser's history, asks for something else. */
  onAsked?(listener: (query: Query) => void): Stop
}

/** All that a list writes: `List.show()` reads the same. The rest of an address's query belongs to others. */
const names = ['status', 'search', 'sort', 'page', 'more']

/** The parts of a path's query, as they are written there: others may read theirs in a way of their own. */
const partsOf = (path: string) => path.slice(screenOf(path).length + 1).split('&')

const isOurs = (part: string) => names.includes(part.split('=', 1)[0] ?? '')

/**
 * The address of a portal: `/services/services-history?status=Active`.
 *
 * @param $entry The path of the portal, and the number of paths visited before.
 * @param setPath Changes the path in the current entry of the history, without a visit.
 */
export function placeInPortal(
  $entry: ReadableAtom<{ path: string; visit: number }>,
  setPath: (path: string) => void,
): ListPlace {
  const pathNow = () => $entry.get().path
  const screen = screenOf(pathNow())
  const read = () => Object.fromEntries(new URLSearchParams(partsOf(pathNow()).filter(isOurs).join('&')))
  return {
    read,
    write(query) {
      if (screenOf(pathNow()) !== screen) return
      const others = partsOf(pathNow()).filter((part) => !isOurs(part))
      const parts = [...others, new URLSearchParams(query).toString()].filter((part) => part !== '')
      setPath(parts.length > 0 ? `${screen}?${parts.join('&')}` : screen)
    },
    onAsked: (listener) =>
      $entry.listen(({ path, visit }, before) => {
        if (visit !== before?.visit && screenOf(path) === screen) listener(read())
      }),
  }
}

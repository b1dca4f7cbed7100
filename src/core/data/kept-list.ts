/** Keeps what a list shows where the client can come back to it. */

import type { Stop } from '../page/browser'
import { stopAll } from '../page/browser'
import { parseJson, toJson } from '../page/json'
import { openStorage } from '../page/storage'
import type { ListPlace } from '../routing/list-place'
import type { Query } from '../routing/routing'
import { reader } from '../server/schema/read'
import { writtenKeys } from '../session/keys/session-keys'
import { $clientId } from '../session/session'
import { $settings } from '../settings/config'
import { unwritten } from './at-rest'
import { addedIn, type List, mostWhole } from './list'

/** How long a list rests before it is written down, in milliseconds: not every letter of a search is. */
const rest = 300

/** Writes down what a list shows when the client has changed it, and shows what its place is asked for. */
export function keepList(list: Pick<List<unknown>, '$query' | 'show'>, place: ListPlace): Stop {
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => {
    clearTimeout(timer)
    unwritten.delete(write)
  }
  const write = () => {
    forget()
    place.write(list.$query.get())
  }
  const stops = [
    list.$query.listen(() => {
      forget()
      timer = setTimeout(write, rest)
      unwritten.add(write)
    }),
    place.onAsked?.((query) => {
      list.show(query)
      forget()
    }),
    // What still waits is forgotten: by now, the entry that it would be written to is perhaps another one.
    forget,
  ]
  return stopAll(stops)
}

const readWhole = reader({ clientId: 'id', lists: ['text'] })
const storage = () => openStorage($settings.get().storage)

/** The names of the lists of which the client wants to see all rows. The browser keeps them until the sign-out. */
function wholeLists(): string[] {
  const kept = readWhole(parseJson(storage().get(writtenKeys.whole)))
  return kept && kept.clientId === $clientId.get() ? kept.lists : []
}

const isWhole = (query: Query) => addedIn(query) >= mostWhole

/**
 * The same place for a list that comes back as a whole, wherever the client finds it, if they have last chosen to see all rows.
 * @param name Names what is listed.
 */
export function rememberingWhole(place: ListPlace, name: string): ListPlace {
  /** What this list showed last. Another one may have chosen otherwise since: only a choice made here is written down. */
  let wasWhole = false
  const shown = (asked: Query): Query => {
    const isKept = !isWhole(asked) && wholeLists().includes(name)
    const query = isKept ? { ...asked, more: `${mostWhole}` } : asked
    wasWhole = isWhole(query)
    return query
  }
  const keep = () => {
    const lists = wholeLists().filter((each) => each !== name)
    if (wasWhole) lists.push(name)
    const kept = lists.length > 0 ? toJson({ clientId: $clientId.get(), lists }) : null
    storage().set(writtenKeys.whole, kept)
  }
  return {
    read: () => shown(place.read()),
    write(query) {
      const isChosen = isWhole(query) !== wasWhole
      wasWhole = isWhole(query)
      if (isChosen) keep()
      place.write(query)
    },
    onAsked: (listener) => place.onAsked?.((query) => listener(shown(query))) ?? (() => {}),
  }
}

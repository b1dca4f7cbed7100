/** Keeps what a list shows where the client can come back to it. */

import type { Stop } from '../page/browser'
import { stopAll } from '../page/browser'
import type { ListPlace } from '../routing/list-place'
import { unwritten } from './at-rest'
import type { List } from './list'

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

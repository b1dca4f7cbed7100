import { useContext, useEffect, useMemo, useRef } from 'react'
import { keepList, type List, placeInEntry, rememberingWhole } from '../../../core/index'
import { LocationContext, useHost } from '../../host/use-host'

/**
 * Keeps what a full list shows (filter, search, order, page) where it comes back with Back, Forward and reload: in the
 * portal's address, or in the history of the host's page.
 *
 * That the client wants to see all rows is remembered, too: the list comes back so on every way to it.
 *
 * The next client who signs in on a host's page finds nothing of it. A portal's address is the browser's: Back leads to it.
 *
 * @param list A list that no other component has drawn yet.
 * @param name Names what is listed.
 * @param isFull Whether the list is the full one. A short one, as on the dashboard, keeps nothing.
 * @param id The `_id` of what the list belongs to.
 */
export function useKeptList<Row>(list: List<Row>, name: string, isFull = true, id = ''): void {
  const host = useHost()
  const location = useContext(LocationContext)
  const place = useMemo(
    () => rememberingWhole(location?.listPlace() ?? placeInEntry(`${host.placeOnPage()} ${id}`), name),
    [location, host, id, name],
  )
  const shown = useRef<List<Row>>(undefined)
  // Before the list is drawn for the first time, so that it is never seen as it was at the beginning.
  if (isFull && shown.current !== list) {
    shown.current = list
    list.show(place.read())
  }
  useEffect(() => (isFull ? keepList(list, place) : undefined), [list, place, isFull])
}

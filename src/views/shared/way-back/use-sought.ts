import { type RefObject, useContext, useEffect } from 'react'
import { pageUrl, type Sought, soughtAt } from '../../../core/index'
import { LocationContext, useHost } from '../../host/use-host'
import { VisitContext } from '../screen'

/** Where each portal, or element of a host's page, has led last: a list that is filtered, or drawn anew, leads there no more. */
const led = new WeakMap<object, Map<Sought, string>>()

const fields = 'input,textarea,select,[contenteditable]'

/** Whether the focus is in a field of the same element. */
function isInField(row: Element): boolean {
  const root = row.getRootNode() as Document | ShadowRoot
  return root.activeElement?.matches(fields) === true
}

/**
 * Leads to the row that the address names, once it is there: it is in view, and has the focus. Each visit leads there once, and
 * takes the focus from no field. The row has `data-sought`; its first link takes the focus, or itself, if it has a `tabindex`.
 * @param placeOf finds the place of its row
 * @param onLed called once the client is there, with what has the focus
 * @returns this place; -1 for none
 */
export function useSought(
  list: RefObject<Element | null>,
  name: Sought,
  placeOf: (sought: string) => number,
  onLed?: (focused: HTMLElement, sought: string) => void,
): number {
  const host = useHost()
  const location = useContext(LocationContext)
  const visit = useContext(VisitContext)
  const sought = soughtAt(location?.$entry.get().path ?? pageUrl(), name)
  const place = sought ? placeOf(sought) : -1
  const isThere = place >= 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row may move, and a visit may lead to the same one again
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[data-sought]')
    const way = `${visit} ${sought}`
    const owner = location ?? host
    const ways = led.get(owner) ?? new Map<Sought, string>()
    if ((sought && !row) || ways.get(name) === way) return
    led.set(owner, ways.set(name, way))
    if (!row || isInField(row)) return
    const focused = row.hasAttribute('tabindex') ? row : row.querySelector<HTMLElement>('a')
    focused?.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'center' })
    if (focused) onLed?.(focused, sought)
  }, [visit, sought, isThere])
  return place
}

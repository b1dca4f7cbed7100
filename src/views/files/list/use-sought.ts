import { type RefObject, useContext, useEffect } from 'react'
import { type ProjectFile, pageUrl, soughtFile } from '../../../core/index'
import { LocationContext, useHost } from '../../host/use-host'
import { VisitContext } from '../../shared/screen'

/** Where each portal, or element of a host's page, has led last: a list that is filtered, or drawn anew, leads there no more. */
const led = new WeakMap<object, string>()

const fields = 'input,textarea,select,[contenteditable]'

/** Whether the focus is in a field of the same element. */
function isInField(row: Element): boolean {
  const root = row.getRootNode() as Document | ShadowRoot
  return root.activeElement?.matches(fields) === true
}

/**
 * Leads to the file that the address names, once it is there: it is in view, and has the focus. Each visit leads there once, and
 * takes the focus from no field.
 * @returns the place of its row; -1 for none
 */
export function useSought(
  list: RefObject<Element | null>,
  rows: readonly { versions: readonly Pick<ProjectFile, 'id'>[] }[],
): number {
  const host = useHost()
  const location = useContext(LocationContext)
  const visit = useContext(VisitContext)
  const id = soughtFile(location?.$entry.get().path ?? pageUrl())
  const place = id ? rows.findIndex(({ versions }) => versions.some((file) => file.id === id)) : -1
  const isThere = place >= 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row may move, and a visit may lead to the same one again
  useEffect(() => {
    const row = list.current?.children[place]
    const way = `${visit} ${id}`
    const owner = location ?? host
    if ((id && !row) || led.get(owner) === way) return
    led.set(owner, way)
    if (!row || isInField(row)) return
    row.querySelector('a')?.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'center' })
  }, [visit, id, isThere])
  return place
}

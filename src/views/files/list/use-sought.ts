import { type RefObject, useContext, useEffect } from 'react'
import { type ProjectFile, pageUrl, soughtFile } from '../../../core/index'
import { LocationContext } from '../../host/use-host'
import { VisitContext } from '../../shared/screen'

/**
 * Leads to the file that the address names, once it is there: it is in view, and has the focus.
 * @returns the place of its row; -1 for none
 */
export function useSought(
  list: RefObject<Element | null>,
  rows: readonly { versions: readonly Pick<ProjectFile, 'id'>[] }[],
): number {
  const location = useContext(LocationContext)
  const visit = useContext(VisitContext)
  const id = soughtFile(location?.$entry.get().path ?? pageUrl())
  const place = id ? rows.findIndex(({ versions }) => versions.some((file) => file.id === id)) : -1
  const isThere = place >= 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row may move, and a visit may lead to the same one again
  useEffect(() => {
    const row = list.current?.children[place]
    row?.querySelector('a')?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'center' })
  }, [visit, id, isThere])
  return place
}

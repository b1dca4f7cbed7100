import { useLayoutEffect, useMemo, useState } from 'react'
import { $settings, type FieldOwner, loadForView, warnOnce } from '../../../core/index'
import { useStore } from '../../host/use-store'
import type { Column } from '../../ui/tables/columns'
import type * as OwnColumns from './own-columns'

/**
 * Adds the fields that the host names beside the contract to the columns of a list. What draws them comes later: until then
 * their columns stand there, empty.
 *
 * @param columns Other ones when the client's language changes.
 * @param owner Left out for a list that shows none.
 */
export function useOwnColumns<Row extends object>(
  columns: readonly Column<Row>[],
  owner?: FieldOwner | false,
): readonly Column<Row>[] {
  const { fields } = useStore($settings)
  const own = owner && fields?.[owner]
  const [code, setCode] = useState<typeof OwnColumns>()
  useLayoutEffect(() => {
    if (owner && fields)
      loadForView(() => import('./own-columns')).then(setCode, (error) =>
        warnOnce(`the fields could not be loaded: ${error}`),
      )
  }, [owner, fields])
  return useMemo(() => {
    if (!own) return columns
    if (code) return code.withFields(columns, owner, own)
    // The types are only promised: a title is a text.
    const named = own.filter(({ label }) => typeof label === 'string')
    return columns.concat(
      named.map(({ label }, index) => ({ id: `${index}`, header: label, cell: () => '' })),
    )
  }, [columns, owner, own, code])
}

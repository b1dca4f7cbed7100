import { useLayoutEffect, useMemo, useState } from 'react'
import { $settings, type FieldOwner, loadForView, warnOnce } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { type Column, dateWidth } from '../../ui/tables/columns'
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
    const added = code
      ? code.ownColumns<Row>(owner, own)
      : own.map(({ label }, index) => ({
          id: `${index}`,
          header: label,
          width: dateWidth,
          cell: () => '',
        }))
    // The links of a list, whose column has no title, stay at its end.
    const all = columns
      .concat(added)
      .sort((one, other) => Number(!!one.headerHidden) - Number(!!other.headerHidden))
    return code ? all.map(code.inWhole<Row>) : all
  }, [columns, owner, own, code])
}

import { useLayoutEffect, useMemo, useState } from 'react'
import {
  $settings,
  type FieldOwner,
  type List,
  loadForView,
  type OwnField,
  warnOnce,
} from '../../../core/index'
import { useStore } from '../../host/use-store'
import type { Column } from '../../ui/tables/columns'
import type * as OwnColumns from './own-columns'

/** What draws the fields; `null` when it could not be had. */
let loaded: typeof OwnColumns | null | undefined

/** Outside of a list, a field has its place before it is drawn. */
const roomFor = ({ label }: OwnField, index: number) => ({
  id: `own ${index}`,
  header: `${label}`,
  cell: () => null,
})

/**
 * Adds the fields that the host names beside the contract to the columns of a list. The rows of the list wait for what draws
 * them: so nothing moves when it comes.
 *
 * @param columns Other ones when the client's language changes.
 * @param owner Left out for a list that shows none.
 * @returns the columns, and whether those of the fields are still to come
 */
export function useOwnColumns<Row extends object>(
  columns: readonly Column<Row>[],
  owner: FieldOwner | false,
  list?: List<Row>,
): [columns: readonly Column<Row>[], isComing: boolean] {
  const { fields } = useStore($settings)
  const own = owner && fields?.[owner]
  const [code, setCode] = useState(loaded)
  const isComing = Boolean(own) && code === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: later, the client sees rows, and they stay
  useMemo(() => isComing && list?.$texts.set(null), [list])
  useLayoutEffect(() => {
    if (owner && own)
      loadForView(() => import('./own-columns'))
        .catch((error) => {
          warnOnce(`the fields could not be loaded: ${error}`)
          return null
        })
        .then((module) => {
          loaded = module
          setCode(module)
          list?.$texts.set(module ? module.textsOf(list, owner, own) : list.texts)
        })
  }, [list, owner, own])
  return [
    useMemo(() => {
      if (!owner || !own) return columns
      if (code) return code.withFields(columns, owner, own)
      return isComing && !list ? [...columns, ...own.map(roomFor)] : columns
    }, [columns, owner, own, code, isComing, list]),
    isComing,
  ]
}

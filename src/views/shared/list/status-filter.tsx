import { $format, type List } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Segmented } from '../../ui/fields/segmented'
import { css } from '../../ui/style/styles'

const line = css({ flex: '1 1 100%', minInlineSize: 0 })

export interface StatusFilterProps {
  list: Pick<List<unknown>, '$filter' | '$count' | 'filter'>
  /** The name of the filter for a screen reader. */
  label: string
  /** Each status with its label, in the order in which they are shown. The empty status stands for all. */
  labels: readonly (readonly [status: string, label: string])[]
}

/** The chosen status shows the number of its rows that match the search. */
export function StatusFilter({ list, label, labels }: StatusFilterProps) {
  const format = useStore($format)
  const chosen = useStore(list.$filter)
  const count = useStore(list.$count)
  return (
    <div className={line}>
      <Segmented
        label={label}
        value={chosen}
        onChange={list.filter}
        options={labels.map(([value, text]) => ({
          value,
          label: text,
          ...(value === chosen && count !== undefined && { count: format.count(count) }),
        }))}
      />
    </div>
  )
}

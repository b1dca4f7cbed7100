import { $format, commonMessages, type List } from '../../../core/index'
import { useStore } from '../../host/use-store'

/** How much of a long list has come: `2,000 of 10,000 loaded`; `undefined` once it is whole. */
export function useArrived(list: Pick<List<unknown>, '$part'>): string | undefined {
  const t = useStore(commonMessages)
  const format = useStore($format)
  const part = useStore(list.$part)
  if (!part) return undefined
  const count = format.count(part.count)
  return part.total === undefined
    ? t.arrivedSome({ count })
    : t.arrived({ count, total: format.count(part.total) })
}

import { $format, listMessages, type ResourceStore } from '../../../../core/index'
import { useStore } from '../../../host/use-store'
import { css } from '../../../ui/style/styles'
import { buttonRoom } from '../../../ui/style/target'
import { token } from '../../../ui/style/tokens'

/** As high as a footer with a small button. */
const line = css({
  display: 'flex',
  alignItems: 'center',
  ...buttonRoom(),
  fontSize: token('text-sm'),
  color: token('text-muted'),
  fontVariantNumeric: 'tabular-nums',
})

export interface ArrivedProps {
  store: ResourceStore<unknown>
}

/** How much of a long list has come: `2,000 of 10,000 loaded`. */
export function Arrived({ store }: ArrivedProps) {
  const t = useStore(listMessages)
  const format = useStore($format)
  const arrived = useStore(store.$arrived)
  const text = ({ count, total }: NonNullable<typeof arrived>) => {
    const values = { count: format.count(count) }
    return total === undefined ? t.arrivedSome(values) : t.arrived({ ...values, total: format.count(total) })
  }
  return <p className={line}>{arrived && text(arrived)}</p>
}

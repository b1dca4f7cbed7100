import { $format, commonMessages, type ResourceStore } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import { RowsInView, type RowsInViewProps } from '../../ui/tables/rows-in-view'

const line = css({ padding: space(4, 5) })

export interface LongRowsProps extends RowsInViewProps {
  /** How many rows are printed; `undefined` while the page is on a screen. */
  printed: number | undefined
}

/** Only a long list loads this. It tells which rows are in view, and below a print how many rows there are. */
export function LongRows({ printed, ...props }: LongRowsProps) {
  const t = useStore(commonMessages)
  const format = useStore($format)
  const { total } = props
  return (
    <>
      <RowsInView {...props} />
      {printed !== undefined && printed < total && (
        <p className={line}>{t.printed({ count: format.count(printed), total: format.count(total) })}</p>
      )}
    </>
  )
}

/** As high as a footer with a small button. */
const arrivedLine = css({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  fontSize: token('text-sm'),
  color: token('text-muted'),
  fontVariantNumeric: 'tabular-nums',
})

/** How much of a long list has come: `2,000 of 10,000 loaded`. */
export interface ArrivedProps {
  store: ResourceStore<unknown>
}

export function Arrived({ store }: ArrivedProps) {
  const t = useStore(commonMessages)
  const format = useStore($format)
  const arrived = useStore(store.$arrived)
  const text = ({ count, total }: NonNullable<typeof arrived>) => {
    const values = { count: format.count(count) }
    return total === undefined ? t.arrivedSome(values) : t.arrived({ ...values, total: format.count(total) })
  }
  return <p className={arrivedLine}>{arrived && text(arrived)}</p>
}

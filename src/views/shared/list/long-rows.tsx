import { $format, listMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { css } from '../../ui/style/styles'
import { space } from '../../ui/style/tokens'
import { RowsInView, type RowsInViewProps } from '../../ui/tables/rows-in-view'

const line = css({ padding: space(4, 5) })

export interface LongRowsProps extends RowsInViewProps {
  /** How many rows are printed; `undefined` while the page is on a screen. */
  printed: number | undefined
}

/** Only a long list loads this. It tells which rows are in view, and below a print how many rows there are. */
export function LongRows({ printed, ...props }: LongRowsProps) {
  const t = useStore(listMessages)
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

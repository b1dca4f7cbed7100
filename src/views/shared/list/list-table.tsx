import { useRef, useState } from 'react'
import { $format, commonMessages } from '../../../core/index'
import { onDemand } from '../../host/on-demand'
import { useStore } from '../../host/use-store'
import { css } from '../../ui/style/styles'
import { space } from '../../ui/style/tokens'
import type { RowsInViewProps } from '../../ui/tables/rows-in-view'
import { Table, type TableProps, type TableSlice } from '../../ui/tables/table'
import { usePrinting } from '../use-printing'

const line = css({ padding: space(4, 5) })

/** How many rows of a long list are drawn before the code has come that tells which are in view. */
const mostAtFirst = 100
/** A longer list prints only its first rows, and says so: more of them would stop the page for a minute. */
const mostPrinted = 1000

const RowsInView = onDemand(
  () => import('../../ui/tables/rows-in-view'),
  ({ RowsInView }, props: RowsInViewProps) => <RowsInView {...props} />,
)

interface ListTableProps<Row> extends TableProps<Row> {
  /** The list has very many rows, or will have: only the rows in view are drawn, by code that is loaded only then. */
  isLong: boolean
}

/** The rows of a list. It is the same table with the same box however many rows come, so whoever reads stays in place. */
export function ListTable<Row>({ isLong, ...props }: ListTableProps<Row>) {
  const { rows, narrowRows = 0 } = props
  const t = useStore(commonMessages)
  const format = useStore($format)
  const isPrinting = usePrinting()
  const box = useRef<HTMLDivElement>(null)
  const [inView, setInView] = useState<TableSlice>()
  const slice = isLong && !isPrinting ? inView : undefined
  const most = isPrinting ? mostPrinted : isLong ? Math.max(mostAtFirst, narrowRows) : rows.length
  return (
    <>
      <Table {...props} rows={rows.slice(slice?.start, slice?.end ?? most)} slice={slice} scrollRef={box} />
      {isLong && <RowsInView box={box} total={rows.length} onChange={setInView} />}
      {isPrinting && rows.length > mostPrinted && (
        <p className={line}>
          {t.printed({ count: format.count(mostPrinted), total: format.count(rows.length) })}
        </p>
      )}
    </>
  )
}

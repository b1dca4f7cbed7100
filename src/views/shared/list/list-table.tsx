import { useRef, useState } from 'react'
import { onDemand } from '../../host/on-demand'
import { Safe } from '../../host/safe'
import { Table, type TableProps, type TableSlice } from '../../ui/tables/table'
import { mostPrinted, usePrinting } from '../use-printing'
import type { LongRowsProps } from './long-rows'

/** How many rows of a long list are drawn until the code is loaded that tells which rows are in view. */
const mostAtFirst = 30

const LongRows = onDemand(
  () => import('./long-rows'),
  ({ LongRows }, props: LongRowsProps) => <LongRows {...props} />,
)

interface ListTableProps<Row> extends TableProps<Row> {
  /** The list has very many rows, or will have: only the rows in view are drawn, by code that is loaded only then. */
  isLong: boolean
}

/** The rows of a list. It is the same table with the same box however many rows come, so whoever reads stays in place. */
export function ListTable<Row>({ isLong, ...props }: ListTableProps<Row>) {
  const { rows, narrowRows = 0 } = props
  // A longer list says below a print that it is not whole.
  const printed = usePrinting() ? mostPrinted : undefined
  const box = useRef<HTMLDivElement>(null)
  const [inView, setInView] = useState<TableSlice>()
  // After a search, the rows that were in view before it are drawn first: no more of them than then.
  const slice = isLong && !printed && inView && inView.start < rows.length ? inView : undefined
  const most = isLong ? (printed ?? Math.max(mostAtFirst, narrowRows)) : rows.length
  return (
    <>
      <Table {...props} rows={rows.slice(slice?.start, slice?.end ?? most)} slice={slice} scrollRef={box} />
      {isLong && (
        <Safe>
          <LongRows box={box} total={rows.length} onChange={setInView} printed={printed} />
        </Safe>
      )}
    </>
  )
}

import { useMemo } from 'react'
import { $payments, createPaymentList, paymentsMessages, paymentsOf } from '../../core/index'
import { useStore } from '../host/use-store'
import { ListCard } from '../shared/list/list-card'
import { SortMenu } from '../shared/list/sort-menu'
import { useKeptList } from '../shared/list/use-kept-list'
import { Screen } from '../shared/screen'
import { EmptyState } from '../ui/feedback/empty-state'
import { usePaymentColumns } from './payment-columns'
import { PaymentTotal } from './payment-total'
import { PaymentYear } from './payment-year'

interface PaymentsProps {
  /** The full page, or the dashboard's table. */
  variant: 'full' | 'recent'
  /** The `_id` of a project: only the payments for this project are shown. */
  serviceId?: string
  /** Rows per page. When left out, all rows are on one page. */
  pageSize?: number
}

export function Payments({ variant, serviceId: projectId, pageSize }: PaymentsProps) {
  const t = useStore(paymentsMessages)
  const store = projectId ? paymentsOf(projectId) : $payments
  const list = useMemo(() => createPaymentList(store, pageSize), [store, pageSize])
  useKeptList(list, variant === 'full', projectId)
  const columns = usePaymentColumns()
  const isRecent = variant === 'recent'
  const hasRows = useStore(list.$rows).total > 0
  const sort = (
    <SortMenu
      list={list}
      labels={{ newest: isRecent ? t.recentFirst : t.newestFirst, oldest: t.oldestFirst }}
    />
  )
  const card = (
    <ListCard
      title={t.history}
      actions={sort}
      {...(!isRecent && { search: t.search, footer: hasRows && <PaymentTotal list={list} /> })}
      store={store}
      list={list}
      columns={columns}
      rowKey={(payment) => payment.id}
      emptyOnFailure
      empty={() => (
        <EmptyState
          drawing="payments"
          title={isRecent ? t.recentEmptyTitle : t.emptyTitle}
          text={isRecent ? t.recentEmptyHint : t.emptyHint}
        />
      )}
    />
  )
  if (isRecent) return card
  return (
    <Screen heading={t.history}>
      {!projectId && <PaymentYear />}
      {card}
    </Screen>
  )
}

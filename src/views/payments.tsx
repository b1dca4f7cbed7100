import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { $payments, createPaymentList, paymentsMessages, paymentsOf } from '../core/index'
import { ListCard } from './parts/list-card'
import { ListSearch } from './parts/list-search'
import { PageHeading } from './parts/page-heading'
import { usePaymentColumns } from './parts/payment-columns'
import { PaymentTotal } from './parts/payment-total'
import { SortMenu } from './parts/sort-menu'
import { EmptyState } from './ui/empty-state'

export interface PaymentsProps {
  /** The full page, or the dashboard's table. */
  variant: 'full' | 'recent'
  /** The `_id` of a project: only what was paid for it is shown. */
  serviceId?: string
  /** Rows on a page; all on one when left out. */
  pageSize?: number
}

/** Payment history: what the client paid. */
export function Payments({ variant, serviceId, pageSize }: PaymentsProps) {
  const t = useStore(paymentsMessages)
  const store = serviceId ? paymentsOf(serviceId) : $payments
  const list = useMemo(() => createPaymentList(store, pageSize), [store, pageSize])
  const columns = usePaymentColumns()
  const isRecent = variant === 'recent'
  const hasRows = useStore(list.$rows).total > 0
  const sort = (
    <SortMenu
      list={list}
      labels={{ newest: isRecent ? t.recentFirst : t.newestFirst, oldest: t.oldestFirst }}
    />
  )
  const toolbar = (
    <>
      <ListSearch list={list} label={t.search} />
      {sort}
    </>
  )
  return (
    <>
      {!isRecent && <PageHeading>{t.history}</PageHeading>}
      <ListCard
        title={t.history}
        {...(isRecent ? { actions: sort } : { toolbar, footer: hasRows && <PaymentTotal list={list} /> })}
        store={store}
        list={list}
        columns={columns}
        rowKey={(payment) => payment.id}
        quietFailure
        empty={(retry) => (
          <EmptyState
            drawing="payments"
            title={isRecent ? t.recentEmptyTitle : t.emptyTitle}
            text={isRecent ? t.recentEmptyHint : t.emptyHint}
            action={retry}
          />
        )}
      />
    </>
  )
}

import { useEffect, useMemo } from 'react'
import {
  $features,
  $payments,
  createPaymentList,
  invoiceUrl,
  noteSeen,
  paymentsMessages,
  paymentsOf,
  refreshed,
} from '../../core/index'
import { useViewer } from '../files/viewer/use-viewer'
import { useNavigation } from '../host/navigation'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'
import { Slot } from '../host/slot'
import { useStore } from '../host/use-store'
import { useOwnColumns } from '../shared/fields/use-own-columns'
import { ListCard } from '../shared/list/list-card'
import { SortMenu } from '../shared/list/sort-menu'
import { useKeptList } from '../shared/list/use-kept-list'
import { Screen } from '../shared/screen'
import { EmptyState } from '../ui/feedback/empty-state'
import { css } from '../ui/style/styles'
import { buttonRoom } from '../ui/style/target'
import { Overview } from './overview'
import { usePaymentColumns } from './payment-columns'
import type { PaymentTotalProps } from './payment-total'

const PaymentTotal = onDemand(
  () => import('./payment-total'),
  ({ PaymentTotal }, props: PaymentTotalProps) => <PaymentTotal {...props} />,
  () => <div className={totalRoom} />,
)

const totalRoom = css(buttonRoom())

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
  const { link } = useNavigation()
  const isOn = useStore($features).isSectionOn('payments')
  const store = projectId ? paymentsOf(projectId) : $payments
  const list = useMemo(() => createPaymentList(store, pageSize), [store, pageSize])
  useKeptList(list, 'payments', variant === 'full', projectId)
  const isRecent = variant === 'recent'
  const shown = useStore(list.$rows)
  const { resource } = shown
  const isPage = !isRecent && !projectId
  useEffect(() => {
    if (isPage && resource.status === 'ready') noteSeen(resource.data, { route: 'payments', params: {} })
  }, [isPage, resource])
  const { onPressed, viewer } = useViewer(() => ({
    files: shown.rows.filter(invoiceUrl).map(({ id, paymentId, invoicePath = '', createdAt }) => ({
      id,
      name: paymentId ? t.invoiceFor({ payment: `#${paymentId}` }) : t.invoice,
      path: invoicePath,
      createdAt,
    })),
    askAbout: projectId ?? '',
    refresh: () => refreshed(store),
  }))
  const [columns] = useOwnColumns(usePaymentColumns(onPressed), !isRecent && 'payment', list)
  const hasRows = shown.total > 0
  const sort = (
    <SortMenu list={list} newest={isRecent ? t.recentFirst : t.newestFirst} oldest={t.oldestFirst} />
  )
  const card = (
    <ListCard
      title={t.history}
      actions={sort}
      {...(!isRecent && {
        search: t.search,
        slot: 'payments-empty',
        footer: hasRows && (
          <Safe decorates>
            <PaymentTotal list={list} />
          </Safe>
        ),
      })}
      all={isRecent && !projectId && isOn ? { ...link('payments'), text: t.viewAll } : undefined}
      store={store}
      list={list}
      columns={columns}
      rowKey={(payment) => payment.id}
      emptyOnFailure
      empty={() => (
        <EmptyState
          compact={!!projectId}
          drawing={projectId ? undefined : 'payments'}
          title={isRecent ? t.recentEmptyTitle : t.emptyTitle}
          text={isRecent ? t.recentEmptyHint : t.emptyHint}
        />
      )}
    />
  )
  if (isRecent) {
    return (
      <>
        {card}
        {viewer}
      </>
    )
  }
  return (
    <Screen heading={t.history} actions={<Slot name="payments-actions" />}>
      <Overview projectId={projectId} />
      {card}
      {viewer}
    </Screen>
  )
}

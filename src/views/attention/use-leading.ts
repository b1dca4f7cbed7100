import { $may, $payingOf, type AttentionItem } from '../../core/index'
import { useStore } from '../host/use-store'
import { useCanPay } from '../shared/due/pay'

/** The first thing that can be done at once: it leads, and nothing else in the list is filled. */
export function useLeading(items: readonly AttentionItem[]): AttentionItem | undefined {
  const canPay = useCanPay()
  const mayApprove = useStore($may)('approve')
  const payingOf = useStore($payingOf)
  return items.find(({ due, asked }) =>
    due ? canPay(due) && payingOf(due)?.isReceived !== false : asked && mayApprove,
  )
}

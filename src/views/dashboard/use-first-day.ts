import { computed } from 'nanostores'
import {
  $attention,
  $features,
  $payments,
  $projects,
  isAwaited,
  type Resource,
  type ResourceStore,
} from '../../core/index'
import { useStore } from '../host/use-store'

/** Whether a list has no rows; `undefined` while that is not known yet. */
function isEmpty(resource: Resource<unknown>): boolean | undefined {
  if (isAwaited(resource)) return undefined
  if (resource.status !== 'ready' || resource.failure) return false
  return Array.isArray(resource.data) && resource.data.length === 0
}

/** Payments are not asked for where the host has turned them off. */
export const usePaymentsStore = (): ResourceStore<unknown> =>
  useStore($features).isSectionOn('payments') ? $payments : $projects

/** One store for all three: an answer that leaves the first day as it is draws nothing. */
const firstDayBy = (payments: ResourceStore<unknown>) =>
  computed([$attention, $projects, payments], (attention, projects, payments) => {
    const waits = attention.status === 'ready' && attention.items.length + attention.troubles.length > 0
    return isEmpty(projects) === true && isEmpty(payments) !== false && !waits
  })
const $firstDay = firstDayBy($payments)
const $firstDayWithoutPayments = firstDayBy($projects)

/**
 * Whether the client has no projects, and nothing else either, as far as is known yet. So the page does not change once
 * more for a new client when the last answer arrives.
 */
export function useFirstDay(): boolean {
  const { isSectionOn } = useStore($features)
  const isFirstDay = useStore(isSectionOn('payments') ? $firstDay : $firstDayWithoutPayments)
  return isSectionOn('projects') && isFirstDay
}

import { $attention, $features, $payments, $projects, isAwaited, type ResourceStore } from '../../core/index'
import { useStore } from '../host/use-store'

/** Whether a list has no rows; `undefined` while that is not known yet. */
function useIsEmpty(store: ResourceStore<unknown>): boolean | undefined {
  const resource = useStore(store)
  if (isAwaited(resource)) return undefined
  if (resource.status !== 'ready' || resource.failure) return false
  return Array.isArray(resource.data) && resource.data.length === 0
}

/** Payments are not asked for where the host has turned them off. */
export const usePaymentsStore = (): ResourceStore<unknown> =>
  useStore($features).isSectionOn('payments') ? $payments : $projects

/**
 * Whether the client has no projects, and nothing else either, as far as is known yet. So the page does not change once
 * more for a new client when the last answer arrives.
 */
export function useFirstDay(): boolean {
  const isOn = useStore($features).isSectionOn('projects')
  const attention = useStore($attention)
  const hasNoProjects = useIsEmpty($projects) === true
  const hasPayments = useIsEmpty(usePaymentsStore()) === false
  const waits = attention.status === 'ready' && attention.items.length + attention.troubles.length > 0
  return isOn && hasNoProjects && !hasPayments && !waits
}

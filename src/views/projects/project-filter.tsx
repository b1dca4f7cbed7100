import {
  $otherStatuses,
  projectsMessages,
  specifiedStatuses,
  statusMessages,
  statusText,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { StatusFilter, type StatusFilterProps } from '../shared/list/status-filter'

/** The statuses are those of the specification, and others that projects have. */
export function ProjectFilter({ list }: Pick<StatusFilterProps, 'list'>) {
  const t = useStore(projectsMessages)
  const statuses = useStore(statusMessages)
  const others = useStore($otherStatuses)
  const chosen = useStore(list.$filter)
  const labels: Record<(typeof specifiedStatuses)[number], string> = {
    Active: t.active,
    Pending: t.pending,
    'On Hold': t.onHold,
    Delivered: t.delivered,
    Delayed: t.delayed,
    Rejected: t.rejected,
    Suspended: t.suspended,
  }
  // A link may have chosen a status that no project has.
  const isOffered = !chosen || chosen in labels || others.includes(chosen)
  const more = isOffered ? others : [...others, chosen]
  return (
    <StatusFilter
      list={list}
      label={t.filter}
      labels={[
        ['', t.all],
        ...specifiedStatuses.map((status) => [status, labels[status]] as const),
        ...more.map((status) => [status, statusText(status, statuses)] as const),
      ]}
    />
  )
}

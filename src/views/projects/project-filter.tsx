import { useStore } from '@nanostores/react'
import { projectsMessages } from '../../core/index'
import { StatusFilter, type StatusFilterProps } from '../shared/list/status-filter'

/** Filters the project history by status. */
export function ProjectFilter({ list }: Pick<StatusFilterProps, 'list'>) {
  const t = useStore(projectsMessages)
  const labels = {
    '': t.all,
    Active: t.active,
    Pending: t.pending,
    'On Hold': t.onHold,
    Delivered: t.delivered,
    Delayed: t.delayed,
    Rejected: t.rejected,
    Suspended: t.suspended,
  }
  return <StatusFilter list={list} label={t.filter} labels={labels} />
}

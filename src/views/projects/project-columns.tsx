import { useMemo } from 'react'
import {
  $format,
  asDay,
  type Format,
  nothing,
  type Project,
  projectsMessages,
  remainingOf,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { dateText, unbroken } from '../shared/date-text'
import { StatusBadge } from '../shared/status-badge'
import { badgeWidth, type Column, dateWidth } from '../ui/tables/columns'

/** The columns of the dashboard's "Recent Projects", and of the full "Project History". */
export function useProjectColumns(variant: 'full' | 'recent'): Column<Project>[] {
  const t = useStore(projectsMessages)
  const format = useStore($format)
  return useMemo(() => columnsOf(variant, t, format), [variant, t, format])
}

function columnsOf(
  variant: 'full' | 'recent',
  t: ReturnType<typeof projectsMessages.get>,
  format: Format,
): Column<Project>[] {
  const number: Column<Project> = {
    id: 'number',
    header: t.number,
    width: '4rem',
    narrow: 'hidden',
    cell: (_, index) => format.count(index + 1),
  }
  const serviceId: Column<Project> = {
    id: 'serviceId',
    header: t.serviceId,
    narrow: 'foot',
    cell: (project) => project.serviceId || nothing,
  }
  const serviceName: Column<Project> = {
    id: 'serviceName',
    header: t.serviceName,
    width: 'minmax(0,2fr)',
    narrow: 'title',
    isRowHeader: true,
    link: true,
    cell: (project) => project.serviceName || nothing,
  }
  const status: Column<Project> = {
    id: 'status',
    header: t.status,
    width: badgeWidth,
    narrow: 'aside',
    cell: ({ active }) => <StatusBadge status={active} />,
  }
  if (variant === 'recent') return [number, serviceId, { ...serviceName, width: 'minmax(0,4fr)' }, status]
  return [
    { ...serviceId, width: 'minmax(4.5rem,1fr)', narrow: 'foot-end' },
    {
      ...serviceName,
      note: ({ startDate }) => startDate && t.startedOn({ date: unbroken(format.date(asDay(startDate))) }),
    },
    {
      id: 'endingDate',
      header: t.endingDate,
      width: dateWidth,
      narrow: 'foot-start',
      cell: ({ endDate }) => dateText(asDay(endDate), format),
    },
    {
      id: 'amount',
      header: t.amount,
      width: 'minmax(5.75rem,1.7fr)',
      align: 'number',
      narrow: 'lead',
      cell: ({ totalCost, currency }) => format.money(totalCost, currency),
      note: (project) => {
        const remaining = remainingOf(project)
        return remaining > 0 && t.remainingAmount({ amount: format.money(remaining, project.currency) })
      },
    },
    status,
  ]
}

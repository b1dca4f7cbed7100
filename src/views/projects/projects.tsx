import { useCallback, useMemo } from 'react'
import { $features, $projects, createProjectList, type Project, projectsMessages } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { Slot } from '../host/slot'
import { useStore } from '../host/use-store'
import { useOwnColumns } from '../shared/fields/use-own-columns'
import { ListCard } from '../shared/list/list-card'
import { SortMenu } from '../shared/list/sort-menu'
import { useKeptList } from '../shared/list/use-kept-list'
import { Screen } from '../shared/screen'
import { EmptyState } from '../ui/feedback/empty-state'
import { portalPageHeight } from '../ui/tables/page-height'
import { useProjectColumns } from './project-columns'
import { ProjectFilter } from './project-filter'

interface ProjectsProps {
  /** The full history, or the dashboard's table. */
  variant: 'full' | 'recent'
  /** Rows per page. When left out, all rows are on one page. */
  pageSize?: number
}

export function Projects({ variant, pageSize }: ProjectsProps) {
  const t = useStore(projectsMessages)
  const { link } = useNavigation()
  const isOn = useStore($features).isSectionOn('projects')
  const list = useMemo(() => createProjectList(pageSize), [pageSize])
  useKeptList(list, 'projects', variant === 'full')
  const [columns] = useOwnColumns(useProjectColumns(variant), variant === 'full' && 'project', list)
  const rowLink = useCallback((project: Project) => link('project', { serviceId: project._id }), [link])
  const sort = <SortMenu list={list} newest={t.recentFirst} oldest={t.oldestFirst} />
  const parts =
    variant === 'recent'
      ? {
          title: t.recent,
          all: isOn ? { ...link('projects'), text: t.viewAll } : undefined,
        }
      : {
          title: t.history,
          search: t.search,
          filter: <ProjectFilter list={list} />,
          slot: 'projects-empty',
          maxHeight: portalPageHeight,
        }
  const card = (
    <ListCard
      {...parts}
      actions={sort}
      store={$projects}
      list={list}
      columns={columns}
      rowKey={(project) => project._id}
      rowVersion={(project) => project.active}
      rowLink={isOn ? rowLink : undefined}
      empty={() => (
        <EmptyState
          drawing="projects"
          title={t.emptyTitle}
          text={variant === 'recent' ? t.emptyHint : undefined}
        />
      )}
    />
  )
  if (variant === 'recent') return card
  return (
    <Screen heading={t.history} actions={<Slot name="projects-actions" />}>
      {card}
    </Screen>
  )
}

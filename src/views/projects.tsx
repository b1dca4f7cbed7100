import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { $projects, createProjectList, isSectionOn, projectsMessages } from '../core/index'
import { useNavigation } from './navigation'
import { ListCard } from './parts/list-card'
import { ListSearch } from './parts/list-search'
import { PageHeading } from './parts/page-heading'
import { useProjectColumns } from './parts/project-columns'
import { ProjectFilter } from './parts/project-filter'
import { SortMenu } from './parts/sort-menu'
import { EmptyState } from './ui/empty-state'
import { Link } from './ui/link'

export interface ProjectsProps {
  /** The full history, or the dashboard's table. */
  variant: 'full' | 'recent'
  /** Rows on a page; all on one when left out. */
  pageSize?: number
}

/** "Project History", or the dashboard's "Recent Projects". */
export function Projects({ variant, pageSize }: ProjectsProps) {
  const t = useStore(projectsMessages)
  const navigation = useNavigation()
  const isOn = isSectionOn('projects')
  const list = useMemo(() => createProjectList(pageSize), [pageSize])
  const columns = useProjectColumns(variant)
  const sort = <SortMenu list={list} labels={{ newest: t.recentFirst, oldest: t.oldestFirst }} />
  const parts =
    variant === 'recent'
      ? {
          title: t.recent,
          actions: sort,
          footer: isOn && (
            <Link variant="lone" icon="chevron-right" {...navigation.link('projects')}>
              {t.viewAll}
            </Link>
          ),
        }
      : {
          title: t.history,
          toolbar: (
            <>
              <ProjectFilter list={list} />
              <ListSearch list={list} label={t.search} />
              {sort}
            </>
          ),
        }
  return (
    <>
      {variant === 'full' && <PageHeading>{t.history}</PageHeading>}
      <ListCard
        {...parts}
        store={$projects}
        list={list}
        columns={columns}
        rowKey={(project) => project._id}
        rowLink={isOn ? (project) => navigation.link('project', { serviceId: project._id }) : undefined}
        empty={() => (
          <EmptyState
            drawing="projects"
            title={t.emptyTitle}
            text={variant === 'recent' ? t.emptyHint : undefined}
          />
        )}
      />
    </>
  )
}

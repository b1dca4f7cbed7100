import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { $projects, createProjectList, projectsMessages } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useFeatures } from '../host/use-features'
import { ListCard } from '../shared/list/list-card'
import { ListSearch } from '../shared/list/list-search'
import { SortMenu } from '../shared/list/sort-menu'
import { PageHeading } from '../shared/page-heading'
import { Link } from '../ui/buttons/link'
import { EmptyState } from '../ui/feedback/empty-state'
import { useProjectColumns } from './project-columns'
import { ProjectFilter } from './project-filter'

interface ProjectsProps {
  /** The full history, or the dashboard's table. */
  variant: 'full' | 'recent'
  /** Rows per page. When left out, all rows are on one page. */
  pageSize?: number
}

/** "Project History", or the dashboard's "Recent Projects". */
export function Projects({ variant, pageSize }: ProjectsProps) {
  const t = useStore(projectsMessages)
  const navigation = useNavigation()
  const isOn = useFeatures().isSectionOn('projects')
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

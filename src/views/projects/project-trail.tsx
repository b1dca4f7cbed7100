import { $features, layoutMessages, nothing, projectMessages, projectOf } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useStore } from '../host/use-store'
import { Link } from '../ui/buttons/link'
import { Skeleton } from '../ui/feedback/skeleton'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0, 2),
  marginBlockEnd: space(2),
  fontSize: token('text-sm'),
  color: token('text-muted'),
  '& > li': { display: 'flex', gap: space(2), minInlineSize: 0, overflowWrap: 'anywhere' },
  '& > li + li::before': { content: '"/"/""' },
})

export interface TrailProps {
  projectId: string
  /** The screen is the project's own page, not one below it. */
  isOwnPage?: boolean
}

/** The way to a page of a project: the project history, and the project by its name. */
export function ProjectTrail({ projectId, isOwnPage }: TrailProps) {
  const t = useStore(projectMessages)
  const { projects } = useStore(layoutMessages)
  const { isSectionOn } = useStore($features)
  const navigation = useNavigation()
  const resource = useStore(projectOf(projectId))
  const history = navigation.link('projects')
  const own = navigation.link('project', { serviceId: projectId })
  const hasPages = isSectionOn('projects')
  const name =
    resource.status === 'ready' ? resource.data.serviceName || resource.data.serviceId || nothing : undefined
  return (
    <nav aria-label={t.trail}>
      <ol className={list}>
        {hasPages && history.href && (
          <li>
            <Link variant="quiet" {...history}>
              {projects}
            </Link>
          </li>
        )}
        {resource.status !== 'failed' && (
          <li>
            {name === undefined ? (
              <Skeleton width="8rem" />
            ) : (
              <bdi>
                {hasPages && !isOwnPage ? (
                  <Link variant="quiet" {...own}>
                    {name}
                  </Link>
                ) : (
                  <span aria-current={isOwnPage && 'page'}>{name}</span>
                )}
              </bdi>
            )}
          </li>
        )}
      </ol>
    </nav>
  )
}

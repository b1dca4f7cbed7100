import { $features, nothing, projectMessages, projectOf } from '../../core/index'
import { type ScreenLink, useNavigation } from '../host/navigation'
import { useStore } from '../host/use-store'
import { Trail } from '../shared/way-back/trail'
import { Link } from '../ui/buttons/link'
import { Skeleton } from '../ui/feedback/skeleton'

export interface TrailProps {
  projectId: string
  /** The screen is the project's own page, which has its name as a heading. The others are below it. */
  isOwnPage?: boolean
}

/** The way to a page of a project: the project history, and the project by its name. */
export function ProjectTrail({ projectId, isOwnPage }: TrailProps) {
  const { projects } = useStore(projectMessages)
  const { isSectionOn } = useStore($features)
  const navigation = useNavigation()
  const resource = useStore(projectOf(projectId))
  const own = navigation.link('project', { serviceId: projectId })
  // Without the section's pages, nothing leads to them.
  const linked = (link: ScreenLink) => (isSectionOn('projects') ? link : { href: undefined })
  return (
    <Trail list={linked(navigation.link('projects'))} label={projects}>
      {!isOwnPage &&
        (resource.status === 'ready' ? (
          <bdi>
            <Link variant="quiet" roomy {...linked(own)}>
              {resource.data.serviceName || resource.data.serviceId || nothing}
            </Link>
          </bdi>
        ) : (
          resource.status !== 'failed' && <Skeleton width="8rem" />
        ))}
    </Trail>
  )
}

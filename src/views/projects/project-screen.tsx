import { projectOf } from '../../core/index'
import { useResource } from '../host/use-resource'
import { FailedPanel } from '../shared/failed-panel'
import { ResourceNotice } from '../shared/resource-notice'
import { Screen, type ScreenProps } from '../shared/screen'
import { Card } from '../ui/card'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'
import { ProjectMissing } from './project-missing'
import { ProjectTrail, type TrailProps } from './project-trail'

const frame = css({ containerType: 'inline-size' })
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(5) })

interface ProjectScreenProps extends ScreenProps, TrailProps {}

export function ProjectScreen({ projectId, isOwnPage, children, ...screen }: ProjectScreenProps) {
  const store = projectOf(projectId)
  const resource = useResource(store)
  const isMissing = resource.status === 'failed' && resource.failure.status === 404
  return (
    <div className={frame}>
      <ProjectTrail projectId={projectId} isOwnPage={isOwnPage} />
      <Screen {...screen}>
        <div className={stack}>
          <ResourceNotice resource={resource} store={store} />
          {isMissing ? (
            <ProjectMissing />
          ) : resource.status === 'failed' ? (
            <Card>
              <FailedPanel failure={resource.failure} onRetry={store.retry} />
            </Card>
          ) : (
            children
          )}
        </div>
      </Screen>
    </div>
  )
}

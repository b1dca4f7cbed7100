import { projectOf } from '../../core/index'
import { useResource } from '../host/use-resource'
import { FailedPanel } from '../shared/failed-panel'
import { ResourceNotice } from '../shared/resource-notice'
import { Screen, type ScreenProps } from '../shared/screen'
import { Card } from '../ui/card'
import { narrow } from '../ui/style/queries'
import { classes, css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { ProjectMissing } from './project-missing'
import { ProjectTrail, type TrailProps } from './project-trail'

const frame = css({ containerType: 'inline-size' })
// The way to the page and the page's heading are one line above the project's name.
const ownFrame = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(2),
  '& > :last-child': { inlineSize: '100%' },
})
const ownHeading = css({
  display: 'block',
  fontFamily: token('font'),
  fontSize: token('text-sm'),
  fontWeight: 400,
  lineHeight: token('line-height'),
  letterSpacing: 'normal',
  color: token('text-muted'),
  'nav ~ * &::before': { content: '"/"/""', marginInlineEnd: space(2) },
})
const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(5),
  [narrow]: { gap: space(4) },
})

interface ProjectScreenProps extends ScreenProps, TrailProps {}

export function ProjectScreen({ projectId, isOwnPage, heading, children, ...screen }: ProjectScreenProps) {
  const store = projectOf(projectId)
  const resource = useResource(store)
  const isMissing = resource.status === 'failed' && resource.failure.status === 404
  return (
    <div className={classes(frame, isOwnPage && ownFrame)}>
      <ProjectTrail projectId={projectId} isOwnPage={isOwnPage} />
      <Screen heading={isOwnPage ? <span className={ownHeading}>{heading}</span> : heading} {...screen}>
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

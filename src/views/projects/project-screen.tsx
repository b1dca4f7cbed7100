import type { ReactNode } from 'react'
import { projectOf } from '../../core/index'
import { useResource } from '../host/use-resource'
import { FailedPanel } from '../shared/failed-panel'
import { PageHeading, type PageHeadingProps } from '../shared/page-heading'
import { ResourceNotice } from '../shared/resource-notice'
import { Card } from '../ui/card'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'
import { ProjectMissing } from './project-missing'

const frame = css({ containerType: 'inline-size' })
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(5) })

interface ProjectScreenProps extends PageHeadingProps {
  projectId: string
  heading: string
  children: ReactNode
}

/** A screen about one project: its content, or a message if the project is missing or has failed to load. */
export function ProjectScreen({ projectId, heading, description, actions, children }: ProjectScreenProps) {
  const store = projectOf(projectId)
  const resource = useResource(store)
  const isMissing = resource.status === 'failed' && resource.failure.status === 404
  return (
    <div className={frame}>
      <PageHeading description={description} actions={actions}>
        {heading}
      </PageHeading>
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
    </div>
  )
}

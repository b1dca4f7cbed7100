import type { ReactNode } from 'react'
import { projectOf } from '../../core/index'
import { css } from '../styles'
import { space } from '../tokens'
import { Card } from '../ui/card'
import { useResource } from '../use-resource'
import { FailedPanel } from './failed-panel'
import { PageHeading, type PageHeadingProps } from './page-heading'
import { ProjectMissing } from './project-missing'
import { ResourceNotice } from './resource-notice'

const frame = css({ containerType: 'inline-size' })
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(5) })

export interface ProjectScreenProps extends PageHeadingProps {
  serviceId: string
  heading: string
  children: ReactNode
}

/** A screen about one project: its heading, and word when there is no such project or it can't be loaded. */
export function ProjectScreen({ serviceId, heading, description, actions, children }: ProjectScreenProps) {
  const store = projectOf(serviceId)
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

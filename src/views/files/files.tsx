import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $settings, filesMessages, filesOf, isMine, type ProjectFile } from '../../core/index'
import { useResource } from '../host/use-resource'
import { FailedPanel } from '../shared/failed-panel'
import { ResourceNotice } from '../shared/resource-notice'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/feedback/empty-state'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { Segmented } from '../ui/fields/segmented'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { FileList } from './file-list'
import { UploadForm } from './upload-form'

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 20rem',
  gap: space(6),
  '@container (max-width:44rem)': { gridTemplateColumns: 'minmax(0,1fr)' },
})
const listPart = css({ display: 'grid', alignContent: 'start', gap: space(3) })
const formPart = css({
  paddingInlineStart: space(6),
  borderInlineStart: `1px solid ${token('line')}`,
  '@container (max-width:44rem)': {
    padding: space(5, 0, 0),
    borderInlineStart: 0,
    borderBlockStart: `1px solid ${token('line')}`,
  },
})

const filters = {
  all: () => true,
  provider: (file: ProjectFile) => !isMine(file),
  me: isMine,
} satisfies Record<string, (file: ProjectFile) => boolean>

interface FilesProps {
  /** The project's `_id`. */
  serviceId: string
}

/** "Files & Documents": the files that client and company share about a project, and a form that adds one. */
export function Files({ serviceId: projectId }: FilesProps) {
  const t = useStore(filesMessages)
  return (
    <Card title={t.title}>
      <div className={columns}>
        <div className={listPart}>
          <SharedFiles projectId={projectId} />
        </div>
        <div className={formPart}>
          <UploadForm projectId={projectId} />
        </div>
      </div>
    </Card>
  )
}

function SharedFiles({ projectId }: { projectId: string }) {
  const t = useStore(filesMessages)
  const { providerLabel: provider } = useStore($settings).brand
  const [filter, setFilter] = useState<keyof typeof filters>('all')
  const store = filesOf(projectId)
  const resource = useResource(store)
  if (resource.status === 'failed') return <FailedPanel failure={resource.failure} onRetry={store.retry} />
  const files = resource.status === 'ready' ? resource.data : undefined
  const shown = files?.filter(filters[filter])
  return (
    <>
      <Segmented
        label={t.show}
        value={filter}
        onChange={setFilter}
        options={[
          { value: 'all', label: t.all },
          { value: 'provider', label: provider ? t.fromProvider({ provider }) : t.fromTheProvider },
          { value: 'me', label: t.fromMe },
        ]}
      />
      <ResourceNotice resource={resource} store={store} />
      {!shown ? (
        <SkeletonLines lines={5} />
      ) : shown.length > 0 ? (
        <FileList files={shown} provider={provider || t.provider} />
      ) : files?.length === 0 ? (
        <EmptyState compact drawing="files" title={t.emptyTitle} text={t.emptyHint} />
      ) : (
        <EmptyState compact drawing="search" title={t.noMatch} />
      )}
    </>
  )
}

import { useEffect, useMemo, useRef, useState } from 'react'
import {
  $settings,
  $takesFiles,
  draftOf,
  filesMessages,
  filesOf,
  isMine,
  isProviders,
  isUnsent,
  type ProjectFile,
  uploadDraft,
  versionsIn,
} from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useResource } from '../host/use-resource'
import { useStore } from '../host/use-store'
import { Announcer } from '../shared/changes/announcer'
import { useListChanges } from '../shared/changes/use-list-changes'
import { FailedPanel } from '../shared/failed-panel'
import { ResourceNotice } from '../shared/resource-notice'
import { Button } from '../ui/buttons/button'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/feedback/empty-state'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { Segmented } from '../ui/fields/segmented'
import { documentIcons } from '../ui/pictures/document-icons'
import { print } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { hairline, space, token } from '../ui/style/tokens'
import { DownloadAll } from './download-all'
import { FileList, type FileRow, type Uploads } from './file-list'
import { slim, UploadForm } from './upload-form'

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 20rem',
  gap: space(6),
  '@container (max-width:50em)': { gridTemplateColumns: 'minmax(0,1fr)' },
  [print]: { gridTemplateColumns: 'minmax(0,1fr)' },
})
// As high as the button, so that nothing moves when it comes.
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minBlockSize: token('control-height-small'),
  [print]: { minBlockSize: 0, '& button': { display: 'none' } },
})
const listPart = css({ display: 'grid', alignContent: 'start', gap: space(3) })
const unfold = css({ display: 'none', [slim]: { display: 'block' } })
const formPart = css({
  paddingInlineStart: space(6),
  borderInlineStart: hairline(),
  '@container (max-width:50em)': {
    padding: space(5, 0, 0),
    borderInlineStart: 0,
    borderBlockStart: hairline(),
  },
  [print]: { display: 'none' },
})
const form = css({
  [slim]: { marginBlockStart: space(4), '&:not([data-open])': { display: 'none' } },
})

const filters = {
  all: () => true,
  provider: isProviders,
  me: isMine,
} satisfies Record<string, (file: ProjectFile) => boolean>

interface FilesProps {
  /** The project's `_id`. */
  serviceId: string
}

/** Where there is little room, a button unfolds the form; when all is sent, it folds. */
export function Files({ serviceId: projectId }: FilesProps) {
  const t = useStore(filesMessages)
  const takesFiles = useStore($takesFiles)
  const [isOpen, setOpen] = useState(() => isUnsent(draftOf(uploadDraft(projectId)).get()))
  const [uploads, setUploads] = useState<Uploads>('none')
  const button = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLDivElement>(null)

  function onSent(isAll: boolean) {
    setUploads(isAll ? 'all' : 'some')
    if (!isAll) return
    // Where the button is hidden, nothing folds, and the focus stays.
    if (frame.current?.matches(':focus-within')) button.current?.focus({ preventScroll: true })
    setOpen(false)
  }

  return (
    <Card title={t.title}>
      <div className={takesFiles ? columns : undefined}>
        <div className={listPart}>
          <SharedFiles projectId={projectId} uploads={uploads} />
        </div>
        {takesFiles && (
          <div className={formPart}>
            <div className={unfold}>
              <Button
                ref={button}
                icon={documentIcons.upload}
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                {t.upload}
              </Button>
            </div>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: what is written there stays in a page that gets narrower */}
            <div ref={frame} className={form} data-open={isOpen || undefined} onFocus={() => setOpen(true)}>
              <UploadForm projectId={projectId} onSent={onSent} />
            </div>
          </div>
        )}
      </div>
    </Card>
  )
}

interface SharedFilesProps {
  projectId: string
  uploads: Uploads
}

function SharedFiles({ projectId, uploads }: SharedFilesProps) {
  const t = useStore(filesMessages)
  const { providerLabel: provider } = useStore($settings).brand
  const [filter, setFilter] = useState<keyof typeof filters>('all')
  const store = filesOf(projectId)
  const resource = useResource(store)
  const files = resource.status === 'ready' ? resource.data : undefined
  const { link } = useNavigation()
  const { highlighted, announcement } = useListChanges(files, {
    title: t.title,
    store,
    rowKey: ({ id }) => id,
    isOwn: isMine,
    addressesOf: () => [link('project', { serviceId: projectId }).href],
  })
  useEffect(() => {
    if (uploads !== 'none') setFilter((shown) => (shown === 'provider' ? 'all' : shown))
  }, [uploads])
  const shown = useMemo(() => files && rowsOf(files, filters[filter]), [files, filter])
  if (resource.status === 'failed') return <FailedPanel failure={resource.failure} onRetry={store.retry} />
  return (
    <>
      <div className={tools}>
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
        {shown && shown.length > 1 && <DownloadAll key={filter} rows={shown} />}
      </div>
      <ResourceNotice resource={resource} store={store} />
      {!shown ? (
        <SkeletonLines lines={5} />
      ) : (
        <FileList
          rows={shown}
          provider={provider || t.provider}
          highlighted={highlighted}
          uploads={uploads}
          projectId={projectId}
        />
      )}
      {files?.length === 0 && <EmptyState compact drawing="files" title={t.emptyTitle} text={t.emptyHint} />}
      {files && files.length > 0 && shown?.length === 0 && (
        <EmptyState compact drawing="search" title={t.noMatch} />
      )}
      <Announcer announcement={announcement} />
    </>
  )
}

/** Of each file the newest version that is to be shown. A file without one is left out. */
const rowsOf = (files: readonly ProjectFile[], isShown: (file: ProjectFile) => boolean): FileRow[] =>
  versionsIn(files).flatMap((versions) => {
    const file = versions.find(isShown)
    return file ? [{ file, versions }] : []
  })

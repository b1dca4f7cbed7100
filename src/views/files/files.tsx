import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import {
  $may,
  $settings,
  $takesFiles,
  commonMessages,
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
import { MayNot } from '../shared/may-not'
import { ResourceNotice } from '../shared/resource-notice'
import { Button } from '../ui/buttons/button'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/feedback/empty-state'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { Segmented } from '../ui/fields/segmented'
import { documentIcons } from '../ui/pictures/document-icons'
import { icons } from '../ui/pictures/icons'
import { print } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { buttonRoom } from '../ui/style/target'
import { hairline, space } from '../ui/style/tokens'
import { DownloadAll } from './download-all'
import { FileList, type FileRow, type Uploads } from './file-list'
import { slim, UploadForm } from './upload-form'

const below = { padding: space(5, 0, 0), borderInlineStart: '0', borderBlockStart: hairline() }
const folded = { '&:not([data-open])': { display: 'none' } }

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 20rem',
  gap: space(6),
  '&[data-folds]': { gridTemplateColumns: 'minmax(0,1fr)', gap: space(4) },
  '@container (max-width:50em)': { gridTemplateColumns: 'minmax(0,1fr)' },
  [print]: { gridTemplateColumns: 'minmax(0,1fr)' },
})
const listPart = css({ display: 'grid', alignContent: 'start', gap: space(3) })
// As high as the button, so that nothing moves when it comes.
const room = css(buttonRoom())
const tools = css({ [print]: { '& button': { display: 'none' } } })
const unfold = css({
  display: 'none',
  '[data-folds] > * > &': { display: 'block' },
  [slim]: { display: 'block' },
  // It closes the form then, across from its title.
  '&[data-open]': { position: 'absolute', insetInlineEnd: 0 },
})
const formPart = css({
  position: 'relative',
  paddingInlineStart: space(6),
  borderInlineStart: hairline(),
  // One button needs no part of its own.
  '[data-folds] > &': { padding: 0, border: 0 },
  '@container (max-width:50em)': below,
  [print]: { '&&': { display: 'none' } },
})
const form = css({
  '[data-folds] > * > &': folded,
  [slim]: folded,
})

const filters = {
  all: () => true,
  provider: isProviders,
  me: isMine,
} satisfies Record<string, (file: ProjectFile) => boolean>

interface FilesProps {
  /** The project's `_id`. */
  serviceId: string
  /** A button unfolds the form, also where there is room for it. */
  folds?: boolean
}

/** Where there is little room, a button unfolds the form; when all is sent, it folds. */
export function Files({ serviceId: projectId, folds }: FilesProps) {
  const t = useStore(filesMessages)
  const { close } = useStore(commonMessages)
  const takesFiles = useStore($takesFiles)
  const mayUpload = useStore($may)('upload')
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
    <FilesCard projectId={projectId} uploads={uploads} folds={folds}>
      {takesFiles && !mayUpload && <MayNot right="upload" />}
      {takesFiles && mayUpload && (
        <div className={formPart}>
          <div className={unfold} data-open={isOpen || undefined}>
            <Button
              ref={button}
              icon={isOpen ? icons.close : documentIcons.upload}
              aria-expanded={isOpen}
              onClick={() => {
                setOpen(!isOpen)
                if (!isOpen)
                  requestAnimationFrame(() =>
                    frame.current?.firstElementChild?.scrollIntoView({ block: 'nearest' }),
                  )
              }}
            >
              {isOpen ? close : t.upload}
            </Button>
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: what is written there stays in a page that gets narrower */}
          <div ref={frame} className={form} data-open={isOpen || undefined} onFocus={() => setOpen(true)}>
            <UploadForm projectId={projectId} onSent={onSent} />
          </div>
        </div>
      )}
    </FilesCard>
  )
}

interface FilesCardProps extends Pick<FilesProps, 'folds'> {
  projectId: string
  uploads: Uploads
  /** The form. */
  children: ReactNode
}

function FilesCard({ projectId, uploads, folds, children }: FilesCardProps) {
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
  return (
    <Card
      title={t.title}
      actions={
        <div className={room}>{shown && shown.length > 1 && <DownloadAll key={filter} rows={shown} />}</div>
      }
    >
      <div className={children ? columns : undefined} data-folds={folds || undefined}>
        <div className={listPart}>
          {resource.status === 'failed' ? (
            <FailedPanel failure={resource.failure} onRetry={store.retry} />
          ) : (
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
              {files?.length === 0 && (
                <EmptyState
                  compact
                  drawing={folds ? undefined : 'files'}
                  title={t.emptyTitle}
                  text={t.emptyHint}
                />
              )}
              {files && files.length > 0 && shown?.length === 0 && (
                <EmptyState compact drawing="search" title={t.noMatch} />
              )}
              <Announcer announcement={announcement} />
            </>
          )}
        </div>
        {children}
      </div>
    </Card>
  )
}

/** Of each file the newest version that is to be shown. A file without one is left out. */
const rowsOf = (files: readonly ProjectFile[], isShown: (file: ProjectFile) => boolean): FileRow[] =>
  versionsIn(files).flatMap((versions) => {
    const file = versions.find(isShown)
    return file ? [{ file, versions }] : []
  })

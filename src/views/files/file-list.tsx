import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  $format,
  filesMessages,
  filesOf,
  fileUrl,
  kindOfFile,
  type ProjectFile,
  refreshed,
  uploaderOf,
  visibleName,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { DateText } from '../shared/date-text'
import { Skippable } from '../shared/list/skippable'
import { useDrawn } from '../shared/list/use-drawn'
import { Notes } from '../shared/notes'
import { useSought } from '../shared/way-back/use-sought'
import { highlight } from '../ui/highlight'
import { Icon } from '../ui/pictures/icon'
import { hoverPointer } from '../ui/style/queries'
import { classes, css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { fileIcons } from './file-icons'
import { FileLink } from './file-link'
import { OtherVersions } from './list/other-versions'
import type { FileSet } from './viewer/file-set'
import { useViewer } from './viewer/use-viewer'

const list = css({
  display: 'grid',
  marginInline: `calc(${space(3)} * -1)`,
  // In a wide card without a form beside it, short rows stand side by side.
  '@container (width>50em)': {
    '[data-folds] &': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', alignItems: 'start' },
  },
})
const entry = css({
  position: 'relative',
  borderRadius: token('radius'),
  // Not below a bar of the page.
  scrollMarginBlock: '5rem',
  '&[data-uploaded]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlock: space(2),
    inlineSize: '3px',
    borderRadius: token('radius-round'),
    background: token('accent'),
  },
})
const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  alignItems: 'center',
  gap: space(3),
  inlineSize: '100%',
  padding: space(2, 3),
  textAlign: 'start',
  textDecoration: 'none',
  borderRadius: token('radius'),
  [hoverPointer]: { '&:hover': { background: token('surface-hover') } },
})
const thumbnail = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: token('radius'),
  color: token('accent-text'),
  background: token('accent-tint'),
  overflow: 'hidden',
  // The whole picture, whatever its shape.
  '& > img': { maxBlockSize: '2.75rem', borderRadius: token('radius-small') },
})
const nameStyle = css({
  display: 'block',
  fontWeight: token('weight-medium'),
  overflowWrap: 'anywhere',
})
/** How much the client has sent of what they have chosen. */
export type Uploads = 'none' | 'some' | 'all'

/** A file of the list: the newest version that the list shows, and all versions, the newest first. */
export interface FileRow {
  file: ProjectFile
  versions: readonly ProjectFile[]
}

interface FileListProps {
  rows: readonly FileRow[]
  /** The name shown for files that the client did not upload. */
  provider: string
  /** The ids of the files that have just come. */
  highlighted: ReadonlySet<string>
  uploads: Uploads
  /** Of the project that the files belong to. */
  projectId: string
}

export function FileList({ rows, provider, highlighted, uploads, projectId }: FileListProps) {
  const t = useStore(filesMessages)
  const format = useStore($format)
  const items = useRef<HTMLUListElement>(null)
  const viewed = (file: ProjectFile) => ({ ...file, who: uploaderOf(file, t.me, provider) })
  const set = (): FileSet => ({
    files: rows.map(({ file, versions }) => ({ ...viewed(file), versions: versions.map(viewed) })),
    askAbout: projectId,
    refresh: () => refreshed(filesOf(projectId)),
  })
  const { onPressed, open, viewer } = useViewer(set)
  const sought = useSought(
    items,
    'file',
    (id) => rows.findIndex(({ versions }) => versions.some((file) => file.id === id)),
    // What no viewer shows would be downloaded.
    (link, id) => link.matches('a:not([download])') && open(link as HTMLAnchorElement, id),
  )
  const count = useDrawn(items, rows.length, { wanted: sought })
  const marked = useUploaded(items, highlighted, uploads)
  return (
    <>
      {rows.length > 0 && (
        <div>
          <Skippable count={rows.length}>
            <ul ref={items} className={list}>
              {rows.slice(0, count).map(({ file, versions }, place) => {
                const isAny = (ids: ReadonlySet<string>) => versions.some(({ id }) => ids.has(id))
                const kind = kindOfFile(file)
                const url = kind === 'image' ? fileUrl(file.path) : null
                return (
                  <li
                    // The oldest stays what it is when another version comes.
                    key={versions.at(-1)?.id}
                    className={classes(entry, (place === sought || isAny(highlighted)) && highlight)}
                    data-sought={place === sought || undefined}
                    data-uploaded={isAny(marked) || undefined}
                  >
                    <FileLink
                      name={file.name}
                      kind={kind}
                      path={file.path}
                      id={file.id}
                      onPressed={onPressed}
                      className={row}
                    >
                      <span className={thumbnail}>
                        {url ? (
                          <img src={url} alt="" loading="lazy" decoding="async" />
                        ) : (
                          <Icon path={fileIcons[kind]} />
                        )}
                      </span>
                      <span>
                        <span className={nameStyle} dir="auto" title={visibleName(file.name)}>
                          {visibleName(file.name)}
                        </span>
                        <Notes
                          notes={[
                            ...uploaderOf(file, t.me, provider),
                            <DateText key="date" value={file.createdAt} />,
                            file.size !== undefined && format.size(file.size),
                          ]}
                        />
                      </span>
                    </FileLink>
                    {versions.length > 1 && (
                      <OtherVersions
                        file={file}
                        versions={versions}
                        provider={provider}
                        onPressed={onPressed}
                      />
                    )}
                  </li>
                )
              })}
            </ul>
          </Skippable>
        </div>
      )}
      {viewer}
    </>
  )
}

/**
 * What has come since the client has sent files: it keeps its mark until the list is looked at the next time. Once all is
 * sent, it is in view.
 */
function useUploaded(
  list: RefObject<Element | null>,
  highlighted: ReadonlySet<string>,
  uploads: Uploads,
): ReadonlySet<string> {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what comes is shown
  useEffect(() => {
    if (uploads === 'none' || highlighted.size === 0) return
    setMarked((before) => new Set([...before, ...highlighted]))
  }, [highlighted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once they are drawn
  useEffect(() => {
    if (uploads === 'all')
      list.current?.querySelector('[data-uploaded]')?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  return marked
}

import { useRef } from 'react'
import {
  $format,
  filesMessages,
  fileUrl,
  kindOfFile,
  type ProjectFile,
  uploaderOf,
  visibleName,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { DateText } from '../shared/date-text'
import { useDrawn } from '../shared/list/use-drawn'
import { Notes } from '../shared/notes'
import { Icon } from '../ui/pictures/icon'
import { hoverPointer } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { FileLink, fileIcons } from './file-link'

const list = css({ display: 'grid', marginInline: `calc(${space(3)} * -1)` })
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
  '& > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
})
const nameStyle = css({
  display: 'block',
  fontWeight: token('weight-medium'),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
interface FileListProps {
  files: readonly ProjectFile[]
  /** The name shown for files that the client did not upload. */
  provider: string
}

export function FileList({ files, provider }: FileListProps) {
  const t = useStore(filesMessages)
  const format = useStore($format)
  const items = useRef<HTMLUListElement>(null)
  const count = useDrawn(items, files.length)
  return (
    <ul ref={items} className={list}>
      {files.slice(0, count).map((file) => {
        const kind = kindOfFile(file)
        const url = kind === 'image' ? fileUrl(file.path) : null
        return (
          <li key={file.id}>
            <FileLink name={file.name} kind={kind} path={file.path} className={row}>
              <span className={thumbnail}>
                {url ? <img src={url} alt="" loading="lazy" /> : <Icon path={fileIcons[kind]} />}
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
          </li>
        )
      })}
    </ul>
  )
}

import type { RefObject } from 'react'
import {
  downloadFiles,
  filesMessages,
  fileUrl,
  isOpenByToken,
  kindOfFile,
  savedName,
  viewerMessages,
} from '../../../core/index'
import { useStore } from '../../host/use-store'
import { printAlone } from '../../shared/text/print-alone'
import { ButtonLink } from '../../ui/buttons/button'
import { IconButton } from '../../ui/buttons/icon-button'
import { icons } from '../../ui/pictures/icons'
import { phone } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import { AskAbout } from './ask-about'
import type { ViewedFile } from './file-set'
import { OpenInTab } from './open-in-tab'
import { type Loaded, linkOf } from './use-file-content'
import { viewerIcons } from './viewer-icons'

const frame = css({
  '&&': { flex: '1 1 100%' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 4),
  // All that is but a picture stands in one line.
  [phone]: { justifyContent: 'space-between', columnGap: 0 },
})
const group = css({ display: 'flex', alignItems: 'center' })
// Two fingers, a double tap and the button beside it do the same.
const fit = css({ [phone]: { '&&': { display: 'none' } } })
const placeStyle = css({
  paddingInline: space(1),
  fontSize: token('text-sm'),
  fontVariantNumeric: 'tabular-nums',
})
const ways = css({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space(2),
  [phone]: { flexBasis: '100%', '& > *': { flex: '1 1 auto' } },
})

interface FileToolsProps {
  file: ViewedFile
  /** `3 of 12`; empty for a file by itself. */
  place: string
  page: number
  loaded: Loaded
  askAbout: string | undefined
  /** What the file is shown in. */
  stage: RefObject<HTMLElement | null>
  onGo: (step: 1 | -1) => void
  /** By so many steps; 0 shows all of it. */
  onZoom: (by: 1 | 0 | -1) => void
  onClose: () => void
}

/** What can be done with the file that is shown. */
export function FileTools(props: FileToolsProps) {
  const { file, place, page, loaded, askAbout, stage, onGo, onZoom, onClose } = props
  const t = useStore(viewerMessages)
  const files = useStore(filesMessages)
  const url = fileUrl(file.path) ?? undefined
  const link = linkOf(file, loaded)
  const isClosed = link !== undefined && isOpenByToken(link)
  const kind = loaded.status === 'ready' ? loaded.content.kind : loaded.status
  const bytes = loaded.status === 'ready' && loaded.isWhole ? loaded.bytes : undefined
  const isImage = loaded.status === 'failed' && kindOfFile(file) === 'image' && link !== undefined
  const canZoom = isImage || ['picture', 'drawing', 'text', 'pdf'].includes(kind)
  return (
    <div className={frame}>
      {place && (
        <div className={group}>
          <IconButton icon={viewerIcons.previous} label={t.previous} onClick={() => onGo(-1)} />
          <span className={placeStyle}>{place}</span>
          <IconButton icon={icons.chevronRight} label={t.next} onClick={() => onGo(1)} />
        </div>
      )}
      {canZoom && (
        <div className={group}>
          <IconButton icon={viewerIcons.minus} label={t.zoomOut} onClick={() => onZoom(-1)} />
          <IconButton icon={icons.plus} label={t.zoomIn} onClick={() => onZoom(1)} />
          <IconButton icon={viewerIcons.fit} className={fit} label={t.fit} onClick={() => onZoom(0)} />
        </div>
      )}
      <div className={group}>
        {['picture', 'drawing', 'text'].includes(kind) && (
          <IconButton
            icon={viewerIcons.print}
            label={t.print}
            onClick={() => printAlone(stage.current, file.name)}
          />
        )}
        {!isClosed && <OpenInTab url={url} small />}
      </div>
      <div className={ways}>
        {askAbout !== undefined && (
          <AskAbout name={file.name} page={page} projectId={askAbout} onClose={onClose} />
        )}
        <ButtonLink
          icon={icons.download}
          href={url}
          download={savedName(file)}
          // Of another server, a browser opens what it should save: not in the place of the portal.
          target="_blank"
          rel="noopener noreferrer"
          onClick={(event) => {
            // What is here is saved from here. And a link alone would be refused where the token is needed.
            if (!bytes && !isClosed) return
            event.preventDefault()
            void downloadFiles([{ ...file, bytes }], () => {})
          }}
        >
          {files.save}
        </ButtonLink>
      </div>
    </div>
  )
}

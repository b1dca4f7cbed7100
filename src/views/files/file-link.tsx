import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { commonMessages, type FileKind, filesMessages, fileUrl, visibleName } from '../../core/index'
import { ButtonLink } from '../ui/buttons/button'
import { Dialog } from '../ui/overlays/dialog'
import type { IconName } from '../ui/pictures/icon'
import { moreIcons } from '../ui/pictures/more-icons'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const picture = css({
  maxBlockSize: '70vh',
  marginInline: 'auto',
  borderRadius: token('radius'),
  background: token('surface-sunken'),
})
const frame = css({ display: 'grid', gap: space(4) })

/** The icon of each kind of file. */
export const fileIcons: Record<FileKind, IconName> = {
  image: moreIcons.image,
  pdf: moreIcons.pdf,
  other: moreIcons.file,
}

interface FileLinkProps {
  name: string
  kind: FileKind
  /** The file's address, as the server sent it. */
  path: string
  className: string
  children: ReactNode
}

/** Opens a file: an image in a dialog, a PDF in a new tab. Every other file is downloaded. */
export function FileLink({ name, kind, path, className, children }: FileLinkProps) {
  const t = useStore(filesMessages)
  const common = useStore(commonMessages)
  const [isOpen, setOpen] = useState(false)
  const url = fileUrl(path)
  const shown = visibleName(name)
  if (!url) return <span title={t.unavailable}>{children}</span>
  if (kind === 'image') {
    return (
      <>
        <button type="button" className={className} title={shown} onClick={() => setOpen(true)}>
          {children}
        </button>
        <Dialog
          open={isOpen}
          title={shown}
          closeLabel={common.close}
          onClose={() => setOpen(false)}
          wide
          footer={
            <>
              <ButtonLink icon={moreIcons.external} href={url} target="_blank" rel="noopener noreferrer">
                {t.openInTab}
              </ButtonLink>
              <ButtonLink icon="download" href={url} download={shown} rel="noopener noreferrer">
                {t.save}
              </ButtonLink>
            </>
          }
        >
          <div className={frame}>
            <img src={url} alt={t.preview({ name: shown })} className={picture} />
          </div>
        </Dialog>
      </>
    )
  }
  const opening = kind === 'pdf' ? { target: '_blank' } : { download: shown }
  return (
    <a href={url} rel="noopener noreferrer" className={className} title={shown} {...opening}>
      {children}
    </a>
  )
}

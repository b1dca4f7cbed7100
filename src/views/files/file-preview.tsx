import { commonMessages, filesMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { ButtonLink } from '../ui/buttons/button'
import { Dialog } from '../ui/overlays/dialog'
import { documentIcons } from '../ui/pictures/document-icons'
import { icons } from '../ui/pictures/icons'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const picture = css({
  maxBlockSize: '70vh',
  marginInline: 'auto',
  borderRadius: token('radius'),
  background: token('surface-sunken'),
})
const frame = css({ display: 'grid', gap: space(4) })

export interface FilePreviewProps {
  open: boolean
  name: string
  /** The name under which it is saved. */
  saved: string
  url: string
  onClose: () => void
}

export function FilePreview({ open, name, saved, url, onClose }: FilePreviewProps) {
  const t = useStore(filesMessages)
  const common = useStore(commonMessages)
  return (
    <Dialog
      open={open}
      title={name}
      closeLabel={common.close}
      onClose={onClose}
      wide
      footer={
        <>
          <ButtonLink icon={documentIcons.external} href={url} target="_blank" rel="noopener noreferrer">
            {t.openInTab}
          </ButtonLink>
          <ButtonLink icon={icons.download} href={url} download={saved} rel="noopener noreferrer">
            {t.save}
          </ButtonLink>
        </>
      }
    >
      <div className={frame}>
        <img src={url} alt={t.preview({ name })} className={picture} />
      </div>
    </Dialog>
  )
}

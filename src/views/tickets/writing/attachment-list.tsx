import {
  $settings,
  type Draft,
  detachFile,
  type FileRemark,
  senderOf,
  ticketsMessages,
} from '../../../core/index'
import { ChosenFile, keyOfFile } from '../../files/chosen-file'
import { useStore } from '../../host/use-store'
import { Notice } from '../../ui/feedback/notice'
import { docked } from '../../ui/style/docked'
import { css } from '../../ui/style/styles'
import { space } from '../../ui/style/tokens'
import { useId } from '../../ui/use-id'

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(17rem,100%),1fr))',
  alignItems: 'start',
  gap: space(2),
  // Many files scroll, so that the ticket's head, a message, and the button that sends are in view together.
  ...docked({ maxBlockSize: 'clamp(6rem,100dvh - 34rem,30dvh)', overflowY: 'auto', scrollbarWidth: 'thin' }),
})

export interface AttachmentListProps {
  /** The draft's name. */
  name: string
  draft: Draft
  remarkOn: (file: File) => FileRemark | undefined
}

/** The client can remove the files until they are sent. */
export function AttachmentList({ name, draft, remarkOn }: AttachmentListProps) {
  const t = useStore(ticketsMessages)
  const { maxFiles } = useStore($settings).uploads
  const { files } = draft
  const sending = useStore(senderOf(name).$sending)
  const id = useId()
  const isTooMany = files.length > maxFiles
  return (
    <>
      <ul className={list} aria-label={t.attachments}>
        {files.map((file) => (
          <li key={keyOfFile(file)}>
            <ChosenFile
              file={file}
              remark={remarkOn(file)}
              problemId={isTooMany ? id : undefined}
              onRemove={sending.status === 'running' ? undefined : () => detachFile(name, file)}
            />
          </li>
        ))}
      </ul>
      {isTooMany && (
        <div id={id}>
          <Notice tone="danger" urgent>
            {t.tooMany(maxFiles)}
          </Notice>
        </div>
      )}
    </>
  )
}

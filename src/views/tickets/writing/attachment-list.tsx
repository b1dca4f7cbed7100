import {
  $format,
  $settings,
  $suggestedTypes,
  type Draft,
  detachFile,
  findFileProblem,
  isSuggestedType,
  senderOf,
  ticketsMessages,
} from '../../../core/index'
import { ChosenFile } from '../../files/chosen-file'
import { useStore } from '../../host/use-store'
import { Notice } from '../../ui/feedback/notice'
import { docked } from '../../ui/style/docked'
import { css } from '../../ui/style/styles'
import { space } from '../../ui/style/tokens'

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(17rem,100%),1fr))',
  alignItems: 'start',
  gap: space(2),
  // On a phone, many files scroll, so that the button that sends stays above the bar.
  ...docked({ maxBlockSize: '30dvh', overflowY: 'auto' }),
})

export interface AttachmentListProps {
  /** The draft's name. */
  name: string
  draft: Draft
  /** Whether files of any type are asked for. */
  isAsked?: boolean | undefined
}

/** The client can remove the files until they are sent. */
export function AttachmentList({ name, draft, isAsked }: AttachmentListProps) {
  const t = useStore(ticketsMessages)
  const format = useStore($format)
  const { maxFiles, maxBytes } = useStore($settings).uploads
  const types = useStore($suggestedTypes)
  const { files } = draft
  const sending = useStore(senderOf(name).$sending)
  const problems = {
    empty: t.emptyFile,
    'too-large': t.tooLarge({ size: format.size(maxBytes) }),
  }
  return (
    <>
      <ul className={list} aria-label={t.attachments}>
        {files.map((file, index) => {
          const problem = findFileProblem(file)
          return (
            <li key={index}>
              <ChosenFile
                file={file}
                problem={problem && problems[problem]}
                warning={isAsked || isSuggestedType(file) ? undefined : t.unusualType({ types })}
                onRemove={sending.status === 'running' ? undefined : () => detachFile(name, file)}
              />
            </li>
          )
        })}
      </ul>
      {files.length > maxFiles && (
        <Notice tone="danger" urgent>
          {t.tooMany(maxFiles)}
        </Notice>
      )}
    </>
  )
}

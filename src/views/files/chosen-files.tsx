import {
  $uploads,
  commonMessages,
  draftOf,
  type FileRemark,
  removeFile,
  senderOf,
  uploadDraft,
  visibleName,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { PassingButton, submitOf } from '../ui/buttons/passing-button'
import { Notice } from '../ui/feedback/notice'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'
import { VisuallyHidden } from '../ui/visually-hidden'
import { ChosenFile, keyOfFile } from './chosen-file'
import { UploadProgress } from './upload-progress'

const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(2) })
const entry = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(2) })

export interface ChosenFilesProps {
  projectId: string
  remarkOn: (file: File) => FileRemark | undefined
  /** Sends one of the files again. */
  onRetry: (file: File) => void
}

/** The files of an upload that are not sent yet: the one on its way with its progress, a refused one with the reason. */
export function ChosenFiles({ projectId, remarkOn, onRetry }: ChosenFilesProps) {
  const common = useStore(commonMessages)
  const uploads = useStore($uploads)
  const name = uploadDraft(projectId)
  const { files, subject } = useStore(draftOf(name))
  const sending = useStore(senderOf(name).$sending)
  const isRunning = sending.status === 'running'
  const isOne = files.length === 1
  return (
    <ul className={list}>
      {files.map((file) => {
        const state = uploads.get(file)
        const fileName = visibleName(file.name)
        const refusal = typeof state === 'object' ? state : undefined
        return (
          <li key={keyOfFile(file)} className={entry}>
            <ChosenFile
              file={file}
              remark={remarkOn(file)}
              onRemove={isRunning ? undefined : () => removeFile(projectId, file)}
            />
            {state === 'running' && isRunning && (
              <UploadProgress fraction={sending.fraction} isQuiet={!subject} />
            )}
            {refusal && (
              <Notice
                tone="danger"
                action={
                  refusal.retryable && (
                    <PassingButton
                      size="small"
                      disabled={isRunning}
                      onClick={() => onRetry(file)}
                      next={submitOf}
                    >
                      {common.retry}
                      <VisuallyHidden>, {fileName}</VisuallyHidden>
                    </PassingButton>
                  )
                }
              >
                {!isOne && (
                  <>
                    <bdi>{fileName}</bdi>
                    {': '}
                  </>
                )}
                <bdi>{refusal.refused}</bdi>
              </Notice>
            )}
          </li>
        )
      })}
    </ul>
  )
}

import {
  $format,
  $settings,
  $uploads,
  commonMessages,
  draftOf,
  filesMessages,
  findFileProblem,
  removeFile,
  senderOf,
  uploadDraft,
  visibleName,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { Button } from '../ui/buttons/button'
import { Notice } from '../ui/feedback/notice'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'
import { VisuallyHidden } from '../ui/visually-hidden'
import { ChosenFile } from './chosen-file'
import { UploadProgress } from './upload-progress'

const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(2) })
const entry = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(2) })

export interface ChosenFilesProps {
  projectId: string
  /** Sends one of the files again. */
  onRetry: (file: File) => void
}

/** The files of an upload that are not sent yet: the one on its way with its progress, a refused one with the reason. */
export function ChosenFiles({ projectId, onRetry }: ChosenFilesProps) {
  const t = useStore(filesMessages)
  const common = useStore(commonMessages)
  const format = useStore($format)
  const uploads = useStore($uploads)
  const { maxBytes } = useStore($settings).uploads
  const name = uploadDraft(projectId)
  const { files, subject } = useStore(draftOf(name))
  const sending = useStore(senderOf(name).$sending)
  const isRunning = sending.status === 'running'
  const problems = { empty: t.emptyFile, 'too-large': t.tooLarge({ size: format.size(maxBytes) }) }
  const isOne = files.length === 1
  return (
    <ul className={list}>
      {files.map((file, index) => {
        const problem = findFileProblem(file)
        const state = uploads.get(file)
        const fileName = visibleName(file.name)
        const refusal = typeof state === 'object' ? state : undefined
        return (
          <li key={index} className={entry}>
            <ChosenFile file={file} onRemove={isRunning ? undefined : () => removeFile(projectId, file)} />
            {state === 'running' && isRunning && (
              <UploadProgress fraction={sending.fraction} isQuiet={!subject} />
            )}
            {problem && (
              <Notice tone="danger" urgent>
                {problems[problem]}
              </Notice>
            )}
            {refusal && (
              <Notice
                tone="danger"
                action={
                  refusal.retryable && (
                    <Button size="small" disabled={isRunning} onClick={() => onRetry(file)}>
                      {common.retry}
                      <VisuallyHidden>, {fileName}</VisuallyHidden>
                    </Button>
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

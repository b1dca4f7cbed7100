import { type FormEvent, useState } from 'react'
import {
  $format,
  $settings,
  changeDraft,
  draftOf,
  filesMessages,
  findUploadProblems,
  isUnsent,
  senderOf,
  uploadDraft,
  uploadFile,
  visibleName,
} from '../../core/index'
import { useHold } from '../host/hold'
import { useHost } from '../host/use-host'
import { useStore } from '../host/use-store'
import { SlowNotice } from '../shared/slow-notice'
import { Button } from '../ui/buttons/button'
import { Notice } from '../ui/feedback/notice'
import { TextArea } from '../ui/fields/text-area'
import { TextField } from '../ui/fields/text-field'
import { useHeading } from '../ui/heading'
import { moreIcons } from '../ui/pictures/more-icons'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { ChosenFile } from './chosen-file'
import { DropZone } from './drop-zone'
import { UploadProgress } from './upload-progress'

const formStyle = css({ display: 'grid', gap: space(4) })
const title = css({ fontWeight: token('weight-bold') })
const buttons = css({ display: 'flex', gap: space(2) })

/** What is filled in stays until it is sent. */
export function UploadForm({ projectId }: { projectId: string }) {
  const t = useStore(filesMessages)
  const format = useStore($format)
  const host = useHost()
  const name = uploadDraft(projectId)
  const draft = useStore(draftOf(name))
  const [file] = draft.files
  useHold(isUnsent(draft))
  /** Whether the client has tried to send what can't be sent: from then on the form says what is wrong, as long as it is. */
  const [isTried, setIsTried] = useState(false)
  const problem = isTried ? findUploadProblems(file, draft.subject) : undefined
  const sender = senderOf(name)
  const sending = useStore(sender.$sending)
  const isRunning = sending.status === 'running'
  const { Heading } = useHeading()
  const size = format.size(useStore($settings).uploads.maxBytes)

  async function onFormSubmitted(event: FormEvent) {
    event.preventDefault()
    // The draft of this render can be old: a key may have followed in the same task.
    const { files, subject: fileName } = draftOf(name).get()
    const isWrong = findUploadProblems(files[0], fileName) !== undefined
    setIsTried(isWrong)
    if (isWrong || !(await uploadFile(projectId))) return
    host.raise('cp-file-uploaded', { serviceId: projectId, fileName })
  }

  const problems = {
    missing: t.fileMissing,
    empty: t.emptyFile,
    'too-large': t.tooLarge({ size }),
    unnamed: undefined,
  }
  const fileProblem = problem && problems[problem]
  return (
    <form noValidate className={formStyle} onSubmit={onFormSubmitted}>
      <Heading className={title}>{t.upload}</Heading>
      {file ? (
        <ChosenFile file={file} onRemove={isRunning ? undefined : () => changeDraft(name, { files: [] })} />
      ) : (
        <DropZone
          label={t.choose}
          onFiles={([file]) => file && changeDraft(name, { files: [file], subject: visibleName(file.name) })}
        >
          <span>{t.drop}</span>
          <span>{t.limit({ size })}</span>
        </DropZone>
      )}
      {fileProblem && (
        <Notice tone="danger" urgent>
          {fileProblem}
        </Notice>
      )}
      <TextField
        label={t.fileName}
        required
        value={draft.subject}
        readOnly={isRunning}
        onChange={(event) => changeDraft(name, { subject: event.currentTarget.value })}
        error={problem === 'unnamed' && t.fileNameMissing}
      />
      <TextArea
        label={t.remarks}
        note={t.optional}
        rows={2}
        value={draft.message}
        readOnly={isRunning}
        onChange={(event) => changeDraft(name, { message: event.currentTarget.value })}
      />
      {sending.status === 'refused' && <Notice tone="danger">{sending.message}</Notice>}
      {isRunning && <UploadProgress fraction={sending.fraction} />}
      {isRunning && sending.slow && <SlowNotice />}
      <div className={buttons}>
        <Button type="submit" variant="primary" icon={moreIcons.upload} disabled={isRunning}>
          {t.send}
        </Button>
        {isRunning && <Button onClick={sender.cancel}>{t.cancel}</Button>}
      </div>
    </form>
  )
}

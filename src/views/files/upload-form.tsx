import { type FormEvent, useRef, useState } from 'react'
import {
  $format,
  $settings,
  changeDraft,
  chooseFiles,
  draftOf,
  fieldErrors,
  filesMessages,
  findFileProblem,
  findUploadProblems,
  isUnsent,
  senderOf,
  uploadDraft,
  uploadFiles,
} from '../../core/index'
import { useHold } from '../host/hold'
import { onDemand, usePrepared } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useHost } from '../host/use-host'
import { useStore } from '../host/use-store'
import { SignInAgain } from '../session/sign-in-again'
import { SlowNotice } from '../shared/slow-notice'
import { Button } from '../ui/buttons/button'
import { Notice } from '../ui/feedback/notice'
import { TextArea } from '../ui/fields/text-area'
import { TextField } from '../ui/fields/text-field'
import { useHeading } from '../ui/heading'
import { documentIcons } from '../ui/pictures/document-icons'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import type { ChosenFilesProps } from './chosen-files'
import { DropZone } from './drop-zone'

const Chosen = onDemand(
  () => import('./chosen-files'),
  ({ ChosenFiles }, props: ChosenFilesProps) => <ChosenFiles {...props} />,
)

const formStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(4) })
/** Narrower than 600 px, in the font size of text: a button with the form's title unfolds it there. */
export const slim = '@container (max-width:42.8em)'

const title = css({ fontWeight: token('weight-bold'), [slim]: { display: 'none' } })
const buttons = css({ display: 'flex', gap: space(2) })

interface UploadFormProps {
  projectId: string
  /** Called after each file. `isAll` is false while another one is left. */
  onSent: (isAll: boolean) => void
}

/** What is filled in stays until it is sent. */
export function UploadForm({ projectId, onSent }: UploadFormProps) {
  const t = useStore(filesMessages)
  const format = useStore($format)
  const host = useHost()
  const name = uploadDraft(projectId)
  const draft = useStore(draftOf(name))
  const { files } = draft
  useHold(isUnsent(draft), SignInAgain)
  usePrepared(Chosen)
  /** Whether the client has tried to send what can't be sent: from then on the form says what is wrong, as long as it is. */
  const [isTried, setIsTried] = useState(false)
  const problem = isTried && files.length < 2 ? findUploadProblems(files[0], draft.subject) : undefined
  const sender = senderOf(name)
  const sending = useStore(sender.$sending)
  const isRunning = sending.status === 'running'
  const refused = fieldErrors(sending)
  const { Heading } = useHeading()
  const size = format.size(useStore($settings).uploads.maxBytes)

  const form = useRef<HTMLFormElement>(null)

  function onRetry(file: File) {
    // The button goes.
    form.current?.focus({ preventScroll: true })
    void send(file)
  }

  function send(only?: File) {
    return uploadFiles(
      projectId,
      (fileName) => {
        host.raise('cp-file-uploaded', { serviceId: projectId, fileName })
        onSent(draftOf(name).get().files.length === 0)
      },
      only,
    )
  }

  function onFormSubmitted(event: FormEvent) {
    event.preventDefault()
    // The draft of this render can be old: a key may have followed in the same task.
    const { files, subject } = draftOf(name).get()
    const isWrong =
      files.length > 1 ? files.every(findFileProblem) : findUploadProblems(files[0], subject) !== undefined
    setIsTried(isWrong)
    if (!isWrong) void send()
  }

  return (
    <form ref={form} tabIndex={-1} noValidate className={formStyle} onSubmit={onFormSubmitted}>
      <Heading className={title}>{t.upload}</Heading>
      {files.length > 0 && (
        <Safe>
          <Chosen projectId={projectId} onRetry={onRetry} />
        </Safe>
      )}
      {!isRunning && (
        <DropZone
          label={t.choose}
          drop={t.drop}
          multiple
          onFiles={(chosen) => chooseFiles(projectId, chosen)}
        >
          {t.limit({ size })}
        </DropZone>
      )}
      {problem === 'missing' && (
        <Notice tone="danger" urgent>
          {t.fileMissing}
        </Notice>
      )}
      {/* Several files keep their names. The last one of them that is on its way gets no field. */}
      {files.length < 2 && !(isRunning && !draft.subject) && (
        <TextField
          label={t.fileName}
          required
          value={draft.subject}
          readOnly={isRunning}
          onChange={(event) => changeDraft(name, { subject: event.currentTarget.value })}
          error={problem === 'unnamed' ? t.fileNameMissing : refused.fileName}
        />
      )}
      <TextArea
        label={t.remarks}
        note={t.optional}
        rows={2}
        value={draft.message}
        readOnly={isRunning}
        error={refused.remarks}
        onChange={(event) => changeDraft(name, { message: event.currentTarget.value })}
      />
      {isRunning && sending.slow && <SlowNotice />}
      <div className={buttons}>
        <Button type="submit" variant="primary" icon={documentIcons.upload} disabled={isRunning}>
          {t.send}
        </Button>
        {isRunning && <Button onClick={sender.cancel}>{t.cancel}</Button>}
      </div>
    </form>
  )
}

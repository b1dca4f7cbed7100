import { type FormEvent, useRef, useState } from 'react'
import {
  $format,
  $settings,
  changeDraft,
  chooseFiles,
  draftOf,
  fieldErrors,
  filesMessages,
  findUploadProblems,
  isUnsent,
  remarkOnFile,
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
import { PassingButton, submitOf } from '../ui/buttons/passing-button'
import { Notice } from '../ui/feedback/notice'
import { TextArea } from '../ui/fields/text-area'
import { TextField } from '../ui/fields/text-field'
import { useHeading } from '../ui/heading'
import { documentIcons } from '../ui/pictures/document-icons'
import { aboveBar } from '../ui/style/docked'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { useId } from '../ui/use-id'
import type { ChosenFilesProps } from './chosen-files'
import { DropZone } from './drop-zone'

const Chosen = onDemand(
  () => import('./chosen-files'),
  ({ ChosenFiles }, props: ChosenFilesProps) => <ChosenFiles {...props} />,
)

const formStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(4),
  '&,& [type=submit]': aboveBar,
})
/** Narrower than 600 px, in the font size of text: a button unfolds the form there. */
export const slim = '@container (max-width:42.8em)'

const title = css({
  fontWeight: token('weight-bold'),
  // As high as the button that closes the form, which stands across from it.
  minBlockSize: token('control-height'),
  alignContent: 'center',
})
// Side by side where there is room.
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4),
  '& > [part=field]': { flex: '1 1 16rem' },
})
// One line, until there is something in it.
const remarks = css({ '&& > textarea:not([rows="2"])': { minBlockSize: token('control-height') } })

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
  /** What the client has tried to send, and can't be sent: the form says what is wrong, until other files are chosen. */
  const [tried, setTried] = useState<readonly File[]>()
  const problem =
    tried === files && files.length < 2 ? findUploadProblems(files[0], draft.subject) : undefined
  const sender = senderOf(name)
  const sending = useStore(sender.$sending)
  const isRunning = sending.status === 'running'
  const refused = fieldErrors(sending)
  const { Heading } = useHeading()
  const size = format.size(useStore($settings).uploads.maxBytes)
  const { emptyFile, tooLarge } = t
  const remarkOn = (file: File) => remarkOnFile(file, { emptyFile, tooLarge })
  const missingId = useId()
  const nameField = useRef<HTMLInputElement>(null)

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

  async function onFormSubmitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    // The draft of this render can be old: a key may have followed in the same task.
    const { files, subject } = draftOf(name).get()
    const isUnnamed = files.length === 1 && findUploadProblems(files[0], subject) === 'unnamed'
    const isWrong = isUnnamed || files.every(remarkOn)
    setTried(isWrong ? files : undefined)
    if (!isWrong) await send()
    // A screen reader says of it what is wrong.
    if (isUnnamed || (fieldErrors(sender.$sending.get()).fileName && form.matches(':focus-within')))
      nameField.current?.focus()
    else if (isWrong)
      form.querySelector<HTMLElement>(files.length > 0 ? '[data-remove=asked]' : '[data-picker]')?.focus()
  }

  return (
    <form noValidate className={formStyle} onSubmit={onFormSubmitted}>
      <Heading className={title}>{t.upload}</Heading>
      {!isRunning && (
        <DropZone
          label={t.choose}
          drop={t.drop}
          multiple
          files={files}
          remarkOn={remarkOn}
          aria-describedby={problem === 'missing' ? missingId : undefined}
          onFiles={(chosen) => chooseFiles(projectId, chosen)}
        >
          {t.limit({ size })}
        </DropZone>
      )}
      {problem === 'missing' && (
        <div id={missingId}>
          <Notice tone="danger">{t.fileMissing}</Notice>
        </div>
      )}
      {/* Behind what chooses files: it doesn't move while the list grows. */}
      {files.length > 0 && (
        <Safe>
          <Chosen projectId={projectId} remarkOn={remarkOn} onRetry={send} />
        </Safe>
      )}
      <div className={line}>
        {/* Several files keep their names. The last one of them that is on its way gets no field. */}
        {files.length < 2 && !(isRunning && !draft.subject) && (
          <TextField
            ref={nameField}
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
          rows={draft.message ? 2 : 1}
          className={remarks}
          value={draft.message}
          readOnly={isRunning}
          error={refused.remarks}
          onChange={(event) => changeDraft(name, { message: event.currentTarget.value })}
        />
      </div>
      {isRunning && sending.slow && <SlowNotice />}
      <div className={line}>
        <Button type="submit" variant="primary" icon={documentIcons.upload} disabled={isRunning}>
          {t.send}
        </Button>
        {isRunning && (
          <PassingButton onClick={sender.cancel} next={submitOf}>
            {t.cancel}
          </PassingButton>
        )}
      </div>
    </form>
  )
}

import { type FormEvent, useState } from 'react'
import {
  $format,
  $settings,
  filesMessages,
  findUploadProblems,
  uploadFile,
  visibleName,
} from '../../core/index'
import { useHost } from '../host/use-host'
import { useStore } from '../host/use-store'
import { SlowNotice } from '../shared/slow-notice'
import { useSender } from '../shared/use-sender'
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
/** The values of an empty form. When an upload fails or is cancelled, the form keeps the values filled in. */
const blank = { file: undefined as File | undefined, fileName: '', remarks: '' }

/** The form that adds a file to a project: the file, its name, remarks. */
export function UploadForm({ projectId }: { projectId: string }) {
  const t = useStore(filesMessages)
  const format = useStore($format)
  const host = useHost()
  const [values, setValues] = useState(blank)
  const change = (changes: Partial<typeof blank>) => setValues((before) => ({ ...before, ...changes }))
  /** Whether the client has tried to send: from then on the form says what is wrong, as long as it is. */
  const [isTried, setIsTried] = useState(false)
  const problem = isTried ? findUploadProblems(values.file, values.fileName) : undefined
  const { sender, sending } = useSender()
  const isRunning = sending.status === 'running'
  const { Heading } = useHeading()
  const size = format.size(useStore($settings).uploads.maxBytes)

  async function onFormSubmitted(event: FormEvent) {
    event.preventDefault()
    const { file, fileName, remarks } = values
    setIsTried(true)
    if (findUploadProblems(file, fileName) || !file) return
    const { status } = await uploadFile(projectId, { file, fileName, remarks }, sender)
    if (status !== 'done') return
    setValues(blank)
    setIsTried(false)
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
      {values.file ? (
        <ChosenFile file={values.file} onRemove={isRunning ? undefined : () => change({ file: undefined })} />
      ) : (
        <DropZone
          label={t.choose}
          onFiles={([file]) => file && change({ file, fileName: visibleName(file.name) })}
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
        value={values.fileName}
        onChange={(event) => change({ fileName: event.currentTarget.value })}
        error={problem === 'unnamed' && t.fileNameMissing}
      />
      <TextArea
        label={t.remarks}
        note={t.optional}
        rows={2}
        value={values.remarks}
        onChange={(event) => change({ remarks: event.currentTarget.value })}
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

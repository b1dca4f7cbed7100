import { atom } from 'nanostores'
import {
  $features,
  $format,
  $projects,
  $settings,
  $suggestedTypes,
  attachFiles,
  changeDraft,
  draftOf,
  isAwaited,
  newTicketDraft,
  type Resource,
  remarkOnFile,
  ticketsMessages,
} from '../../../core/index'
import { DropZone } from '../../files/drop-zone'
import { useFileDrop } from '../../files/use-file-drop'
import { onDemand } from '../../host/on-demand'
import { Safe } from '../../host/safe'
import { useStore } from '../../host/use-store'
import { Button } from '../../ui/buttons/button'
import { TextArea } from '../../ui/fields/text-area'
import { TextField } from '../../ui/fields/text-field'
import { aboveBar } from '../../ui/style/docked'
import { css } from '../../ui/style/styles'
import { space } from '../../ui/style/tokens'
import { Attachments } from './attachments'
import type { ProjectChoiceProps } from './project-choice'
import { SendKeys } from './send-keys'
import { SendingState } from './sending-state'
import { useDraftForm } from './use-draft-form'

const Choice = onDemand(
  () => import('./project-choice'),
  ({ ProjectChoice }, props: ProjectChoiceProps) => <ProjectChoice {...props} />,
)

const formStyle = css({ display: 'grid', gap: space(4), '& [type=submit]': aboveBar })
const end = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2, 4) })

/** Where no project is chosen, nobody waits for the projects. */
const $none = atom({ status: 'ready' as const, data: [] })

export function TicketForm({ send }: { send: () => Promise<unknown> }) {
  const t = useStore(ticketsMessages)
  const format = useStore($format)
  const name = newTicketDraft
  const { projectId } = useStore(draftOf(name))
  // What the chosen one is called is sent, too. After a reload, it is not known yet.
  const isWaiting = isAwaited(useStore<Resource<unknown>>(projectId ? $projects : $none))
  const form = useDraftForm({ name, hasSubject: true, send: isWaiting ? undefined : send })
  const { draft, errors, isRunning, takesFiles } = form
  const { emptyFile, tooLarge, unusualType } = t
  const remarkOn = (file: File) => remarkOnFile(file, { emptyFile, tooLarge, unusualType })
  const onFiles = (files: File[]) => !isRunning && attachFiles(name, files)
  const { handlers } = useFileDrop(onFiles)
  const { maxFiles, maxBytes, accept } = useStore($settings).uploads
  const types = useStore($suggestedTypes)
  const hasProjects = useStore($features).isSectionOn('projects')
  return (
    <form noValidate className={formStyle} onSubmit={form.onFormSubmitted} {...(takesFiles && handlers)}>
      <TextField
        ref={form.subjectField}
        label={t.subject}
        required
        value={draft.subject}
        readOnly={isRunning}
        error={errors.subject}
        onChange={(event) => changeDraft(name, { subject: event.currentTarget.value })}
      />
      <TextArea
        ref={form.messageField}
        label={t.describe}
        rows={6}
        dir="auto"
        value={draft.message}
        readOnly={isRunning}
        error={errors.message}
        onChange={(event) => changeDraft(name, { message: event.currentTarget.value })}
        onKeyDown={form.onKeyPressed}
      />
      {takesFiles && (
        <DropZone
          label={t.attach}
          drop={t.drop}
          multiple
          accept={accept}
          files={draft.files}
          remarkOn={remarkOn}
          onFiles={onFiles}
        >
          {t.limit(maxFiles, { size: format.size(maxBytes) })} {types && t.suggestion({ types })}
        </DropZone>
      )}
      <Attachments name={name} draft={draft} remarkOn={remarkOn} />
      {/* The last field: when it comes late, or not at all, what is written above stays where it is. */}
      {hasProjects && (
        <Safe>
          <Choice name={name} isRunning={isRunning} />
        </Safe>
      )}
      <SendingState name={name} draft={draft} />
      <div className={end}>
        <Button type="submit" variant="primary" busy={isRunning || isWaiting}>
          {t.create}
        </Button>
        <SendKeys unfit={form.unfit} />
      </div>
    </form>
  )
}

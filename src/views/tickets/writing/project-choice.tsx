import { $projects, changeDraft, draftOf, nameOfProject, ticketsMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Select } from '../../ui/fields/select'

export interface ProjectChoiceProps {
  /** The draft's name. */
  name: string
  isRunning: boolean
}

/** What a ticket is about. There is nothing to choose where a client has one project. */
export function ProjectChoice({ name, isRunning }: ProjectChoiceProps) {
  const t = useStore(ticketsMessages)
  const projects = useStore($projects)
  const { projectId } = useStore(draftOf(name))
  if (projects.status !== 'ready' || projects.data.length < 2) return null
  return (
    <Select
      label={t.project}
      value={projectId}
      disabled={isRunning}
      onChange={(event) => changeDraft(name, { projectId: event.currentTarget.value })}
      options={[
        { value: '', label: t.noProject },
        ...projects.data.map((project) => ({ value: project._id, label: nameOfProject(project) })),
      ]}
    />
  )
}

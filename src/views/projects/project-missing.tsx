import { projectMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { MissingCard } from '../shared/way-back/missing-card'

/** Shown for a project that doesn't exist, or that belongs to another client. */
export function ProjectMissing() {
  const t = useStore(projectMessages)
  return (
    <MissingCard
      title={t.missingTitle}
      text={t.missingHint}
      back={{ route: 'projects', label: t.backToProjects }}
    />
  )
}

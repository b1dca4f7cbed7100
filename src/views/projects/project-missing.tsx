import { useStore } from '@nanostores/react'
import { projectMessages } from '../../core/index'
import { MissingCard } from '../shared/missing-card'

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

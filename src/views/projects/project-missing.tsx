import { useStore } from '@nanostores/react'
import { projectMessages } from '../../core/index'
import { MissingCard } from '../shared/missing-card'

/** A project that doesn't exist, or is another client's. */
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

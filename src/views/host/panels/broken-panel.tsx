import { commonMessages, deployMessages, LostError, reload, updatedBy } from '../../../core/index'
import { useReport } from '../report'
import { useStore } from '../use-store'
import { Failure } from './failure'

/** Shown in place of a view that threw an error: the reason, and what helps. */
export function BrokenPanel({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useStore(commonMessages)
  const ofDeploy = useStore(deployMessages)
  const updated = updatedBy(error)
  useReport('error')
  if (updated)
    return (
      <Failure action={updated.canReload && { text: ofDeploy.reload, onClick: reload }}>
        <strong>{updated.title}</strong> {updated.hint}
      </Failure>
    )
  const [title, hint] = error instanceof LostError ? [t.failedTitle] : [t.brokenTitle, t.brokenHint]
  return (
    <Failure action={{ text: t.retry, onClick: onRetry }}>
      <strong>{title}</strong> {hint}
    </Failure>
  )
}

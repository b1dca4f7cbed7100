import { useEffect, useState } from 'react'
import {
  commonMessages,
  deployMessages,
  LostError,
  loadForView,
  reload,
  updatedBy,
} from '../../../core/index'
import { useReport } from '../report'
import { useStore } from '../use-store'
import { Failure } from './failure'

/** Shown in place of a view that threw an error: the reason, and what helps. */
export function BrokenPanel({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useStore(commonMessages)
  const ofDeploy = useStore(deployMessages)
  const updated = updatedBy(error)
  useReport('error')
  useLost(error, onRetry)
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

/** How often code that is lost is asked for at most, in seconds. */
const longestPause = 60

/** Loads code that could not be had, after pauses that grow, and calls back once it is there, or is known to be gone. */
function useLost(error: unknown, onFound: () => void): void {
  const [tries, setTries] = useState(1)
  useEffect(() => {
    if (!(error instanceof LostError)) return
    const ask = () =>
      loadForView(error.load).then(onFound, (next) =>
        next instanceof LostError ? setTries(tries + 1) : onFound(),
      )
    // Pages that have lost something together don't ask together.
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    const timer = setTimeout(ask, Math.min(2 ** tries, longestPause) * (500 + random * 4))
    return () => clearTimeout(timer)
  }, [error, onFound, tries])
}

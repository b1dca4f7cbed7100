import { useContext, useEffect } from 'react'
import { HoldContext } from '../host/hold'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'

const Dialog = onDemand(
  () => import('./sign-in-dialog'),
  ({ SignInDialog }) => <SignInDialog />,
)

interface SignInAgainProps {
  /** Whether the session has expired while a form with unsent input stays on screen. */
  open: boolean
}

/** A sign-in dialog over a form. The form stays on screen even if the dialog can't be loaded or rendered. */
export function SignInAgain({ open }: SignInAgainProps) {
  const { isHeld } = useContext(HoldContext)
  useEffect(() => {
    // Load the dialog in advance, because the connection may be gone when it opens. After a failure, it is
    // loaded again when it opens.
    if (isHeld) Dialog.prepare()
  }, [isHeld])
  if (!open) return null
  return (
    <Safe>
      <Dialog />
    </Safe>
  )
}

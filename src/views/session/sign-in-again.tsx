import { useContext, useEffect } from 'react'
import { HoldContext } from '../host/hold'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'

const load = () => import('./sign-in-dialog')
const Dialog = onDemand(load, ({ SignInDialog }) => <SignInDialog />)

interface SignInAgainProps {
  /** The session has expired, and a form with unsent input stays on screen. */
  open: boolean
}

/** The sign-in over what an expired session leaves on screen, which stays there whatever becomes of the sign-in. */
export function SignInAgain({ open }: SignInAgainProps) {
  const { isHeld } = useContext(HoldContext)
  useEffect(() => {
    // Loaded beforehand: when it is needed, the connection may be gone. Then it is tried again.
    if (isHeld) load().catch(() => undefined)
  }, [isHeld])
  if (!open) return null
  return (
    <Safe>
      <Dialog />
    </Safe>
  )
}

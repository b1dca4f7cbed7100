import { loadSignInDialog } from '../host/hold'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'

const Dialog = onDemand(loadSignInDialog, ({ SignInDialog }) => <SignInDialog />)

/** The sign-in over what an expired session leaves on screen, which stays there whatever becomes of the sign-in. */
export function SignInAgain() {
  return (
    <Safe>
      <Dialog />
    </Safe>
  )
}

import { loadSignInDialog } from '../hold'
import { onDemand } from '../on-demand'
import { Safe } from '../safe'

const Dialog = onDemand(loadSignInDialog, ({ SignInDialog }) => <SignInDialog />)

/** The sign-in over what an expired session leaves on screen, which stays there whatever becomes of the sign-in. */
export function SignInAgain() {
  return (
    <Safe>
      <Dialog />
    </Safe>
  )
}

import { $departure, sessionMessages } from '../../../core/index'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/feedback/empty-state'
import { useSessionFailure } from '../report'
import { SignInLink } from '../sign-in-link'
import { useStore } from '../use-store'

/** What stands in place of a view that only a signed-in client sees; in an element within a line, only the button. */
export const SignedOut = ({ inline }: { inline?: boolean }) => (inline ? <SignInLink /> : <SignedOutPanel />)

/** Shown when nobody is signed in, with a link to sign in; or when the host's `getToken()` or `signOut()` failed. */
function SignedOutPanel() {
  const t = useStore(sessionMessages)
  const isLeaving = useStore($departure) === 'running'
  const failure = useSessionFailure()
  return (
    <Card>
      <EmptyState
        compact
        drawing={failure ? 'error' : 'consultant'}
        title={failure ?? (isLeaving ? t.signingOut : t.signedOutTitle)}
        text={!failure && !isLeaving && t.signedOutHint}
        action={<SignInLink variant="primary" />}
      />
    </Card>
  )
}

import { useStore } from '@nanostores/react'
import { sessionMessages } from '../../core/index'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/feedback/empty-state'
import { SignInLink } from './sign-in-link'

/** Shown when no client is signed in, with a link to the sign-in. */
export function SignedOutPanel() {
  const t = useStore(sessionMessages)
  return (
    <Card>
      <EmptyState
        compact
        drawing="consultant"
        title={t.signedOutTitle}
        text={t.signedOutHint}
        action={<SignInLink variant="primary" />}
      />
    </Card>
  )
}

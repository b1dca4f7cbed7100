import { $session, $settings, commonMessages, retryHost, signInMessages } from '../../core/index'
import { SignInLink, useSignInLink } from '../host/sign-in-link'
import { useStore } from '../host/use-store'
import { Button } from '../ui/buttons/button'
import { Dialog } from '../ui/overlays/dialog'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { LoginForm } from './login-form'

const frame = css({ display: 'grid', gap: space(4) })
const hint = css({ color: token('text-muted') })

/** A dialog over a form with unsent input, after the session has expired. The client signs in and goes on. */
export function SignInDialog() {
  const t = useStore(signInMessages)
  const isManaged = useStore($settings).getToken !== undefined
  const session = useStore($session)
  const email = session.status === 'expired' ? session.email : ''
  return (
    <Dialog open title={t.expiredTitle}>
      <div className={frame}>
        <p className={hint}>{t.expiredHint}</p>
        {isManaged ? <HostSignInAgain /> : <LoginForm email={email} takesFocus />}
      </div>
    </Dialog>
  )
}

/** Leads to the host's own sign-in. Without an address of it, the client signs in elsewhere, and asks again here. */
function HostSignInAgain() {
  const { retry } = useStore(commonMessages)
  if (useSignInLink().href) return <SignInLink variant="primary" />
  return (
    <Button variant="primary" onClick={retryHost}>
      {retry}
    </Button>
  )
}

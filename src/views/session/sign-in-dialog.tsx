import { useStore } from '@nanostores/react'
import { $settings, signInMessages } from '../../core/index'
import { SignInLink } from '../host/sign-in-link'
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
  return (
    <Dialog open title={t.expiredTitle}>
      <div className={frame}>
        <p className={hint}>{t.expiredHint}</p>
        {isManaged ? <SignInLink variant="primary" /> : <LoginForm />}
      </div>
    </Dialog>
  )
}

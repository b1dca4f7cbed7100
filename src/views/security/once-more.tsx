import { useEffect } from 'react'
import { $client, $needsSignIn, commonMessages, leaveSecondStep, securityMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { LoginForm } from '../session/login-form'
import { Dialog } from '../ui/overlays/dialog'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const frame = css({ display: 'grid', gap: space(4) })
const hintStyle = css({ color: token('text-muted') })

/** A dialog to sign in once more, before a change that needs a fresh sign-in. */
export function OnceMore() {
  const t = useStore(securityMessages)
  const { close } = useStore(commonMessages)
  const question = useStore($needsSignIn)
  const client = useStore($client)
  // Who leaves the dialog, or the screen around it, does not sign in now: nothing of it may happen later.
  useEffect(
    () => () => {
      leaveSecondStep()
      $needsSignIn.get()?.leave()
    },
    [],
  )
  return (
    <Dialog open={question !== null} title={t.onceMore} closeLabel={close} onClose={() => question?.leave()}>
      <div className={frame}>
        <p className={hintStyle}>{t.onceMoreHint}</p>
        <LoginForm email={client?.email} takesFocus />
      </div>
    </Dialog>
  )
}

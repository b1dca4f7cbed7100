import {
  $passkeyOffer,
  $security,
  addPasskey,
  browserName,
  leavePasskeyOffer,
  securityMessages,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { useSender } from '../shared/use-sender'
import { Button } from '../ui/buttons/button'
import { Notice } from '../ui/feedback/notice'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { buttons } from './part'

const room = css({ marginBlockStart: space(6) })
const question = css({ display: 'block', fontWeight: token('weight-medium') })

/** Offers a passkey to a client who has signed in by another way, and has none yet. */
export function PasskeyOffer() {
  const t = useStore(securityMessages)
  const way = useStore($passkeyOffer)
  const security = useStore($security)
  const { sender, sending } = useSender()
  const hasNone = security.status === 'ready' && security.data.passkeys?.length === 0
  if (!way || !hasNone) return null
  async function onAddClicked() {
    if (await addPasskey(browserName() || t.unknownBrowser, sender)) leavePasskeyOffer(false)
  }
  return (
    <div className={room}>
      <Notice
        tone="info"
        action={
          <div className={buttons}>
            <Button size="small" busy={sending.status === 'running'} onClick={() => void onAddClicked()}>
              {t.addPasskey}
            </Button>
            <Button size="small" variant="quiet" onClick={() => leavePasskeyOffer(true)}>
              {t.notNow}
            </Button>
          </div>
        }
      >
        <strong className={question}>{way === 'link' ? t.withoutMail : t.withoutPassword}</strong>
        <span>{t.passkeysHint}</span>
      </Notice>
    </div>
  )
}

import { $needsSignIn, commonMessages, securityMessages } from '../../core/index'
import { onDemand } from '../host/on-demand'
import { useStore } from '../host/use-store'
import { Dialog } from '../ui/overlays/dialog'
import { SecurityParts } from './security'

const OnceMore = onDemand(
  () => import('./once-more'),
  ({ OnceMore }) => <OnceMore />,
)

/** The client's own ways in, where there is no page for them. */
export function SecurityDialog({ onClose }: { onClose: () => void }) {
  const t = useStore(securityMessages)
  const { close } = useStore(commonMessages)
  const isAsked = useStore($needsSignIn) !== null
  return (
    <Dialog open wide title={t.title} closeLabel={close} onClose={onClose}>
      <SecurityParts />
      {isAsked && <OnceMore />}
    </Dialog>
  )
}

import { $needsSignIn, accountMessages, commonMessages } from '../../core/index'
import { onDemand } from '../host/on-demand'
import { useStore } from '../host/use-store'
import { Dialog } from '../ui/overlays/dialog'
import { AccountParts } from './account-screen'

const OnceMore = onDemand(
  () => import('../security/once-more'),
  ({ OnceMore }) => <OnceMore />,
)

/** What a client sets about themselves, where there is no page for it. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const t = useStore(accountMessages)
  const { close } = useStore(commonMessages)
  const isAsked = useStore($needsSignIn) !== null
  return (
    <Dialog open wide title={t.accountMenu} closeLabel={close} onClose={onClose}>
      <AccountParts />
      {isAsked && <OnceMore />}
    </Dialog>
  )
}

import { accountMessages, commonMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Dialog } from '../ui/overlays/dialog'
import { AccountParts } from './account-screen'

/** What a client sets about themselves, where there is no page for it. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const t = useStore(accountMessages)
  const { close } = useStore(commonMessages)
  return (
    <Dialog open wide title={t.accountMenu} closeLabel={close} onClose={onClose}>
      <AccountParts />
    </Dialog>
  )
}

import { commonMessages, securityMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Dialog } from '../ui/overlays/dialog'
import { SecurityParts } from './security'

/** The client's own ways in, where there is no page for them. */
export function SecurityDialog({ onClose }: { onClose: () => void }) {
  const t = useStore(securityMessages)
  const { close } = useStore(commonMessages)
  return (
    <Dialog open wide title={t.title} closeLabel={close} onClose={onClose}>
      <SecurityParts />
    </Dialog>
  )
}

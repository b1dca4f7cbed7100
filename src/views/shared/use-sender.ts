import { useEffect, useState } from 'react'
import { createSender, type Sender, type Sending } from '../../core/index'
import { useStore } from '../host/use-store'

/**
 * @param endsWithView Whether what is on its way is cancelled when the view goes: the client has left it by Cancel, or has closed
 *   what is around it. Only for what does no harm if the server has done it, and the page never hears of it.
 */
export function useSender(endsWithView = false): { sender: Sender; sending: Sending } {
  const [sender] = useState(createSender)
  useEffect(() => (endsWithView ? () => sender.cancel() : undefined), [endsWithView, sender])
  return { sender, sending: useStore(sender.$sending) }
}

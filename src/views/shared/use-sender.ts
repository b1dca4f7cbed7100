import { useState } from 'react'
import { createSender, type Sender, type Sending } from '../../core/index'
import { useStore } from '../host/use-store'

export function useSender(): { sender: Sender; sending: Sending } {
  const [sender] = useState(createSender)
  return { sender, sending: useStore(sender.$sending) }
}

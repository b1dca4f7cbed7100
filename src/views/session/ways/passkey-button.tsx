import type { Sender, Sending } from '../../../core/index'
import { SlowNotice } from '../../shared/slow-notice'
import { useSender } from '../../shared/use-sender'
import { Button, type ButtonProps } from '../../ui/buttons/button'
import { Notice } from '../../ui/feedback/notice'

interface PasskeyButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  /** Asks the browser for a passkey, and sends it. */
  send: (sender: Sender) => Promise<Sending>
}

/** A button by which the browser asks for a passkey. Who closes the browser's dialog is where they were. */
export function PasskeyButton({ send, ...button }: PasskeyButtonProps) {
  const { sender, sending } = useSender()
  return (
    <>
      {sending.status === 'refused' && <Notice tone="danger">{sending.message}</Notice>}
      <Button {...button} busy={sending.status === 'running'} onClick={() => void send(sender)} />
      {sending.status === 'running' && sending.slow && <SlowNotice onCancel={sender.cancel} />}
    </>
  )
}

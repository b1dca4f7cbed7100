import { useEffect, useState } from 'react'
import { $count, type Sender, type Sending, waysMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { SlowNotice } from '../../shared/slow-notice'
import { Button } from '../../ui/buttons/button'
import { Notice } from '../../ui/feedback/notice'
import { VisuallyHidden } from '../../ui/visually-hidden'

/** Between two mails, in seconds. */
const pause = 60

interface SendAgainProps {
  /** When the latest mail was asked for, in milliseconds since 1970; 0 if none was. */
  sentAt: number
  sender: Sender
  sending: Sending
  send: (sender: Sender) => Promise<unknown>
}

/** Asks for another mail, after a pause. */
export function SendAgain({ sentAt, sender, sending, send }: SendAgainProps) {
  const t = useStore(waysMessages)
  const count = useStore($count)
  const left = useSecondsUntil(sentAt + pause * 1000)
  return (
    <>
      {sending.status === 'refused' && <Notice tone="danger">{sending.message}</Notice>}
      <Button disabled={left > 0} busy={sending.status === 'running'} onClick={() => void send(sender)}>
        {left > 0 ? t.sendAgainIn({ seconds: count(left) }) : t.sendAgain}
      </Button>
      {/* Nobody hears each second, only that the wait is over. */}
      <VisuallyHidden>
        <span role="status">{left > 0 ? '' : t.canSendAgain}</span>
      </VisuallyHidden>
      {sending.status === 'running' && sending.slow && <SlowNotice onCancel={sender.cancel} />}
    </>
  )
}

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000))

function useSecondsUntil(time: number): number {
  const [left, setLeft] = useState(() => secondsUntil(time))
  useEffect(() => {
    setLeft(secondsUntil(time))
    const timer = setInterval(() => {
      const next = secondsUntil(time)
      setLeft(next)
      if (next === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [time])
  return left
}

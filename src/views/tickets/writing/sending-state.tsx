import { useStore } from '@nanostores/react'
import { type Draft, senderOf, ticketMessages } from '../../../core/index'
import { UploadProgress } from '../../files/upload-progress'
import { Button } from '../../ui/buttons/button'
import { Notice } from '../../ui/feedback/notice'
import { css } from '../../ui/style/styles'
import { space } from '../../ui/style/tokens'

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  alignItems: 'center',
  gap: space(3),
})

/** The state of a draft's sending: the progress of its files with a Cancel button, or the reason of a refusal. */
export function SendingState({ name, draft }: { name: string; draft: Draft }) {
  const t = useStore(ticketMessages)
  const sender = senderOf(name)
  const sending = useStore(sender.$sending)
  if (sending.status === 'refused') {
    return (
      <Notice tone="danger">
        <bdi>{sending.message}</bdi> <br />
        {t.kept}
      </Notice>
    )
  }
  if (sending.status !== 'running' || draft.files.length === 0) return null
  // Once everything is sent, cancelling would only hide the server's answer.
  const canStop = sending.fraction === null || sending.fraction < 1
  return (
    <div className={frame}>
      <UploadProgress fraction={sending.fraction} />
      {canStop && (
        <Button size="small" onClick={sender.cancel}>
          {t.cancel}
        </Button>
      )}
    </div>
  )
}

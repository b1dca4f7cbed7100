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

/** How the sending of a draft goes: files under way, which can be stopped, or what the server said against it. */
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
  // Once all of it is sent, stopping would only hide what the server makes of it.
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

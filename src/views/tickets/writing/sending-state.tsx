import { type Draft, senderOf, ticketsMessages } from '../../../core/index'
import { UploadProgress } from '../../files/upload-progress'
import { useStore } from '../../host/use-store'
import { SendingNotice } from '../../shared/sending-notice'
import { PassingButton, submitOf } from '../../ui/buttons/passing-button'
import { css } from '../../ui/style/styles'
import { space } from '../../ui/style/tokens'

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  alignItems: 'center',
  gap: space(3),
})

export function SendingState({ name, draft }: { name: string; draft: Draft }) {
  const t = useStore(ticketsMessages)
  const sender = senderOf(name)
  const sending = useStore(sender.$sending)
  const { status } = sending
  const fraction = status === 'running' ? sending.fraction : null
  const hasFiles = draft.files.length > 0
  // Once everything is sent, cancelling would only hide the server's answer, unless that takes long.
  const canStop = hasFiles && (fraction === null || fraction < 1)
  return (
    <>
      {status === 'running' && hasFiles && (
        <div className={frame}>
          <UploadProgress fraction={fraction} />
          {canStop && (
            <PassingButton size="small" onClick={sender.cancel} next={submitOf}>
              {t.cancel}
            </PassingButton>
          )}
        </div>
      )}
      <SendingNotice sending={sending} about={draft} onCancel={canStop ? undefined : sender.cancel} />
    </>
  )
}

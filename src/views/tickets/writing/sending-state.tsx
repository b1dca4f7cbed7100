import { type Draft, senderOf, ticketsMessages } from '../../../core/index'
import { UploadProgress } from '../../files/upload-progress'
import { useStore } from '../../host/use-store'
import { SlowNotice } from '../../shared/slow-notice'
import { PassingButton, submitOf } from '../../ui/buttons/passing-button'
import { Notice } from '../../ui/feedback/notice'
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
  if (sending.status === 'asking' && sending.about === draft) {
    return (
      <Notice tone="warning" urgent>
        {t.again}
      </Notice>
    )
  }
  if (sending.status === 'refused') {
    return (
      <Notice tone="danger">
        <bdi>{sending.message}</bdi>
        {sending.retryable && (
          <>
            <br />
            {t.kept}
          </>
        )}
      </Notice>
    )
  }
  if (sending.status !== 'running') return null
  const hasFiles = draft.files.length > 0
  // Once everything is sent, cancelling would only hide the server's answer, unless that takes long.
  const canStop = hasFiles && (sending.fraction === null || sending.fraction < 1)
  return (
    <>
      {hasFiles && (
        <div className={frame}>
          <UploadProgress fraction={sending.fraction} />
          {canStop && (
            <PassingButton size="small" onClick={sender.cancel} next={submitOf}>
              {t.cancel}
            </PassingButton>
          )}
        </div>
      )}
      {sending.slow && <SlowNotice onCancel={canStop ? undefined : sender.cancel} />}
    </>
  )
}

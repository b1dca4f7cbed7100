import { useStore } from '@nanostores/react'
import { hasCommandKey, ticketMessages } from '../../../core/index'
import { coarsePointer, phone } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { token } from '../../ui/style/tokens'

const hint = css({
  fontSize: token('text-sm'),
  color: token('text-muted'),
  // Where it would not help, its place stays: what stands beside it does not move.
  [phone]: { visibility: 'hidden' },
  [coarsePointer]: { visibility: 'hidden' },
})

/** Which keys send what is being written. */
export function SendKeys() {
  const t = useStore(ticketMessages)
  return <span className={hint}>{t.sendKeys({ key: hasCommandKey() ? t.commandKey : t.controlKey })}</span>
}

import { hasCommandKey, ticketsMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { coarsePointer, phone } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { token } from '../../ui/style/tokens'

const hint = css({
  fontSize: token('text-sm'),
  color: token('text-muted'),
  // Phones and touch screens don't need the hint.
  [phone]: { display: 'none' },
  [coarsePointer]: { display: 'none' },
})

export function SendKeys() {
  const t = useStore(ticketsMessages)
  return <span className={hint}>{t.sendKeys({ key: hasCommandKey() ? t.commandKey : t.controlKey })}</span>
}

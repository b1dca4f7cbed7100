import { filesMessages, hasCommandKey, ticketsMessages, visibleName } from '../../../core/index'
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

const asked = css({ fontSize: token('text-sm'), color: token('danger-text'), overflowWrap: 'anywhere' })

/** What sends beside the button; or which file has to go first. */
export function SendKeys({ unfit }: { unfit: File | undefined }) {
  const t = useStore(ticketsMessages)
  const files = useStore(filesMessages)
  if (unfit) return <span className={asked}>{files.remove({ name: visibleName(unfit.name) })}</span>
  return <span className={hint}>{t.sendKeys({ key: hasCommandKey() ? t.commandKey : t.controlKey })}</span>
}

import { ticketMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Button } from '../../ui/buttons/button'
import { Icon } from '../../ui/pictures/icon'
import { icons } from '../../ui/pictures/icons'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  padding: space(4, 5),
  background: token('surface-sunken'),
  borderBlockStart: `1px solid ${token('line')}`,
})
const text = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  '& > svg': { color: token('green-text') },
})

/** Shown in place of the reply while a ticket is resolved. */
export function ResolvedNote({ onReopen }: { onReopen: () => void }) {
  const t = useStore(ticketMessages)
  return (
    <div className={line}>
      <p className={text}>
        <Icon path={icons.check} />
        {t.isResolved}
      </p>
      <Button onClick={onReopen}>{t.reopen}</Button>
    </div>
  )
}

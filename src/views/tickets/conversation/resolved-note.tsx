import { ticketsMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Button } from '../../ui/buttons/button'
import { Icon } from '../../ui/pictures/icon'
import { icons } from '../../ui/pictures/icons'
import { css } from '../../ui/style/styles'
import { hairline, space, token } from '../../ui/style/tokens'

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  padding: space(4, 5),
  background: token('surface-sunken'),
  borderBlockStart: hairline(),
})
const text = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  '& > svg': { color: token('green-text') },
})

interface ResolvedNoteProps {
  /** `undefined` once the reply is being written. */
  onReopen: (() => void) | undefined
}

/** Shown while a ticket is resolved: in place of the reply, and then above it. */
export function ResolvedNote({ onReopen }: ResolvedNoteProps) {
  const t = useStore(ticketsMessages)
  return (
    <div className={line}>
      <p className={text}>
        <Icon path={icons.check} />
        {t.isResolved}
      </p>
      {onReopen && <Button onClick={onReopen}>{t.reopen}</Button>}
    </div>
  )
}

import { $isOnline, layoutMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Icon } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const line = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  padding: space(2, 4),
  fontSize: token('text-sm'),
  color: token('amber-text'),
  background: token('amber'),
})

/** A line that shows while the client is offline. Its live region always exists, so that it is announced. */
export function ConnectionLine() {
  const t = useStore(layoutMessages)
  const isOnline = useStore($isOnline)
  return (
    <div role="status">
      {!isOnline && (
        <p className={line}>
          <Icon path={icons.info} small />
          {t.offline}
        </p>
      )}
    </div>
  )
}

import { useEffect, useState } from 'react'
import { $isOnline, layoutMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Icon } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { VisuallyHidden } from '../ui/visually-hidden'

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

/** For so long, in milliseconds, there is something to say once the connection is back. */
const spoken = 10_000

/** A line that shows while the client is offline. Its live region always exists, so that it is announced; so is the end of it. */
export function ConnectionLine() {
  const t = useStore(layoutMessages)
  const isOnline = useStore($isOnline)
  const [wasOffline, setWasOffline] = useState(false)
  useEffect(() => {
    if (!isOnline) return setWasOffline(true)
    const timer = setTimeout(() => setWasOffline(false), spoken)
    return () => clearTimeout(timer)
  }, [isOnline])
  return (
    <div role="status">
      {isOnline ? (
        wasOffline && <VisuallyHidden>{t.online}</VisuallyHidden>
      ) : (
        <p className={line}>
          <Icon path={icons.info} small />
          {t.offline}
        </p>
      )}
    </div>
  )
}

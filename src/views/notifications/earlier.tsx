import { useRef, useState } from 'react'
import { $earlier, notificationsMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { useDrawn } from '../shared/list/use-drawn'
import { Icon } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { css } from '../ui/style/styles'
import { hairline, space, token } from '../ui/style/tokens'
import { NotificationItem } from './notification-item'

const frame = css({ borderBlockStart: hairline() })
// The icon is that of all else that unfolds.
const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  padding: space(3, 4),
  fontSize: token('text-sm'),
  color: token('text-muted'),
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '[open] > & > svg': { rotate: '180deg' },
})

/** What was read, folded: to look back at. Nothing where the server keeps only what is unread. */
export function Earlier({ onLeave }: { onLeave: () => void }) {
  const t = useStore(notificationsMessages)
  const notifications = useStore($earlier)
  const items = useRef<HTMLUListElement>(null)
  const [isOpen, setOpen] = useState(false)
  const count = useDrawn(items, isOpen ? notifications.length : 0)
  if (notifications.length === 0) return null
  return (
    <details className={frame} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={summary}>
        {t.earlier}
        <Icon path={icons.chevronDown} small />
      </summary>
      <ul ref={items}>
        {notifications.slice(0, count).map((notification) => (
          <NotificationItem
            key={notification._id}
            notification={notification}
            kind="read"
            onLeave={onLeave}
          />
        ))}
      </ul>
    </details>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $format, $notifications, countOnBell, notificationsMessages } from '../core/index'
import { useHost } from './host'
import { NotificationPanel } from './parts/notification-panel'
import { css } from './styles'
import { space, token } from './tokens'
import { IconButton } from './ui/icon-button'
import { moreIcons } from './ui/more-icons'
import { Popover } from './ui/popover'
import { VisuallyHidden } from './ui/visually-hidden'
import { useArrivals } from './use-arrivals'
import { useResource } from './use-resource'

const bell = css({ '&&': { inlineSize: '2.75rem', blockSize: '2.75rem', borderRadius: '50%' } })
const panel = css({ '&&': { inlineSize: '325px' } })
const count = css({
  position: 'absolute',
  insetBlockStart: space(0.5),
  insetInlineEnd: space(1),
  minInlineSize: '1.125rem',
  paddingInline: space(1),
  borderRadius: '99rem',
  fontSize: '.6875rem',
  fontWeight: token('weight-bold'),
  lineHeight: '1.125rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: token('on-accent'),
  background: token('danger'),
  '@media (forced-colors:active)': { outline: '1px solid' },
})

/** The bell: how many notifications are unread, and the panel with them. */
export function Notifications() {
  const t = useStore(notificationsMessages)
  const format = useStore($format)
  const host = useHost()
  const resource = useResource($notifications)
  const notifications = resource.status === 'ready' ? resource.data : undefined
  const total = notifications?.length
  const shown = total ? countOnBell(total, format.count) : ''
  useEffect(() => {
    if (total !== undefined) host.raise('cp-notifications-change', { total })
  }, [host, total])
  return (
    <>
      <Popover
        label={t.title}
        kind="dialog"
        align="end"
        className={panel}
        trigger={(attributes) => (
          <IconButton
            icon={moreIcons.bell}
            label={shown ? t.unread({ count: shown }) : t.title}
            className={bell}
            {...attributes}
          >
            {shown && <span className={count}>{shown}</span>}
          </IconButton>
        )}
      >
        {(close) => <NotificationPanel onLeave={close} />}
      </Popover>
      <Announcement notifications={notifications} />
    </>
  )
}

/** Says what has arrived, to a screen reader alone: the eye sees the number change. */
function Announcement({ notifications }: { notifications: Parameters<typeof useArrivals>[0] }) {
  const t = useStore(notificationsMessages)
  const format = useStore($format)
  const { turn, notifications: arrived } = useArrivals(notifications)
  const [newest] = arrived
  return (
    <VisuallyHidden>
      <span role="status">
        {newest && (
          <span key={turn}>
            {arrived.length === 1
              ? t.arrivedOne({ title: newest.title })
              : t.arrivedMany({ count: format.count(arrived.length) })}
          </span>
        )}
      </span>
    </VisuallyHidden>
  )
}

import { useEffect } from 'react'
import { $format, $notifications, countOnBell, notificationsMessages, onIdle } from '../../core/index'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useHost } from '../host/use-host'
import { useResource } from '../host/use-resource'
import { useStore } from '../host/use-store'
import { Announcer } from '../shared/news/announcer'
import { IconButton } from '../ui/buttons/icon-button'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { Popover } from '../ui/overlays/popover'
import { moreIcons } from '../ui/pictures/more-icons'
import { forcedColors } from '../ui/style/forced-colors'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { useBellNews } from './use-bell-news'

/** Loaded when the page is idle, or when somebody is about to open it. */
const Panel = onDemand(
  () => import('./notification-panel'),
  ({ NotificationPanel }, props: { onLeave: () => void }) => <NotificationPanel {...props} />,
  () => (
    <div className={waiting}>
      <SkeletonLines lines={4} />
    </div>
  ),
)
/** Seconds from the bell until its panel is loaded. */
const calm = 2

const waiting = css({ padding: space(4) })
const bell = css({
  '&&': { inlineSize: '2.75rem', blockSize: '2.75rem', borderRadius: token('radius-round') },
})
const panel = css({ '&&': { inlineSize: 'max(325px,20.3125rem)' } })
const count = css({
  position: 'absolute',
  insetBlockStart: space(0.5),
  insetInlineEnd: space(1),
  minInlineSize: '1.125rem',
  paddingInline: space(1),
  borderRadius: token('radius-round'),
  fontSize: '.6875rem',
  fontWeight: token('weight-bold'),
  lineHeight: '1.125rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: token('on-danger'),
  background: token('danger'),
  [forcedColors]: { outline: '1px solid' },
})

/** The bell: a button with the number of unread notifications, and the panel that lists them. */
export function Notifications() {
  const t = useStore(notificationsMessages)
  const format = useStore($format)
  const host = useHost()
  const resource = useResource($notifications)
  const notifications = resource.status === 'ready' ? resource.data : undefined
  const news = useBellNews(notifications)
  const total = notifications?.length
  const shown = total ? countOnBell(total, format.count) : ''
  useEffect(() => {
    if (total !== undefined) host.raise('cp-notifications-change', { total })
  }, [host, total])
  useEffect(() => onIdle(calm, Panel.prepare), [])
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
            label={total ? t.unread(total, { count: shown }) : t.title}
            className={bell}
            onPointerEnter={Panel.prepare}
            onFocus={Panel.prepare}
            {...attributes}
          >
            {shown && <span className={count}>{shown}</span>}
          </IconButton>
        )}
      >
        {(close) => (
          <Safe>
            <Panel onLeave={close} />
          </Safe>
        )}
      </Popover>
      <Announcer announcement={news} />
    </>
  )
}

import { useContext, useEffect, useRef } from 'react'
import {
  $bellCount,
  $count,
  $hostHref,
  $newsCount,
  $notifications,
  commonMessages,
  countOnBell,
  noteDutiesKnown,
  notificationsMessages,
} from '../../core/index'
import { onDemand, usePrepared } from '../host/on-demand'
import { Safe } from '../host/safe'
import { LocationContext, useHost } from '../host/use-host'
import { useResource } from '../host/use-resource'
import { useStore } from '../host/use-store'
import { IconButton } from '../ui/buttons/icon-button'
import { Popover, preparePopover } from '../ui/overlays/popover'
import type { IconPath } from '../ui/pictures/icon'
import { forcedColors } from '../ui/style/forced-colors'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import type { BellAnnouncerProps } from './bell-announcer'

/** Loaded when the page is idle, or when somebody is about to open it. */
const Panel = onDemand(
  async () => (await Promise.all([import('./notification-panel'), preparePopover()]))[0],
  ({ NotificationPanel }, props: { onLeave: () => void }) => <NotificationPanel {...props} />,
  () => <Waiting />,
)
export const bellIcon: IconPath =
  'M10 3a4.6 4.6 0 0 0-4.6 4.6c0 3.4-1.2 4.6-2 5.65h13.2c-.8-1.05-2-2.25-2-5.65A4.6 4.6 0 0 0 10 3zM8.2 15.9a1.9 1.9 0 0 0 3.6 0'

const waiting = css({ padding: space(4) })
const bell = css({
  '&&': { inlineSize: '2.75rem', blockSize: '2.75rem', borderRadius: token('radius-round') },
})
const panel = css({
  '&&': { inlineSize: 'max(325px,20.3125rem)' },
  '&:popover-open': { display: 'flex', flexDirection: 'column' },
})
const count = css({
  position: 'absolute',
  insetBlockStart: space(0.5),
  insetInlineEnd: space(1),
  minInlineSize: '1.125rem',
  paddingInline: space(1),
  borderRadius: token('radius-round'),
  fontSize: `calc(${token('text-xs')}*11/12)`,
  fontWeight: token('weight-bold'),
  lineHeight: '1.125rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: token('on-danger'),
  background: token('danger'),
  [forcedColors]: { outline: '1px solid' },
})

/** Loaded behind the first answer. On a slow line, something arrives before its code does. */
const ArrivalAnnouncer = onDemand(
  () => import('./bell-announcer'),
  ({ BellAnnouncer }, props: BellAnnouncerProps) => <BellAnnouncer {...props} />,
)

function Waiting() {
  return <p className={waiting}>{useStore(commonMessages).loading}</p>
}

/** The bell: a button with the number of what is unread and waits nowhere else, and the panel that lists all. */
export function Notifications() {
  const t = useStore(notificationsMessages)
  const writeCount = useStore($count)
  const host = useHost()
  const resource = useResource($notifications)
  const notifications = resource.status === 'ready' ? resource.data : undefined
  const first = useRef(notifications)
  first.current = notifications && (first.current ?? notifications)
  // Without a dashboard, what waits may be shown nowhere: then the bell counts it, too.
  const hostHref = useStore($hostHref)
  const isInPortal = useContext(LocationContext) !== null
  const isShownElsewhere = isInPortal || hostHref('dashboard') !== undefined
  const total = useStore(isShownElsewhere ? $newsCount : $bellCount)
  const shown = total ? countOnBell(total, writeCount) : ''
  useEffect(() => {
    if (total !== undefined) host.raise('cp-notifications-change', { total })
  }, [host, total])
  const isKnown = notifications !== undefined
  useEffect(() => {
    // The announcer finds what waits. Where its code can't be had, the bell counts all that is unread.
    if (isKnown) void ArrivalAnnouncer.prepare().then((found) => found || noteDutiesKnown())
  }, [isKnown])
  usePrepared(Panel)
  return (
    <>
      <Popover
        label={t.title}
        kind="dialog"
        align="end"
        className={panel}
        onNear={Panel.prepare}
        trigger={(attributes) => (
          <IconButton
            icon={bellIcon}
            label={total ? t.unread(total, { count: shown }) : t.title}
            className={bell}
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
      {notifications && (
        <Safe decorates>
          <ArrivalAnnouncer
            first={first.current ?? notifications}
            current={notifications}
            isShownElsewhere={isShownElsewhere}
          />
        </Safe>
      )}
    </>
  )
}

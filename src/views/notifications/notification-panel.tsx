import { type MouseEvent, useRef } from 'react'
import {
  $duties,
  $held,
  $notifications,
  $untold,
  type BellEntry,
  commonMessages,
  dismissNotifications,
  entriesOf,
  notificationsMessages,
} from '../../core/index'
import { Slot } from '../host/slot'
import { useHost } from '../host/use-host'
import { useStore } from '../host/use-store'
import { FailedPanel } from '../shared/failed-panel'
import { Skippable } from '../shared/list/skippable'
import { useDrawn } from '../shared/list/use-drawn'
import { ResourceNotice } from '../shared/resource-notice'
import { IconButton } from '../ui/buttons/icon-button'
import { EmptyState } from '../ui/feedback/empty-state'
import { Notice } from '../ui/feedback/notice'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { useHeading } from '../ui/heading'
import { useClosedOnBack } from '../ui/overlays/use-closed-on-back'
import { icons } from '../ui/pictures/icons'
import { fadingEnd } from '../ui/style/fade'
import { css } from '../ui/style/styles'
import { hairline, space, token } from '../ui/style/tokens'
import { DismissAll } from './dismiss-all'
import { Earlier } from './earlier'
import { NotificationItem } from './notification-item'
import { useFirstClick } from './use-first-click'

// The list gives way where the window is low, and both ends stay in view.
const frame = css({ display: 'flex', flexDirection: 'column', minBlockSize: 0 })
const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(1),
  minBlockSize: '3.25rem',
  paddingBlock: space(2),
  paddingInline: space(4, 2),
})
const headingStyle = css({
  marginInlineEnd: 'auto',
  fontSize: token('text-lg'),
  fontWeight: token('weight-bold'),
})
const notice = css({ padding: space(0, 4, 3), '&:empty': { display: 'none' } })
const body = css({ padding: space(0, 4, 4) })
const contentStyle = css({
  position: 'relative',
  minBlockSize: '5rem',
  maxBlockSize: '60vh',
  // What was read unfolds below what is new, which stays where it is.
  '&:has(details li)': { maxBlockSize: '80vh' },
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // What gets the focus scrolls clear of the fade.
  scrollPaddingBlockEnd: '2rem',
  scrollbarWidth: 'thin',
  ...fadingEnd('surface-raised'),
})
const list = css({ borderBlockStart: hairline() })

export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const t = useStore(notificationsMessages)
  const common = useStore(commonMessages)
  const host = useHost()
  const resource = useStore($notifications)
  const panel = useRef<HTMLDivElement>(null)
  const items = useRef<HTMLUListElement>(null)
  const onClicked = useFirstClick()
  const content = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const isHolding = useStore($held).length > 0
  const duties = useStore($duties)
  const hasUntold = useStore($untold).length > 0
  const { Heading } = useHeading()
  useClosedOnBack(panel, onLeave)
  const notifications = resource.status === 'ready' ? resource.data : []
  const entries = entriesOf(notifications)
  const count = useDrawn(items, entries.length)

  const dismiss = (ids: readonly string[], onRefused?: () => void) =>
    void dismissNotifications(
      ids,
      (notificationId) => host.raise('cp-notification-dismissed', { notificationId }),
      onRefused,
    )
  /** Moves the focus to the entry that takes the place of the dismissed one. */
  function onOneDismissed(entry: BellEntry, { currentTarget }: MouseEvent, onRefused?: () => void) {
    const item = currentTarget.closest('li')
    const next = item?.nextElementSibling ?? item?.previousElementSibling
    const target = next?.querySelector<HTMLElement>('[data-dismiss]') ?? panel.current
    target?.focus()
    dismiss(
      entry.map(({ _id }) => _id),
      onRefused,
    )
  }

  return (
    <div ref={panel} tabIndex={-1} className={frame}>
      <div className={header}>
        <Heading className={headingStyle}>{t.title}</Heading>
        <Slot name="notifications-actions" />
        <IconButton icon={icons.close} label={common.close} onClick={onLeave} />
      </div>
      <div className={notice}>
        <ResourceNotice resource={resource} store={$notifications} />
        {hasUntold && <Notice tone="info">{t.untold}</Notice>}
      </div>
      {resource.status === 'failed' ? (
        <FailedPanel failure={resource.failure} onRetry={$notifications.retry} />
      ) : resource.status !== 'ready' ? (
        <div className={body}>
          <SkeletonLines lines={4} />
        </div>
      ) : (
        // What is dismissed may be taken back: until then the foot stays under the pointer.
        <div
          ref={content}
          className={contentStyle}
          style={isHolding ? { minBlockSize: height.current } : undefined}
        >
          {notifications.length === 0 ? (
            <Slot name="notifications-empty">
              <EmptyState compact drawing="notifications" title={t.emptyTitle} text={t.emptyHint} />
            </Slot>
          ) : (
            <Skippable count={entries.length}>
              <ul ref={items} className={list} onClickCapture={onClicked}>
                {entries.slice(0, count).map((entry) => (
                  <NotificationItem
                    // It is the same entry when a newer one joins it.
                    key={entry.at(-1)?._id}
                    notification={entry[0]}
                    count={entry.length}
                    kind={duties.includes(entry[0]._id) ? 'duty' : 'unread'}
                    onDismissed={(event) => onOneDismissed(entry, event)}
                    onFollowed={(event) => onOneDismissed(entry, event, () => {})}
                    onLeave={onLeave}
                  />
                ))}
              </ul>
            </Skippable>
          )}
          <Earlier onLeave={onLeave} />
        </div>
      )}
      {resource.status === 'ready' && (
        <DismissAll
          entries={entries}
          onHolding={() => {
            height.current = content.current?.offsetHeight ?? 0
          }}
          onClickCapture={onClicked}
        />
      )}
    </div>
  )
}

import type { MouseEvent } from 'react'
import { type Notification, notificationsMessages } from '../../core/index'
import { useLinkTo } from '../host/link-to'
import { useStore } from '../host/use-store'
import { DateText } from '../shared/date-text'
import { LinkedText } from '../shared/text/linked-text'
import { Button, ButtonLink } from '../ui/buttons/button'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const frame = css({
  display: 'grid',
  gap: space(1),
  padding: space(3, 4),
  '&:not(:last-child)': { borderBlockEnd: `1px solid ${token('line')}` },
})
const titleStyle = css({ fontWeight: token('weight-bold'), overflowWrap: 'anywhere' })
const message = css({ fontSize: token('text-sm') })
const foot = css({ fontSize: token('text-xs'), color: token('text-muted') })
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(2),
  marginBlockStart: space(1),
  overflowWrap: 'anywhere',
  '& > [data-dismiss]': { marginInlineStart: 'auto' },
})

interface NotificationItemProps {
  notification: Notification
  /** Without it, there is nothing to dismiss: the notification was read. */
  onDismissed?: (event: MouseEvent) => void
  /** Called when the client follows the call to action: they have read the notification. */
  onFollowed?: (event: MouseEvent) => void
  /** Called before the call-to-action link is followed. */
  onLeave: () => void
}

/** The call to action is a link. If its address leads nowhere safe, it is a line of the text, away from what can be pressed. */
export function NotificationItem({ notification, onDismissed, onFollowed, onLeave }: NotificationItemProps) {
  const t = useStore(notificationsMessages)
  const linkTo = useLinkTo()
  const { title, CTA, CTAPath, createdAt } = notification
  const link = CTA ? linkTo(CTAPath) : null
  const onLinkClicked = (event: MouseEvent) => {
    onLeave()
    link?.onClick?.(event)
    onFollowed?.(event)
  }
  return (
    <li part="notification" className={frame}>
      <strong className={titleStyle} dir="auto">
        {title}
      </strong>
      <div className={message}>
        <LinkedText>{notification.message}</LinkedText>
        {!link && CTA && <p dir="auto">{CTA}</p>}
      </div>
      <p className={foot}>
        <DateText value={createdAt} />
      </p>
      <div className={buttons}>
        {link && (
          <ButtonLink
            size="small"
            {...link}
            onClick={onLinkClicked}
            // The middle button of a mouse opens a new tab.
            onAuxClick={(event) => event.button === 1 && onFollowed?.(event)}
          >
            <bdi>{CTA}</bdi>
          </ButtonLink>
        )}
        {onDismissed && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t.dismissOne({ title })}
            data-dismiss
            onClick={onDismissed}
          >
            {t.dismiss}
          </Button>
        )}
      </div>
    </li>
  )
}

import type { MouseEvent } from 'react'
import {
  attentionMessages,
  findScreen,
  type Notification,
  notificationsMessages,
  routes,
  type SectionName,
} from '../../core/index'
import { useLinkTo } from '../host/link-to'
import { useStore } from '../host/use-store'
import { DateText } from '../shared/date-text'
import { LinkedText } from '../shared/text/linked-text'
import { Button, ButtonLink } from '../ui/buttons/button'
import { Link } from '../ui/buttons/link'
import { Icon, type IconPath } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { moreIcons } from '../ui/pictures/more-icons'
import { forcedColors } from '../ui/style/forced-colors'
import { css } from '../ui/style/styles'
import { tinyHeight } from '../ui/style/target'
import { hairline, space, token } from '../ui/style/tokens'

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto',
  columnGap: space(2),
  rowGap: space(0.5),
  padding: space(2, 2, 2, 4),
  '&:not(:last-child)': { borderBlockEnd: hairline() },
})
const mark = css({ position: 'relative', paddingBlockStart: space(0.5), color: token('text-muted') })
/** It stands at the icon of what is unread, and waits nowhere else. */
const dot = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: '-.125rem',
  inlineSize: '.5rem',
  blockSize: '.5rem',
  borderRadius: token('radius-round'),
  background: token('accent-text'),
  outline: `2px solid ${token('surface')}`,
  [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
})
const titleStyle = css({ fontWeight: token('weight-bold'), overflowWrap: 'anywhere' })
// It ends where the word of the button beside the title ends.
const message = css({
  gridColumn: '2/-1',
  paddingInlineEnd: space(2),
  fontSize: token('text-sm'),
  lineHeight: token('line-height-tight'),
})
const several = css({ fontWeight: token('weight-medium') })
const foot = css({
  gridColumn: '2/-1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1, 2),
  marginBlockStart: space(0.5),
  paddingInlineEnd: space(2),
  overflowWrap: 'anywhere',
})
const facts = css({
  display: 'grid',
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontSize: token('text-xs'),
  lineHeight: `calc(${token('line-height-tight')} - .05)`,
  color: token('text-muted'),
})
/** What was read asks for nothing: its link stands in the text. */
const pastAction = css({ fontSize: token('text-sm') })
const action = css({ '&&': { minBlockSize: tinyHeight } })
/** It is the last one for the keys, and stands where one is used to close things. */
const dismiss = css({
  '&&': {
    gridRow: 1,
    gridColumn: 3,
    alignSelf: 'start',
    minBlockSize: tinyHeight,
    marginBlock: '-.25rem',
    paddingInline: space(2),
    // Its border is seen, and would cross the words below.
    [forcedColors]: { marginBlock: 0 },
  },
})

interface NotificationItemProps {
  notification: Notification
  /** How many it stands for, as the newest of them. */
  count?: number
  /** Whether it is unread, is about what waits for the client, or was read. */
  kind: 'unread' | 'duty' | 'read'
  /** Without it, there is nothing to dismiss: the notification was read. */
  onDismissed?: (event: MouseEvent) => void
  /** Called when the client follows the call to action: they have read the notification. */
  onFollowed?: (event: MouseEvent) => void
  /** Called before the call-to-action link is followed. */
  onLeave: () => void
}

/** The call to action is a link. If its address leads nowhere safe, it is a line of the text, away from what can be pressed. */
export function NotificationItem({
  notification,
  count = 1,
  kind,
  onDismissed,
  onFollowed,
  onLeave,
}: NotificationItemProps) {
  const t = useStore(notificationsMessages)
  const { title: waits } = useStore(attentionMessages)
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
      <span className={mark}>
        <Icon path={iconOf(CTAPath)} />
        {kind === 'unread' && <span className={dot} />}
      </span>
      <strong className={titleStyle} dir="auto">
        {title}
      </strong>
      <div className={message}>
        {count > 1 && <p className={several}>{t.several(count)}</p>}
        <LinkedText>{notification.message}</LinkedText>
        {!link && CTA && <p dir="auto">{CTA}</p>}
      </div>
      <div className={foot}>
        {link && kind === 'read' && (
          <Link className={pastAction} roomy {...link} onClick={onLinkClicked}>
            <bdi>{CTA}</bdi>
          </Link>
        )}
        {link && kind !== 'read' && (
          <ButtonLink
            size="small"
            className={action}
            {...link}
            onClick={onLinkClicked}
            // The middle button of a mouse opens a new tab.
            onAuxClick={(event) => event.button === 1 && onFollowed?.(event)}
          >
            <bdi>{CTA}</bdi>
          </ButtonLink>
        )}
        <p className={facts}>
          <DateText value={createdAt} />
          {kind === 'duty' && <span>{waits}</span>}
        </p>
      </div>
      {onDismissed && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t.dismissOne({ title })}
          className={dismiss}
          data-dismiss
          onClick={onDismissed}
        >
          {t.dismiss}
        </Button>
      )}
    </li>
  )
}

/** What the screen is about to which a notification leads. */
const iconsOf: Partial<Record<SectionName, IconPath>> = {
  payments: moreIcons.card,
  meetings: moreIcons.calendar,
  projects: moreIcons.folder,
  support: moreIcons.chat,
}

function iconOf(path: string): IconPath {
  const screen = findScreen(path, null)
  const route = screen && routes[screen.name]
  return (route && 'section' in route && iconsOf[route.section]) || icons.info
}

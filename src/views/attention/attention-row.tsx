import { useStore } from '@nanostores/react'
import { $format, type AttentionItem, attentionMessages } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { markStyle } from '../shared/mark-style'
import { Notes } from '../shared/notes'
import { Link } from '../ui/buttons/link'
import { Icon, type IconName } from '../ui/pictures/icon'
import { moreIcons } from '../ui/pictures/more-icons'
import { hoverPointer } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { Time } from '../ui/time'

const looks = {
  update: { icon: 'warning', tone: 'red' },
  ticket: { icon: moreIcons.chat, tone: 'red' },
  milestone: { icon: moreIcons.flag, tone: 'orange' },
  payment: { icon: moreIcons.card, tone: 'amber' },
} as const satisfies Record<AttentionItem['kind'], { icon: IconName; tone: string }>

const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto',
  alignItems: 'start',
  gap: space(3),
  padding: space(3, 5),
  borderBlockStart: `1px solid ${token('line')}`,
  [hoverPointer]: { '&:hover': { background: token('surface-hover') } },
})
const mark = css({
  ...markStyle,
  marginBlockStart: space(0.5),
  ...Object.fromEntries(
    Object.values(looks).map(({ tone }) => [
      `&[data-tone=${tone}]`,
      { color: token(`${tone}-text`), background: token(tone) },
    ]),
  ),
})
// The title is the link. Its `::after` covers the whole row, so that a click anywhere on the row follows it.
const titleStyle = css({
  fontWeight: token('weight-medium'),
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${token('accent-text')}`, outlineOffset: '-2px' },
})
const amount = css({ fontWeight: token('weight-bold'), fontVariantNumeric: 'tabular-nums' })

/** One item that waits: a link to its screen, the reason, the project or ticket, and the date. */
export function AttentionRow({ item }: { item: AttentionItem }) {
  const t = useStore(attentionMessages)
  const format = useStore($format)
  const navigation = useNavigation()
  const { kind, title, date, payment } = item
  const { icon, tone } = looks[kind]
  const reasons = {
    update: t.updateWaits,
    ticket: t.ticketWaits,
    milestone: t.milestoneWaits,
    payment: t.paymentWaits,
  }
  const since = kind === 'milestone' ? t.wasDue : t.since
  const place = item.place || (payment && t.ofProjects({ count: format.count(payment.projects) }))
  return (
    <li part="attention" className={row}>
      <span className={mark} data-tone={tone}>
        <Icon name={icon} small />
      </span>
      <div>
        <Link variant="quiet" className={titleStyle} dir="auto" {...navigation.link(item.route, item.params)}>
          {title || reasons[kind]}
        </Link>
        <Notes
          notes={[
            title && reasons[kind],
            place && <span dir="auto">{place}</span>,
            date && (
              <Time dateTime={date} title={format.moment(date)}>
                {since({ date: format.date(date) })}
              </Time>
            ),
          ]}
        />
      </div>
      {payment && <span className={amount}>{format.money(payment.amount)}</span>}
    </li>
  )
}

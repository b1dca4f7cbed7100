import { useEffect, useState } from 'react'
import { $format, $isPaying, $sumsOf, type AttentionItem, attentionMessages, dueOf } from '../../core/index'
import { Approval } from '../approvals/approval'
import { useNavigation } from '../host/navigation'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import { DueLines } from '../payments/due-lines'
import { unbroken } from '../shared/date-text'
import { Pay, PayEach } from '../shared/due/pay'
import { PayingLineOfAll } from '../shared/due/paying-line'
import { sumStyle } from '../shared/due/sum-style'
import { markStyle } from '../shared/mark-style'
import { lateNote, notesOf } from '../shared/notes'
import { Link } from '../ui/buttons/link'
import { Icon, type IconPath } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { moreIcons } from '../ui/pictures/more-icons'
import { coarsePointer, hoverPointer, phone, print, tiny } from '../ui/style/queries'
import { classes, css } from '../ui/style/styles'
import { buttonRoom, cover } from '../ui/style/target'
import { hairline, space, token } from '../ui/style/tokens'

const looks = {
  update: { icon: icons.warning, tone: 'red' },
  approval: { icon: icons.check, tone: 'red' },
  ticket: { icon: moreIcons.chat, tone: 'red' },
  payment: { icon: moreIcons.card, tone: 'amber' },
} as const satisfies Record<AttentionItem['kind'], { icon: IconPath; tone: string }>

const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto',
  alignItems: 'start',
  gap: space(3),
  padding: space(3, 5),
  borderBlockStart: hairline(),
  // What it unfolds to stands under its text, and where there is little room, as wide as the row.
  '& > ul': { gridColumn: '2/-1' },
  [phone]: { rowGap: 0, '& > ul': { gridColumn: '1/-1' } },
  [hoverPointer]: { '&:hover': { background: token('surface-hover') } },
})
const mark = css({
  ...markStyle,
  marginBlockStart: space(0.5),
  [phone]: { gridRow: '1/span 2' },
  [tiny]: { gridRow: 1 },
  ...Object.fromEntries(
    Object.values(looks).map(({ tone }) => [
      `&[data-tone=${tone}]`,
      { color: token(`${tone}-text`), background: token(tone) },
    ]),
  ),
})
// The title is the link.
const titleStyle = css({
  ...cover,
  fontWeight: token('weight-medium'),
  overflowWrap: 'anywhere',
})
const unfold = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  '&[aria-expanded=true] > svg': { rotate: '180deg' },
  // On paper its text alone is seen, which is no button.
  [print]: { visibility: 'hidden', '& > span': { visibility: 'visible' } },
})
// On a phone, what is said has the whole width below the sum, so that no date breaks.
const about = css({
  // A finger follows the row's link here, too. A mouse rests on a date.
  [coarsePointer]: { '& > :not(:first-child)': { pointerEvents: 'none' } },
  [phone]: {
    display: 'contents',
    '& > *': { gridArea: '2/2/auto/-1' },
    '& > :first-child': { gridArea: '1/2', justifySelf: 'start' },
  },
  // The room beside the mark is too narrow for a date.
  [tiny]: { '& > :not(:first-child)': { gridColumn: '1/-1' } },
})
const payStyle = css({
  alignSelf: 'center',
  [phone]: { gridArea: '1/3', alignSelf: 'start' },
  [tiny]: { gridArea: '4/1/auto/-1', justifySelf: 'start', marginBlockStart: space(2) },
})

// Above what the row's link covers. It has its room before its code is there.
const approvalStyle = css({
  ...buttonRoom(),
  position: 'relative',
  gridColumn: '2/-1',
  // Beside the texts, it makes the row no higher than its neighbours. What asks for more is as wide as the texts, below them.
  '@container (min-width:40em)': { '&:not(:has(form,[role=alert]))': { gridColumn: 3, alignSelf: 'center' } },
  // There, the texts before it are rows of their own.
  [phone]: { gridRow: 4, marginBlockStart: space(2), '&:has(form)': { gridColumn: '1/-1' } },
  [tiny]: { gridColumn: '1/-1' },
  [print]: { display: 'none' },
})

interface AttentionRowProps {
  item: AttentionItem
  /** On paper, what is due for several projects is unfolded. */
  isPrinting: boolean
}

/** What is due for several projects unfolds to one line for each. */
export function AttentionRow({ item, isPrinting }: AttentionRowProps) {
  const t = useStore(attentionMessages)
  const format = useStore($format)
  const sumsOf = useStore($sumsOf)
  const navigation = useNavigation()
  const isPaying = useStore($isPaying)
  const { kind, title, date, due = [], overdue = [], mayBeMore, to } = item
  const { icon, tone } = looks[kind]
  const own = to && navigation.link(to.route, to.params)
  // The page of a project shows its updates and milestones, too: it serves a host that has no page for them.
  const link = own?.href || !to?.params.serviceId ? own : navigation.link('project', to.params)
  const [sum, ...others] = sumsOf(due, dueOf)
  const reason = t[`${kind}Waits`]
  const wait = sum ? t.due : t.since
  const dated = due[1] ? t.firstDue : overdue[0] ? t.wasDue : wait
  const place = item.place || (sum && t.ofProjects({ count: format.count(due.length) }))
  const [isOpen, setOpen] = useState(false)
  const toggle = { 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) }
  const each = !link && <PayEach projects={due} {...toggle} />
  // On paper they are unfolded: their code comes at once.
  useEffect(() => {
    if (due[1]) DueLines.prepare()
  }, [due])
  const name = link ? (
    <Link variant="quiet" className={titleStyle} dir="auto" {...link}>
      {title || reason}
    </Link>
  ) : (
    <button type="button" className={classes(titleStyle, unfold)} {...toggle}>
      <span>{reason}</span>
      <Icon path={icons.chevronDown} small />
    </button>
  )
  return (
    <li part="attention" className={row}>
      <span className={mark} data-tone={tone}>
        <Icon path={icon} small />
      </span>
      <div className={about}>
        {sum ? (
          <div className={sumStyle}>
            {name}
            <strong>{format.sums([sum, ...others], mayBeMore)}</strong>
          </div>
        ) : (
          name
        )}
        <div>
          {notesOf([
            title
              ? reason
              : overdue[0] &&
                lateNote(
                  due[overdue.length]
                    ? t.partOverdue({ amount: format.sums(sumsOf(overdue, dueOf)) })
                    : t.milestoneWaits,
                ),
            place && <span dir="auto">{place}</span>,
            date && (
              <time dateTime={date} title={format.moment(date)}>
                {dated({ date: unbroken(format.date(date)) })}
              </time>
            ),
          ])}
          {sum && isPaying && <PayingLineOfAll />}
        </div>
      </div>
      {sum && (
        <div className={payStyle}>
          {others.length > 0 ? each : <Pay projects={due} {...sum} otherwise={each} />}
        </div>
      )}
      {item.asked && (
        <div className={approvalStyle}>
          <Safe>
            <Approval asked={item.asked} isInList />
          </Safe>
        </div>
      )}
      {!link && (isOpen || isPrinting) && (
        <Safe>
          <DueLines projects={due} />
        </Safe>
      )}
    </li>
  )
}

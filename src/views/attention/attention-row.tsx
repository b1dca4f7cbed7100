import { useEffect, useState } from 'react'
import {
  $format,
  $isPaying,
  $sumsOf,
  type AttentionItem,
  attentionMessages,
  dueOf,
  firstWords,
} from '../../core/index'
import { Approval } from '../approvals/approval'
import { useNavigation } from '../host/navigation'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import { DueLines } from '../payments/due-lines'
import { unbroken } from '../shared/date-text'
import { Pay, PayEach } from '../shared/due/pay'
import { PayingLineOfAll } from '../shared/due/paying-line'
import { sumStyle } from '../shared/due/sum-style'
import { unfold } from '../shared/due/unfold'
import { lateNote, notesOf } from '../shared/notes'
import { Link } from '../ui/buttons/link'
import { Icon } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { classes, css } from '../ui/style/styles'
import { cover } from '../ui/style/target'
import { token } from '../ui/style/tokens'
import { about, approvalStyle, beginning, leadStyle, looks, mark, payStyle, row } from './row-style'

const titleStyle = css({ fontWeight: token('weight-medium'), overflowWrap: 'anywhere' })
// The title is the link.
const linkStyle = css({ ...cover })

interface AttentionRowProps {
  item: AttentionItem
  /** Whether it is the first thing that can be done at once: its button is filled. */
  isLeading: boolean
  /** Whether what is due can be paid in one go: "Pay" then tells the sum. */
  isPaidAtOnce: boolean
  /** On paper, what is due for several projects is unfolded. */
  isPrinting: boolean
}

/** What is due for several projects unfolds to one line for each. */
export function AttentionRow({ item, isLeading, isPaidAtOnce, isPrinting }: AttentionRowProps) {
  const t = useStore(attentionMessages)
  const format = useStore($format)
  const sumsOf = useStore($sumsOf)
  const navigation = useNavigation()
  const isPaying = useStore($isPaying)
  const { kind, title, date, due = [], overdue = [], mayBeMore, to, asked } = item
  const { icon, tone } = looks[kind]
  const own = to && navigation.link(to.route, to.params)
  // The page of a project shows its updates and milestones, too: it serves a host that has no page for them.
  const link = own?.href || !to?.params.serviceId ? own : navigation.link('project', to.params)
  const [sum, ...others] = sumsOf(due, dueOf)
  const isSumTold = !isPaidAtOnce || others.length > 0 || mayBeMore
  const text = asked?.text
  // Two lines on a phone, and one of a wide page.
  const words = text && firstWords(text, 64)
  const told = text && firstWords(text, 100)
  const reason = t[`${kind}Waits`]
  const wait = sum ? t.due : t.since
  const dated = due[1] ? t.firstDue : overdue[0] ? t.wasDue : wait
  const [isOpen, setOpen] = useState(false)
  const toggle = { 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) }
  const each = !link && <PayEach projects={due} {...toggle} />
  // On paper they are unfolded: their code comes at once.
  useEffect(() => {
    if (due[1]) DueLines.prepare()
  }, [due])
  const name = link ? (
    <Link variant="quiet" className={classes(titleStyle, linkStyle)} dir="auto" {...link}>
      {title || reason}
    </Link>
  ) : (
    <span className={titleStyle}>{reason}</span>
  )
  const place = item.place ? (
    <span dir="auto">{item.place}</span>
  ) : (
    sum && unfold(toggle, t.ofProjects(due.length))
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
            {isSumTold && <strong>{format.sums([sum, ...others], mayBeMore)}</strong>}
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
            place,
            date && (
              <time dateTime={date} title={format.moment(date)}>
                {dated({ date: unbroken(format.date(date)) })}
              </time>
            ),
          ])}
          {words && (
            <p className={beginning} dir="auto" data-beginning data-cut={words !== text || undefined}>
              {words}
              <span>
                {told?.slice(words.length)}
                {told !== text && '…'}
              </span>
            </p>
          )}
          {sum && isPaying && <PayingLineOfAll />}
        </div>
      </div>
      {sum && (
        <div className={payStyle} data-long={format.sums([sum]).length > 10 || undefined}>
          {others.length > 0 ? each : <Pay projects={due} {...sum} otherwise={each} />}
        </div>
      )}
      {link && !sum && !asked && (
        <span className={leadStyle}>
          <Icon path={icons.chevronRight} small />
        </span>
      )}
      {asked && (
        <div className={approvalStyle}>
          <Safe>
            <Approval asked={asked} isInList isQuiet={!isLeading} />
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

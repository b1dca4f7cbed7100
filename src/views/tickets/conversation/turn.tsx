import {
  $format,
  initialsOf,
  type Message,
  nothing,
  refreshed,
  type Turn as TurnData,
  ticketOf,
  ticketsMessages,
} from '../../../core/index'
import { FileChips } from '../../files/file-chips'
import { useStore } from '../../host/use-store'
import { LinkedText } from '../../shared/text/linked-text'
import { highlight } from '../../ui/highlight'
import { Avatar } from '../../ui/pictures/avatar'
import { forcedColors } from '../../ui/style/forced-colors'
import { phone } from '../../ui/style/queries'
import { classes, css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import { Time } from '../../ui/time'

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  columnGap: space(2.5),
  justifyItems: 'start',
  maxInlineSize: 'min(40rem,88%)',
  '&[data-author=mine]': {
    gridTemplateColumns: 'minmax(0,1fr)',
    justifyItems: 'end',
    marginInlineStart: 'auto',
  },
  [phone]: { maxInlineSize: '94%' },
})
const portrait = css({ gridRow: 'span 2', paddingBlockStart: space(0.5) })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  marginBlockEnd: space(1),
  fontSize: token('text-xs'),
  color: token('text-muted'),
  '& > strong': {
    fontSize: token('text-sm'),
    fontWeight: token('weight-bold'),
    color: token('text'),
    overflowWrap: 'anywhere',
  },
})
const list = css({ display: 'grid', gap: space(1), justifyItems: 'inherit', maxInlineSize: '100%' })
const item = css({
  display: 'grid',
  justifyItems: 'inherit',
  maxInlineSize: '100%',
  // What is sent with words stands on their side.
  '[data-author=mine] & > ul': { justifyContent: 'end' },
})
const bubble = css({
  padding: space(2, 3.5),
  borderRadius: token('radius-large'),
  maxInlineSize: '100%',
  background: token('surface-active'),
  '[data-author=mine] &': { background: token('accent-tint') },
  // The corner on the author's side is square.
  'li:first-child > &': { borderStartStartRadius: 0 },
  '[data-author=mine] li:first-child > &': {
    borderStartStartRadius: token('radius-large'),
    borderStartEndRadius: 0,
  },
  [forcedColors]: { border: '1px solid' },
})
const systemLine = css({
  maxInlineSize: '34rem',
  marginInline: 'auto',
  fontSize: token('text-sm'),
  textAlign: 'center',
  color: token('text-muted'),
  '& > p': { display: 'inline' },
  '& > time::before': { content: '" · "/""' },
})

/** Messages have no ids. */
export const keyOfMessage = ({ date, message }: Message) => `${date} ${message}`

interface TurnProps {
  turn: TurnData
  /** The keys of the messages that have just come. */
  highlighted: ReadonlySet<string>
  /** The message to which the address leads. */
  sought: Message | undefined
  ticketId: string
}

/** What the address leads to can take the focus. */
const led = (isSought: boolean) => (isSought ? { 'data-sought': true, tabIndex: -1 } : {})

export function Turn({ turn, highlighted, sought, ticketId }: TurnProps) {
  const { author, name, date, messages } = turn
  const isHighlighted = (message: Message) => message === sought || highlighted.has(keyOfMessage(message))
  const t = useStore(ticketsMessages)
  const about = { refresh: () => refreshed(ticketOf(ticketId)) }
  if (author === 'system') {
    return messages.map((message, index) => (
      <SystemMessage key={index} message={message} isSought={message === sought} />
    ))
  }
  return (
    <div className={frame} data-author={author === 'staff' ? author : 'mine'}>
      {author === 'staff' && (
        <span className={portrait}>
          <Avatar initials={initialsOf(name, 2)} size="small" />
        </span>
      )}
      <p className={head}>
        <strong dir="auto">
          {author === 'mine' ? t.you : name || (author === 'staff' ? t.support : nothing)}
        </strong>
        <Moment date={date} />
      </p>
      <ul className={list}>
        {messages.map((message, index) => (
          <li key={index} className={item} data-message {...led(message === sought)}>
            {message.message && (
              <div className={classes(bubble, isHighlighted(message) && highlight)}>
                <LinkedText>{message.message}</LinkedText>
              </div>
            )}
            <FileChips
              label={t.attachments}
              urls={message.attachments}
              pictures
              sent={{ who: [author === 'mine' ? t.you : name], createdAt: message.date }}
              about={about}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A message of the system about the ticket. It shows no author and has no bubble. */
function SystemMessage({ message: { message, date }, isSought }: { message: Message; isSought: boolean }) {
  return (
    <div className={classes(systemLine, isSought && highlight)} data-message {...led(isSought)}>
      <LinkedText>{message}</LinkedText>
      <Moment date={date} />
    </div>
  )
}

function Moment({ date }: { date: string }) {
  const format = useStore($format)
  if (!date) return null
  return (
    <Time dateTime={date} title={format.moment(date)}>
      {format.time(date)}
    </Time>
  )
}

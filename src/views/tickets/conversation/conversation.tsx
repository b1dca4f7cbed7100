import { useEffect, useMemo, useRef, useState } from 'react'
import {
  $calendarFactory,
  $format,
  authorOf,
  dayKind,
  groupMessages,
  isUnreadable,
  type Message,
  nameOfUrl,
  newestFirst,
  placeOfSaid,
  ticketsMessages,
} from '../../../core/index'
import { useNavigation } from '../../host/navigation'
import { useStore } from '../../host/use-store'
import { type Announcement, Announcer } from '../../shared/changes/announcer'
import { mostChanges, useChanges } from '../../shared/changes/use-changes'
import { Skippable } from '../../shared/list/skippable'
import { useSought } from '../../shared/way-back/use-sought'
import { PassingButton } from '../../ui/buttons/passing-button'
import { icons } from '../../ui/pictures/icons'
import { docked, inLowWindow } from '../../ui/style/docked'
import { fadingEnds } from '../../ui/style/fade'
import { phone, tiny } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { hairline, space, token } from '../../ui/style/tokens'
import { keyOfMessage, Turn } from './turn'
import { useEarlier } from './use-earlier'
import { useNewestInView } from './use-newest-in-view'
import { useRoomBelow } from './use-room-below'

/** How high it is what stands below: while somebody writes, the conversation gives way. In a portal, it fills the window. */
const below = 'var(--_below,9rem)'
const frame = css({
  position: 'relative',
  ...docked({
    flex: '1 1 0px',
    // On the lowest phones, it leaves room for the button that sends. With files, the narrowest scroll anyway.
    minBlockSize: `max(5.5rem,${inLowWindow('65dvh')})`,
    '&:has(~ * form li)': { [tiny]: { minBlockSize: `max(9rem,${inLowWindow('65dvh')})` } },
    display: 'flex',
    flexDirection: 'column',
  }),
})
const scroller = css({
  position: 'relative',
  // Among what a host has, the height leaves room for the ticket's own title above, and for what stands below.
  maxBlockSize: `max(9rem,min(44rem,100dvh - 12rem - ${below}))`,
  overflowY: 'auto',
  overscrollBehavior: 'auto contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${token('line-strong')} transparent`,
  padding: space(5),
  ...fadingEnds('surface', space(5)),
  '&:focus-visible': { outlineOffset: '-2px', borderRadius: token('radius-large') },
  [phone]: { maxBlockSize: `max(9rem,100dvh - 18rem - ${below})`, padding: space(4, 3) },
  ...docked({ '&&': { maxBlockSize: 'none', flex: '1 1 0px' } }),
})
const dayStyle = css({
  display: 'grid',
  gap: space(4),
  '& + &': { marginBlockStart: space(6) },
})
const dayName = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space(3),
  fontSize: token('text-xs'),
  fontWeight: token('weight-medium'),
  color: token('text-muted'),
  '&::before,&::after': { content: '""', borderBlockStart: hairline() },
})
const jump = css({
  position: 'absolute',
  insetBlockEnd: space(3),
  insetInline: 0,
  display: 'grid',
  justifyContent: 'center',
})

interface ConversationProps {
  ticketId: string
  /** The conversation's name for a screen reader. */
  label: string
  messages: readonly Message[]
}

/** Messages grouped by day, with the client's own set apart from all others, and the newest in view, or that to which the address leads. */
export function Conversation({ ticketId, label, messages }: ConversationProps) {
  const t = useStore(ticketsMessages)
  const format = useStore($format)
  const calendar = useStore($calendarFactory)()
  const box = useRef<HTMLDivElement>(null)
  const outer = useRef<HTMLDivElement>(null)
  useRoomBelow(outer)
  const ordered = useMemo(() => newestFirst(messages), [messages])
  const sought = useSought(box, 'message', (words) => placeOfSaid(ordered, words), openFile)
  const count = useEarlier(box, messages.length, sought)
  const days = useMemo(() => groupMessages(messages, format, count), [messages, format, count])
  const last = days.at(-1)?.turns.at(-1)
  const newest = useNewestInView(box, messages.length, last?.author === 'mine', sought < 0)
  const others = useMemo(() => messages.filter((message) => authorOf(message) !== 'mine'), [messages])
  // A ticket keeps its first message.
  const changes = useChanges(others, messages[0]?.date, keyOfMessage)
  const announcement = useAnswers(messages, useNavigation().link('ticket', { ticketId }).href, (answer) =>
    authorOf(answer) === 'system'
      ? answer.message
      : t.answered({ name: answer.messageFrom, message: answer.message }),
  )
  const names = { today: t.today, yesterday: t.yesterday }
  return (
    <div ref={outer} className={frame}>
      <Skippable count={messages.length}>
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and whoever has only keys scrolls it, too
          tabIndex={0}
          ref={box}
          role="log"
          aria-live="off"
          aria-label={label}
          className={scroller}
          onScroll={newest.onScrolled}
        >
          {days.map(({ date, turns }) => {
            const kind = date && dayKind(date, calendar)
            return (
              <section key={format.date(date)} className={dayStyle}>
                {kind && (
                  <p className={dayName}>
                    <time dateTime={date} title={format.date(date)}>
                      {kind === 'other' ? format.date(date) : names[kind]}
                    </time>
                  </p>
                )}
                {turns.map((turn) => (
                  <Turn
                    key={turn.place}
                    turn={turn}
                    highlighted={changes.keys}
                    sought={ordered[sought]}
                    ticketId={ticketId}
                  />
                ))}
              </section>
            )
          })}
        </div>
      </Skippable>
      {newest.isOutOfView && (
        <div className={jump}>
          <PassingButton
            size="small"
            icon={icons.chevronDown}
            onClick={newest.showNewest}
            next={() => box.current}
          >
            {t.jumpToNewest}
          </PassingButton>
        </div>
      )}
      <Announcer announcement={announcement} />
    </div>
  )
}

/** Opens the file of the message that was sought by its name. What no viewer shows would be downloaded. */
function openFile(message: HTMLElement, name: string): void {
  const links = [...message.querySelectorAll<HTMLAnchorElement>(':scope ul a:not([download])')]
  const link = links.find(({ href }) => nameOfUrl(href) === name)
  if (link && !isUnreadable(link.href)) link.click()
}

/** The announcement of new messages that the client has not written, unless they are too many. */
function useAnswers(
  messages: readonly Message[],
  address: string | undefined,
  say: (message: Message) => string,
): Announcement | undefined {
  const [announcement, setAnnouncement] = useState<Announcement>()
  const known = useRef(messages.length)
  const phrase = useRef(say)
  phrase.current = say
  useEffect(() => {
    const fresh = messages.slice(known.current).filter((message) => authorOf(message) !== 'mine')
    known.current = messages.length
    const latest = fresh.at(-1)
    if (!latest || fresh.length > mostChanges) return
    const id = `message ${messages.length} ${latest.date}`
    setAnnouncement({
      id,
      text: fresh.map((message) => phrase.current(message)).join('\n'),
      about: [address],
    })
  }, [messages, address])
  return announcement
}

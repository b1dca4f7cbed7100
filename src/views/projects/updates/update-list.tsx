import { type RefObject, useEffect, useState } from 'react'
import {
  $features,
  approvalOfUpdate,
  beginningOf,
  dateValue,
  isForRecord,
  isUnclear,
  lastVisit,
  leftOutOf,
  type ProjectUpdate,
  projectMessages,
  recordOf,
  refreshed,
  updatesOf,
} from '../../../core/index'
import { Approval } from '../../approvals/approval'
import { FileChips, isImage } from '../../files/file-chips'
import { useProvider } from '../../files/use-provider'
import { onDemand } from '../../host/on-demand'
import { Safe } from '../../host/safe'
import { useStore } from '../../host/use-store'
import { DateText } from '../../shared/date-text'
import { Skippable } from '../../shared/list/skippable'
import { useDrawn } from '../../shared/list/use-drawn'
import { lineStyle, markStyle } from '../../shared/mark-style'
import { LeftOut } from '../../shared/resource-notice'
import { LinkedText } from '../../shared/text/linked-text'
import { usePrinting } from '../../shared/use-printing'
import { useSought } from '../../shared/way-back/use-sought'
import type { useStandings } from '../../tickets/use-standings'
import { Badge } from '../../ui/badge'
import { SkeletonLines } from '../../ui/feedback/skeleton'
import { highlight } from '../../ui/highlight'
import { Icon } from '../../ui/pictures/icon'
import { icons } from '../../ui/pictures/icons'
import { moreIcons } from '../../ui/pictures/more-icons'
import { wide } from '../../ui/style/queries'
import { classes, css } from '../../ui/style/styles'
import { answerRoom } from '../../ui/style/target'
import { space, token } from '../../ui/style/tokens'
import { visuallyHidden } from '../../ui/visually-hidden'
import type { UpdateReplyProps } from './update-reply'

const UpdateReply = onDemand(
  () => import('./update-reply'),
  ({ UpdateReply }, props: UpdateReplyProps) => <UpdateReply {...props} />,
)

/** A card with room for a picture beside a text that is easy to read. */
const besidePictures = '@container (width>56em)'

const list = css({ display: 'grid', gap: space(6) })
const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: space(1, 3),
  // What marks one reaches beyond its text, with which the other parts of the card are aligned.
  margin: space(-2.5),
  padding: space(2.5),
  borderRadius: token('radius'),
  // The frame of the focus stays in view.
  scrollMarginBlockStart: space(2),
  ...lineStyle(12.5, 2.5),
  '&&::before': { marginInlineStart: space(2.5) },
})
const mark = css({
  ...markStyle,
  color: token('purple-text'),
  background: token('purple'),
  '[data-action] > &': { color: token('red-text'), background: token('red') },
})
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  // Level with the mark, while it is one line.
  alignContent: 'center',
  gap: space(0, 2),
})
const title = css({ fontWeight: token('weight-bold') })
const date = css({
  fontSize: token('text-sm'),
  color: token('text-muted'),
  [wide]: { marginInlineStart: 'auto' },
})
// What is asked comes behind the files, so that nobody answers what they have not seen. Where there is room, pictures stand beside it.
const body = css({
  gridColumn: 2,
  '& > *': { maxInlineSize: '65ch' },
  '& > ul': { marginBlockStart: space(3) },
  [besidePictures]: {
    '&[data-pictures]': {
      display: 'grid',
      grid: 'auto 1fr/repeat(2,minmax(0,1fr))',
      alignItems: 'start',
      columnGap: space(6),
      '& > ul': { gridArea: '1/2/span 2', maxInlineSize: 'none', marginBlockStart: space(1) },
    },
  },
  '& [data-brief] > p::after': { content: '" …"' },
})
// Nothing moves when it is known whether the client has replied.
const reply = css({ ...answerRoom, marginBlockStart: space(3) })

/** For fewer letters, some two lines, nobody goes to another page. */
const leastLeftOut = 130

interface UpdateListProps {
  projectId: string
  updates: readonly ProjectUpdate[]
  /** Of an update that asks for nothing, only the beginning is shown. On paper, all of it is. */
  isBrief: boolean
  standings: ReturnType<typeof useStandings>
  ref: RefObject<HTMLOListElement | null>
}

/**
 * An update that requires action from the client has a warning, and the client can reply to it. While it waits for the
 * client, it can take the focus: the banner leads to it.
 */
export function UpdateList({ projectId, updates, isBrief, standings, ref }: UpdateListProps) {
  const t = useStore(projectMessages)
  const canReply = useStore($features).isSectionOn('support')
  const isPrinting = usePrinting()
  const { isKnown, standingOf } = standings
  const [visited] = useState(() => lastVisit() || Number.POSITIVE_INFINITY)
  // The banner leads to the newest update that waits for the client.
  const wanted = updates.findIndex((update) => standingOf(update).isAsked)
  const asksToApprove = updates.some(({ approval }) => approval)
  // Its code comes together with the reply's, not behind it.
  useEffect(() => {
    if (asksToApprove) Approval.prepare()
  }, [asksToApprove])
  const provider = useProvider()
  const about = { askAbout: projectId, refresh: () => refreshed(updatesOf(projectId)) }
  const sought = useSought(ref, 'update', (id) => updates.findIndex(({ _id }) => _id === id))
  const count = useDrawn(ref, updates.length, { wanted: Math.max(wanted, sought) })
  return (
    <div>
      <Skippable count={updates.length}>
        <ol ref={ref} className={list}>
          {updates.slice(0, count).map((update, place) => {
            const standing = standingOf(update)
            const { isAsked } = standing
            const { description, approval } = update
            const asksSomething = update.actionRequiredFromClient || approval !== undefined
            const canAnswer = canReply || isForRecord(update)
            // What can't be read of it is said instead.
            const hasReply = asksSomething && !(approval && isUnclear(approval)) && (canAnswer || !isAsked)
            const asked = approvalOfUpdate(projectId, update)
            const isShown = asked && ((isAsked && canAnswer) || recordOf(asked.approval))
            const beginning = isBrief && !isPrinting && !asksSomething ? beginningOf(update) : description
            const text = description.trim().length - beginning.length < leastLeftOut ? description : beginning
            return (
              <li
                key={update._id}
                className={classes(item, place === sought && highlight)}
                data-action={isAsked || undefined}
                data-sought={place === sought || undefined}
                tabIndex={isAsked || place === sought ? -1 : undefined}
              >
                <span className={mark}>
                  {/* What is answered warns of nothing any more. */}
                  <Icon path={isAsked ? icons.warning : moreIcons.flag} small />
                </span>
                <div className={head}>
                  <strong className={title} dir="auto">
                    {update.title}
                  </strong>
                  {dateValue(update.createdAt) > visited && <Badge tone="purple">{t.newUpdate}</Badge>}
                  {/* To the eye, the mark and the banner above say it. */}
                  {isAsked && (
                    <span className={visuallyHidden} style={{ visibility: isKnown ? undefined : 'hidden' }}>
                      {t.actionRequiredMark}
                    </span>
                  )}
                  <span className={date}>
                    <DateText value={update.createdAt} />
                  </span>
                </div>
                <div className={body} data-pictures={update.files.some(isImage) || undefined}>
                  <div data-brief={text.length < description.trim().length || undefined}>
                    <LinkedText>{text}</LinkedText>
                    {leftOutOf(update) > 0 && <LeftOut count={leftOutOf(update)} />}
                  </div>
                  <FileChips
                    label={t.attachments}
                    urls={update.files}
                    pictures="wide"
                    sent={{ who: [provider], createdAt: update.createdAt }}
                    // Who looks at the files can decide beside them.
                    about={{ ...about, beside: isShown && <Approval asked={asked} /> }}
                  />
                  {hasReply && (
                    <div className={reply}>
                      <Safe>
                        <UpdateReply
                          projectId={projectId}
                          update={update}
                          standing={standing}
                          isKnown={isKnown}
                        />
                      </Safe>
                    </div>
                  )}
                </div>
              </li>
            )
          })}
        </ol>
      </Skippable>
    </div>
  )
}

/** As high as two usual updates, so that what stands below does not move far. */
export function UpdateSkeleton() {
  return (
    <div className={list} data-coming>
      {[1, 2].map((each) => (
        <div key={each} className={item}>
          <span className={mark} />
          <SkeletonLines lines={6} />
        </div>
      ))}
    </div>
  )
}

import { useEffect, useRef } from 'react'
import {
  $decided,
  $features,
  $format,
  $isAttentionBounded,
  $isPaid,
  $isPaying,
  attentionMessages,
  commonMessages,
  lastWaiting,
} from '../../core/index'
import { Approval } from '../approvals/approval'
import { useStore } from '../host/use-store'
import { DoneLine } from '../shared/due/done-line'
import { PayingLineOfAll } from '../shared/due/paying-line'
import { FailedPanel } from '../shared/failed-panel'
import { retryNotice } from '../shared/resource-notice'
import { retryAll, SourcesNotice } from '../shared/sources-notice'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/feedback/empty-state'
import { Icon } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { visuallyHidden } from '../ui/visually-hidden'
import { AttentionList } from './attention-list'
import { attentionRoom, calm } from './attention-room'
import { useAttention } from './use-attention'

const count = css({
  display: 'inline-block',
  minInlineSize: '1.375rem',
  marginInlineStart: space(2),
  paddingInline: space(1.5),
  borderRadius: token('radius-round'),
  fontSize: token('text-xs'),
  lineHeight: '1.375rem',
  textAlign: 'center',
  verticalAlign: '.1em',
  fontVariantNumeric: 'tabular-nums',
  color: token('red-text'),
  background: token('red'),
})
const inset = css({
  padding: space(0, 5, 4),
  '&:empty': { display: 'none' },
  // With a line that is scrolled into view, the card's title is.
  '& > *': { scrollMarginBlockStart: space(20) },
})

const isOfProjects = ({ name }: { name: string }) => name === 'projects'

interface AttentionProps {
  /**
   * For a place among other cards: the view keeps its room while it loads, and says in one line that nothing waits. Why the
   * projects can't be had stands in their card.
   */
  quiet?: boolean
  /** For a place where something else says that there is nothing yet: nothing is rendered when nothing waits. */
  isFirstDay?: boolean
}

export function Attention({ quiet, isFirstDay }: AttentionProps) {
  const t = useStore(attentionMessages)
  const common = useStore(commonMessages)
  const format = useStore($format)
  const isBounded = useStore($isAttentionBounded)
  const isPaying = useStore($isPaying)
  const isPaid = useStore($isPaid)
  const decided = useStore($decided)
  const { isSectionOn } = useStore($features)
  const attention = useAttention()
  // Where the client had something to approve, the code for it comes with the data, not behind it.
  useEffect(() => {
    if (lastWaiting()?.includes(true)) Approval.prepare()
  }, [])
  // The row that was decided about has left the focus to the card. What is said in its place is in view then, and heard.
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const line = said.current?.querySelector<HTMLElement>('p:last-child')
    if (!decided.length || !line?.closest('section:focus')) return
    line.tabIndex = -1
    line.focus({ preventScroll: true })
    line.scrollIntoView({ block: 'nearest' })
  }, [decided])
  const { items, troubles } = attention
  const isEmpty = items?.length === 0
  // Of the projects alone, another card says it.
  const isSaidElsewhere = quiet && troubles.length > 0 && troubles.every(isOfProjects)
  const isCalm = isEmpty && troubles.length === 0
  // Of a client without anything, hardly anything waits: what stands below would move up when that is known.
  if (isFirstDay && (!items || isCalm || (isEmpty && isSaidElsewhere))) return null
  const failure = troubles.find((trouble) => trouble.failure)?.failure
  // A debt does not go away without a word.
  const isDueLost = isSaidElsewhere && failure && troubles[0]?.isMissing && isSectionOn('payments')
  // Nobody knows whether something waits.
  if (isSaidElsewhere && isEmpty && !isDueLost) return null

  const emptyTitle = isBounded ? t.emptyBoundedTitle : t.emptyTitle
  const title = (
    <>
      {t.title}
      {items && !isEmpty && <span className={count}>{format.count(items.length)}</span>}
    </>
  )
  return (
    <Card title={title} flush>
      {isEmpty && failure && !quiet ? (
        <FailedPanel failure={failure} onRetry={() => retryAll(troubles)} />
      ) : (
        <div className={inset}>
          {isDueLost
            ? retryNotice(t.dueFailed, common.retry, () => retryAll(troubles))
            : troubles.length > 0 && <SourcesNotice troubles={troubles} />}
        </div>
      )}
      {/* In the place of what was asked for. What is paid is known before what else waits. */}
      <div ref={said} className={inset}>
        {(items ? isPaying && !items.some(({ kind }) => kind === 'payment') : isPaid) && <PayingLineOfAll />}
        {decided.map((text, index) => (
          <DoneLine key={index}>{text}</DoneLine>
        ))}
      </div>
      {!items && (
        <>
          <span className={visuallyHidden} data-coming>
            {common.loading}
          </span>
          {attentionRoom(quiet, isPaid)}
        </>
      )}
      {isCalm &&
        (quiet ? (
          <p className={calm}>
            {/* What the client has done has a tick of its own. */}
            {!isPaying && decided.length === 0 && <Icon path={icons.check} small />}
            {emptyTitle}
          </p>
        ) : (
          <EmptyState
            compact
            drawing="attention"
            title={emptyTitle}
            text={isBounded ? t.bounded : t.emptyHint}
          />
        ))}
      {items && !isEmpty && <AttentionList items={items} isBrief={quiet} />}
    </Card>
  )
}

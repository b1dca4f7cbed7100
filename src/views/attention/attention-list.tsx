import {
  $format,
  $isAllShown,
  $isAttentionBounded,
  type AttentionItem,
  attentionMessages,
  mostFollowed,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { Skippable } from '../shared/list/skippable'
import { usePrinting } from '../shared/use-printing'
import { Button } from '../ui/buttons/button'
import { print } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { hairline, space, token } from '../ui/style/tokens'
import { AttentionRow } from './attention-row'

const foot = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(1),
  padding: space(2, 5, 3),
  borderBlockStart: hairline(),
  // Nothing is left of it on paper, unless there is the note.
  [print]: { '&:not(:has(p))': { display: 'none' } },
})
// It looks like the links to whole lists.
const button = css({
  marginInlineStart: `calc(-1*(${space(2.5)} + ${token('line-width')}))`,
  '&&': { color: token('accent-text'), fontSize: token('text-md') },
})
const note = css({ fontSize: token('text-xs'), color: token('text-muted'), textWrap: 'pretty' })

interface AttentionListProps {
  items: readonly AttentionItem[]
  /** How many items are shown at first. A button shows the others. */
  most: number
}

/** A note says when updates and milestones are searched only in the newest projects. */
export function AttentionList({ items, most }: AttentionListProps) {
  const t = useStore(attentionMessages)
  const format = useStore($format)
  const isBounded = useStore($isAttentionBounded)
  const isOpen = useStore($isAllShown)
  const isPrinting = usePrinting()
  const hasMore = items.length > most
  const shown = items.slice(0, isOpen || isPrinting ? undefined : most)
  return (
    <>
      <Skippable count={shown.length}>
        <ol>
          {shown.map((item) => (
            <AttentionRow key={item.key} item={item} isPrinting={isPrinting} />
          ))}
        </ol>
      </Skippable>
      {(hasMore || isBounded) && (
        <div className={foot}>
          {hasMore && (
            <Button
              variant="quiet"
              size="small"
              className={button}
              aria-expanded={isOpen}
              onClick={() => $isAllShown.set(!isOpen)}
            >
              {isOpen ? t.showFewer : t.showAll({ count: format.count(items.length) })}
            </Button>
          )}
          {isBounded && <p className={note}>{t.bounded(mostFollowed)}</p>}
        </div>
      )}
    </>
  )
}

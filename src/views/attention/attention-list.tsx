import {
  $format,
  $isAllShown,
  $isAttentionBounded,
  type AttentionItem,
  attentionMessages,
} from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useStore } from '../host/use-store'
import { usePayLink } from '../shared/due/pay'
import { Skippable } from '../shared/list/skippable'
import { usePrinting } from '../shared/use-printing'
import { Button } from '../ui/buttons/button'
import { Link } from '../ui/buttons/link'
import { wide } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { AttentionRow } from './attention-row'
import { foldsNarrow, foot, list, most } from './row-style'
import { useLeading } from './use-leading'

// It looks like the links to whole lists.
const button = css({
  marginInlineStart: `calc(-1*(${space(2.5)} + ${token('line-width')}))`,
  '&&': { color: token('accent-text'), fontSize: token('text-md') },
  '&&[data-brief]': { [wide]: { display: 'none' } },
})
const note = css({ fontSize: token('text-xs'), color: token('text-muted'), textWrap: 'pretty' })

interface AttentionListProps {
  items: readonly AttentionItem[]
  /** Among other cards, fewer items are shown at first. A button shows the others. */
  isBrief: boolean | undefined
}

/** Where updates and milestones are searched only in the newest projects, a line leads to the others. */
export function AttentionList({ items, isBrief }: AttentionListProps) {
  const t = useStore(attentionMessages)
  const format = useStore($format)
  const older = useNavigation().link('projects')
  const isBounded = useStore($isAttentionBounded)
  const isOpen = useStore($isAllShown)
  const isPrinting = usePrinting()
  const count = isBrief ? most.brief : most.full
  const hasMore = items.length > count
  const isFolded = isBrief && foldsNarrow(items.length)
  const isWhole = isOpen || isPrinting
  const shown = items.slice(0, isWhole ? undefined : count)
  const leading = useLeading(shown)
  const payLink = usePayLink()
  return (
    <>
      <Skippable count={shown.length}>
        <ol className={list} data-brief={(isFolded && !isWhole) || undefined}>
          {shown.map((item) => (
            <AttentionRow
              key={item.key}
              item={item}
              isLeading={item === leading}
              isPaidAtOnce={!!item.due && !!payLink(item.due)}
              isPrinting={isPrinting}
            />
          ))}
        </ol>
      </Skippable>
      {(hasMore || isFolded || isBounded) && (
        <div className={foot} data-brief={(!hasMore && !isBounded) || undefined}>
          {(hasMore || isFolded) && (
            <Button
              variant="quiet"
              size="small"
              className={button}
              data-brief={!hasMore || undefined}
              aria-expanded={isOpen}
              onClick={() => $isAllShown.set(!isOpen)}
            >
              {isOpen ? t.showFewer : t.showAll({ count: format.count(items.length) })}
            </Button>
          )}
          {isBounded && (
            <p className={note}>
              <Link variant={older.href ? 'inline' : 'quiet'} roomy {...older}>
                {t.bounded}
              </Link>
            </p>
          )}
        </div>
      )}
    </>
  )
}

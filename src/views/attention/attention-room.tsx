import { lastWaiting } from '../../core/index'
import { skeleton } from '../ui/feedback/skeleton'
import { css } from '../ui/style/styles'
import { buttonRoom } from '../ui/style/target'
import { space, token } from '../ui/style/tokens'
import { about, approvalStyle, beginning, foldsNarrow, foot, list, mark, most, row } from './row-style'

/** The line that says that nothing waits. */
export const calm = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  padding: space(0, 5, 5),
  color: token('text-muted'),
  '& > svg': { flex: 'none', color: token('green-text') },
})
const disc = css({ '&&': { background: token('surface-active') } })
const more = css(buttonRoom())

/** For who was never here: two things, and one of them is to be approved. */
const usual = [false, true]

/**
 * As high as what waited last, in the same shape: when it comes, nothing moves.
 * @param isPaid Whether the first of it, what was due, is paid.
 */
export function attentionRoom(isBrief: boolean | undefined, isPaid: boolean) {
  const waiting = (lastWaiting() ?? usual).slice(isPaid ? 1 : 0)
  if (waiting.length === 0) return <div className={calm}>{skeleton('14rem')}</div>
  const count = isBrief ? most.brief : most.full
  const hasMore = waiting.length > count
  const isFolded = isBrief && foldsNarrow(waiting.length)
  return (
    <div aria-hidden="true">
      <ol className={list} data-brief={isFolded || undefined}>
        {waiting.slice(0, count).map((isAsked, index) => (
          <li key={index} className={row}>
            <span className={`${mark} ${disc}`} />
            <div className={about}>
              {skeleton('16rem')}
              <div>
                {/* What is said of most things is as long. */}
                <div className={beginning}>{skeleton('12rem')}</div>
                {isAsked && <div className={beginning} data-beginning />}
              </div>
            </div>
            {isAsked && <div className={approvalStyle} />}
          </li>
        ))}
      </ol>
      {(hasMore || isFolded) && (
        <div className={foot} data-brief={!hasMore || undefined}>
          <div className={more} />
        </div>
      )}
    </div>
  )
}

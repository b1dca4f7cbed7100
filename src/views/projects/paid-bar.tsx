import { $format, owedBy, type Project, pendingPayment, projectMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Pay } from '../shared/pay'
import { Skeleton } from '../ui/feedback/skeleton'
import { forcedColors } from '../ui/style/forced-colors'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const frame = css({ display: 'grid', gap: space(2), marginBlockStart: space(5) })
// The border shows the rest of the bar, which has the colour of the card.
const bar = css({
  blockSize: '.75rem',
  overflow: 'clip',
  border: `1px solid ${token('line-strong')}`,
  borderRadius: token('radius-round'),
  '& > div': {
    blockSize: '100%',
    background: token('accent'),
    [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
  },
})
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2, 3) })
const list = css({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(1, 5),
})
const fact = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0, 2),
  '& > dt': { color: token('text-muted') },
  '& > dd': { fontWeight: token('weight-medium'), fontVariantNumeric: 'tabular-nums' },
})

/** Without a total, or for a rejected project, nothing can remain: only what was paid is shown, if anything was. */
export function PaidBar({ project }: { project: Project | undefined }) {
  const t = useStore(projectMessages)
  const format = useStore($format)
  if (!project) {
    return (
      <div className={frame}>
        <div className={bar} />
        <Skeleton width="12rem" />
      </div>
    )
  }
  const { totalCost, receivedAmount, currency } = project
  const owed = owedBy(project)
  const pending = pendingPayment(project)
  const isDue = totalCost > 0 && pending <= owed
  if (!isDue && receivedAmount <= 0) return null
  const rest: [string, number] = pending < 0 ? [t.overpaid, -pending] : [t.remaining, owed]
  const figures: [string, number][] = [[t.paid, receivedAmount], ...(isDue ? [rest] : [])]
  return (
    <div className={frame}>
      {isDue && (
        <div className={bar} aria-hidden="true">
          <div style={{ inlineSize: `${Math.max(0, receivedAmount / totalCost) * 100}%` }} />
        </div>
      )}
      <div className={row}>
        <dl className={list}>
          {figures.map(([name, amount]) => (
            <div key={name} className={fact}>
              <dt>{name}</dt>
              <dd>{format.money(amount, currency)}</dd>
            </div>
          ))}
        </dl>
        {owed > 0 && <Pay project={project} amount={owed} currency={currency} />}
      </div>
    </div>
  )
}

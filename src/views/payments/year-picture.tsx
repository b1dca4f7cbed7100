import { $format, $monthName, $shortMonth, type PaidMonth, paymentsMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { forcedColors } from '../ui/style/forced-colors'
import { narrow } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { token } from '../ui/style/tokens'
import { visuallyHidden } from '../ui/visually-hidden'

const frame = css({
  display: 'grid',
  gridTemplate: '1.25rem minmax(0,1fr) 1.25rem / repeat(12,minmax(0,1fr))',
  blockSize: '100%',
  fontSize: token('text-xs'),
  lineHeight: '1.25rem',
  color: token('text-muted'),
  textAlign: 'center',
})
const picture = css({
  gridColumn: '1/-1',
  gridRow: 2,
  inlineSize: '100%',
  blockSize: '100%',
  fill: token('accent'),
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '& [data-ground]': { fill: token('surface-sunken'), [forcedColors]: { fill: 'none', stroke: 'GrayText' } },
})
const highest = css({
  gridRow: 1,
  justifySelf: 'center',
  fontWeight: token('weight-medium'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-at=start]': { justifySelf: 'start' },
  '&[data-at=end]': { justifySelf: 'end' },
})
// The names have room where the picture is wide; elsewhere there are letters.
const name = css({ gridRow: 3, whiteSpace: 'nowrap', [narrow]: { '& > :first-child': { display: 'none' } } })
const letter = css({ display: 'none', [narrow]: { display: 'inline' } })

interface YearPictureProps {
  months: readonly PaidMonth[]
  currency: string
  /** The sum in words, which names the table. */
  caption: string
}

/** From which month on a label that begins or ends at its column's edge would reach beyond the picture's. */
const middle = 3

/** Columns for twelve months, with the highest amount above its column. For a screen reader it is a table. */
export function YearPicture({ months, currency, caption }: YearPictureProps) {
  const t = useStore(paymentsMessages)
  const format = useStore($format)
  const monthName = useStore($monthName)
  const short = useStore($shortMonth)
  const most = Math.max(...months.map(({ amount }) => amount), 0)
  const peak = months.findIndex(({ amount }) => amount === most)
  const beside = Math.min(peak, months.length - 1 - peak)
  const at = beside >= middle ? 'middle' : peak < middle ? 'start' : 'end'
  const column = {
    start: `${peak + 1}/-1`,
    middle: `${peak + 1 - beside}/${peak + 2 + beside}`,
    end: `1/${peak + 2}`,
  }[at]
  return (
    <>
      <div className={frame} aria-hidden="true">
        {most > 0 && (
          <span className={highest} data-at={at} style={{ gridColumn: column }}>
            {format.money(most, currency)}
          </span>
        )}
        <svg className={picture} aria-hidden="true">
          {months.map(({ month, amount }, index) => {
            const height = most > 0 ? Math.max((amount / most) * 100, 0) : 0
            const place = { x: `${((index + 0.15) / 12) * 100}%`, width: `${(0.7 / 12) * 100}%`, rx: 3 }
            return (
              <g key={month}>
                <rect {...place} height="100%" data-ground />
                <rect {...place} y={`${100 - height}%`} height={`${height}%`} />
              </g>
            )
          })}
        </svg>
        {months.map(({ month }) => (
          <span key={month} className={name}>
            <span>{short.name(month)}</span>
            <span className={letter}>{short.letter(month)}</span>
          </span>
        ))}
      </div>
      <div className={visuallyHidden}>
        <table aria-label={caption}>
          <thead>
            <tr>
              <th scope="col">{t.month}</th>
              <th scope="col">{t.amount}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, amount }) => (
              <tr key={month}>
                <th scope="row">{monthName(month)}</th>
                <td>{format.money(amount, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

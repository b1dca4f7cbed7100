import { useState } from 'react'
import { $format, $monthName, $shortMonth, type PaidYear, paymentsMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { forcedColors } from '../ui/style/forced-colors'
import { narrow } from '../ui/style/queries'
import { classes, css } from '../ui/style/styles'
import { hairline, ring, token } from '../ui/style/tokens'
import { pictureStyle } from './overview-room'
import { YearTable } from './year-table'

const frame = css({
  position: 'relative',
  gridTemplate: '1.25rem minmax(0,1fr) 1.25rem / repeat(12,minmax(0,1fr))',
  fontSize: token('text-xs'),
  lineHeight: '1.25rem',
  color: token('text-muted'),
  textAlign: 'center',
  '&:focus-within': {
    outline: ring,
    outlineOffset: '2px',
    borderRadius: token('radius-small'),
  },
})
// Keys and screen readers go through the months by it; a pointer has the months themselves.
const range = css({ position: 'absolute', inset: 0, margin: 0, opacity: 0, pointerEvents: 'none' })
const columns = css({
  gridColumn: '1/-1',
  gridRow: 2,
  inlineSize: '100%',
  blockSize: '100%',
  borderBlockEnd: hairline(),
  fill: token('accent'),
  '& > rect': { rx: `calc(${token('radius-small')}*.75)` },
  pointerEvents: 'none',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  [forcedColors]: { fill: 'CanvasText' },
})
const told = css({
  gridRow: 1,
  justifySelf: 'center',
  fontWeight: token('weight-medium'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-at=start]': { justifySelf: 'start' },
  '&[data-at=end]': { justifySelf: 'end' },
  '&[data-chosen]': { color: token('text') },
})
// A month is its whole column. The names have room where the picture is wide; elsewhere there are letters.
const monthStyle = css({
  gridRow: '2/4',
  display: 'grid',
  alignContent: 'end',
  borderRadius: token('radius-small'),
  whiteSpace: 'nowrap',
  '&[data-chosen]': { color: token('text'), background: token('surface-active') },
  [narrow]: { '& > :first-child': { display: 'none' } },
})
const letter = css({ display: 'none', [narrow]: { display: 'inline' } })

interface YearPictureProps extends PaidYear {
  /** The sum in words, which names the table. */
  caption: string
  /** Paper has it unfolded. */
  isOpen: boolean
}

/** From which month on a label that begins or ends at its column's edge would reach beyond the picture's. */
const middle = 3
/** The least height of a column, in percents: what was paid in a small month is no sliver. */
const least = 8

/**
 * Columns for twelve months, with the highest amount above its column, or that of the month which a pointer or the arrow keys
 * have chosen. For a screen reader it is a table, too.
 */
export function YearPicture({ months, currency, caption, isOpen }: YearPictureProps) {
  const t = useStore(paymentsMessages)
  const format = useStore($format)
  const monthName = useStore($monthName)
  const short = useStore($shortMonth)
  const [chosen, setChosen] = useState<number>()
  const most = Math.max(...months.map(({ amount }) => amount), 0)
  const peak = months.findIndex(({ amount }) => amount === most)
  const shown = chosen ?? peak
  const { month = '', amount = 0 } = months[shown] ?? {}
  const sum = format.money(amount, currency)
  const words = t.monthSum({ month: monthName(month), amount: sum })
  const beside = Math.min(shown, months.length - 1 - shown)
  const at = beside >= middle ? 'middle' : shown < middle ? 'start' : 'end'
  const place = {
    start: `${shown + 1}/-1`,
    middle: `${shown + 1 - beside}/${shown + 2 + beside}`,
    end: `1/${shown + 2}`,
  }[at]
  const isChosen = chosen !== undefined
  return (
    <>
      <div
        className={classes(pictureStyle, frame)}
        data-open={isOpen || undefined}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setChosen(undefined)}
      >
        <input
          type="range"
          className={range}
          max={months.length - 1}
          value={shown}
          aria-label={caption}
          aria-valuetext={words}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          onFocus={() => setChosen(shown)}
          onBlur={() => setChosen(undefined)}
        />
        {(isChosen || most > 0) && (
          <span
            className={told}
            data-at={at}
            data-chosen={isChosen || undefined}
            style={{ gridColumn: place }}
            aria-hidden="true"
          >
            {isChosen ? words : sum}
          </span>
        )}
        {months.map((each, index) => (
          <span
            key={each.month}
            className={monthStyle}
            style={{ gridColumn: `${index + 1}` }}
            data-chosen={index === chosen || undefined}
            aria-hidden="true"
            onPointerEnter={() => setChosen(index)}
          >
            <span>{short.name(each.month)}</span>
            <span className={letter}>{short.letter(each.month)}</span>
          </span>
        ))}
        <svg className={columns} aria-hidden="true">
          {months.map((each, index) => {
            const height = each.amount > 0 ? Math.max((each.amount / most) * 100, least) : 0
            return (
              <rect
                key={each.month}
                x={`${((index + 0.15) / 12) * 100}%`}
                width={`${(0.7 / 12) * 100}%`}
                y={`${100 - height}%`}
                height={`${height}%`}
              />
            )
          })}
        </svg>
      </div>
      <YearTable {...{ months, currency, caption }} />
    </>
  )
}

import { isolated } from '../isolated'
import { chosenStyle, forcedColors } from '../style/forced-colors'
import { coarsePointer, hoverPointer } from '../style/queries'
import { css } from '../style/styles'
import { space, token } from '../style/tokens'
import { useId } from '../use-id'
import { visuallyHidden } from '../visually-hidden'

const group = css({ display: 'flex', flexWrap: 'wrap', gap: space(1), position: 'relative' })
const option = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minBlockSize: '2rem',
  paddingInline: space(3),
  border: '1px solid transparent',
  borderRadius: token('radius-round'),
  fontSize: token('text-sm'),
  fontWeight: token('weight-medium'),
  color: token('text-muted'),
  cursor: 'pointer',
  userSelect: 'none',
  overflowWrap: 'anywhere',
  transition: `background ${token('motion')},color ${token('motion')}`,
  [hoverPointer]: { '&:hover': { color: token('text'), background: token('surface-active') } },
  '&&:has(:checked)': { color: token('accent-text'), background: token('accent-tint') },
  '&:has(:focus-visible)': { outline: `2px solid ${token('accent-text')}`, outlineOffset: '1px' },
  [coarsePointer]: { '&&': { minBlockSize: '2.75rem' } },
  [forcedColors]: { '&&:has(:checked)': chosenStyle },
})
const countStyle = css({ fontVariantNumeric: 'tabular-nums', fontWeight: 400 })

interface SegmentedOption<Value extends string> {
  value: Value
  label: string
  /** A number after the label, such as how many rows the option has. */
  count?: number | string
}

export interface SegmentedProps<Value extends string> {
  /** The name of the group for a screen reader. */
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice between a few visible options, such as a filter by status. A radio group, with its keys. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" part="segmented" className={group} aria-label={label}>
      {options.map((each) => (
        <label key={each.value} className={option}>
          <input
            type="radio"
            name={name}
            className={visuallyHidden}
            checked={each.value === value}
            onChange={() => onChange(each.value)}
          />
          {isolated(each.label)}
          {each.count !== undefined && <span className={countStyle}>{each.count}</span>}
        </label>
      ))}
    </div>
  )
}

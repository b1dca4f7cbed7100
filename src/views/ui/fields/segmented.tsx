import { useLayoutEffect, useRef } from 'react'
import { isolated } from '../isolated'
import { scaleOf } from '../scale-of'
import { fadingLine } from '../style/fade'
import { chosenStyle, forcedColors } from '../style/forced-colors'
import { coarsePointer, hoverPointer, print } from '../style/queries'
import { css } from '../style/styles'
import { target } from '../style/target'
import { hairline, ring, space, token } from '../style/tokens'
import { useId } from '../use-id'
import { visuallyHidden } from '../visually-hidden'

/** Too narrow for all options of a long choice in one line. */
const oneLine = '@container (max-width:56em)'
const tablet = '@container (43.5em<width<=56em)'

const group = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  position: 'relative',
  // In a narrow place, one line that scrolls. Its end fades as long as more options follow.
  [oneLine]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    scrollPaddingInline: space(10),
    // The outline of the focus would be cut off, and a press beside an option.
    margin: space(-1.5, -1),
    padding: space(1.5, 1),
    ...fadingLine(1),
  },
  // So that a finger finds each of them in two lines.
  [coarsePointer]: { rowGap: space(3) },
  [print]: { flexWrap: 'wrap', '&::after': { content: 'none' } },
})
const option = css({
  ...target,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space(1.5),
  maxInlineSize: '100%',
  minBlockSize: token('control-height-small'),
  paddingInline: space(3),
  // On a tablet, one more has room.
  [tablet]: { paddingInline: space(2) },
  border: hairline('transparent'),
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
  '&:has(:focus-visible)': { outline: ring, outlineOffset: '1px' },
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
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is the event, and options that come later
  useLayoutEffect(() => {
    if (box.current) showChosen(box.current)
  }, [value, options.length])
  return (
    <div ref={box} role="radiogroup" part="segmented" className={group} aria-label={label}>
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

/** Scrolls the chosen option into view, with a part of the next one. Nothing around the options is scrolled. */
function showChosen(box: HTMLElement): void {
  const option = box.querySelector(':checked')?.parentElement
  if (!option || box.scrollWidth <= box.clientWidth) return
  const [outer, inner] = [box.getBoundingClientRect(), option.getBoundingClientRect()]
  const room = Math.min(40, (outer.width - inner.width) / 2)
  const way = Math.min(0, inner.left - room - outer.left) || Math.max(0, inner.right + room - outer.right)
  box.scrollBy({ left: way / scaleOf(box), behavior: 'instant' })
}

import { type KeyboardEvent, useRef } from 'react'
import { IconButton } from '../buttons/icon-button'
import { Icon } from '../pictures/icon'
import { icons } from '../pictures/icons'
import { coarsePointer, phone } from '../style/queries'
import { classes, css } from '../style/styles'
import { fingerHeight } from '../style/target'
import { space, token } from '../style/tokens'
import { inputStyle, toldInside } from './input-style'

const frame = css({
  position: 'relative',
  flex: '1 1 14rem',
  minInlineSize: 0,
  maxInlineSize: '24rem',
  '& > svg': {
    position: 'absolute',
    insetInlineStart: space(2.5),
    insetBlock: 0,
    marginBlock: 'auto',
    color: token('text-muted'),
    pointerEvents: 'none',
  },
})
const input = css({
  '&&': {
    ...toldInside,
    minBlockSize: token('control-height-small'),
    paddingBlock: space(1),
    // Beside the icon and the button, which grow with the text, whatever becomes of the space.
    paddingInlineStart: `calc(1.25rem + ${space(4.5)})`,
    paddingInlineEnd: `calc(2.75rem + ${space(1)})`,
  },
  // An empty field has no button, so it needs no room for one.
  '&&:placeholder-shown': { paddingInlineEnd: space(3), textOverflow: 'ellipsis' },
  [coarsePointer]: { '&&': { minBlockSize: fingerHeight('control-height-small') } },
  '&::-webkit-search-cancel-button': { display: 'none' },
  [phone]: { '&&[data-short]::placeholder': { opacity: 0 } },
})
// On a phone, it stands in the place of the text that has no room there.
const shortText = css({
  display: 'none',
  [phone]: {
    ':placeholder-shown + &': {
      display: 'grid',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(1.25rem + ${space(4.5)} + ${token('line-width')})`,
      alignItems: 'center',
      color: token('text-muted'),
      pointerEvents: 'none',
    },
  },
})
const clear = css({
  '&&': { position: 'absolute', insetInlineEnd: space(1), insetBlock: 0, marginBlock: 'auto' },
})

export interface SearchFieldProps {
  /** The field's name for screen readers; also shown while the field is empty. */
  label: string
  /** Shown on a phone while the field is empty, in place of the label. The label begins or ends with it. */
  short?: string
  value: string
  onChange: (value: string) => void
  /** The name of the button that empties the field. */
  clearLabel: string
  className?: string
}

/** A field that searches while the reader types. Escape and a button empty it. */
export function SearchField(props: SearchFieldProps) {
  const { label, short, value, onChange, clearLabel, className } = props
  const field = useRef<HTMLInputElement>(null)
  const onCleared = () => {
    onChange('')
    field.current?.focus()
  }
  const onKeyPressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return
    // Stop the event here: a dialog around the field would close.
    event.preventDefault()
    event.stopPropagation()
    onCleared()
  }
  return (
    <div className={classes(frame, className)}>
      <Icon path={icons.search} />
      <input
        ref={field}
        type="search"
        part="input search"
        className={classes(inputStyle, input)}
        data-short={Boolean(short) || undefined}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyPressed}
      />
      {short && (
        <span className={shortText} aria-hidden="true">
          {short}
        </span>
      )}
      {value !== '' && (
        <IconButton icon={icons.close} small label={clearLabel} className={clear} onClick={onCleared} />
      )}
    </div>
  )
}

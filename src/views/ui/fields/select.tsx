import type { Ref, SelectHTMLAttributes } from 'react'
import { Icon } from '../pictures/icon'
import { icons } from '../pictures/icons'
import { classes, css } from '../style/styles'
import { space, token } from '../style/tokens'
import { Field, type FieldTexts } from './field'
import { inputStyle, toldInside } from './input-style'

const frame = css({
  position: 'relative',
  '& svg': {
    position: 'absolute',
    insetInlineEnd: space(2.5),
    insetBlock: 0,
    marginBlock: 'auto',
    color: token('text-muted'),
    pointerEvents: 'none',
  },
})
const select = css({
  '&:has(option[value=""]:checked)': { color: token('text-muted') },
  '&&': { paddingInlineEnd: `calc(1.25rem + ${space(5)})`, textOverflow: 'ellipsis', cursor: 'pointer' },
})
// Without a label above it, it stands in a row of buttons, and its choice says what it is.
const inRow = css(toldInside)

interface SelectOption {
  value: string
  label: string
  /** The language of the label, if it is another one. */
  lang?: string
}

interface SelectProps extends FieldTexts, SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen. It can't be chosen itself. */
  placeholder?: string
  ref?: Ref<HTMLSelectElement>
}

/** A choice between several options, with the browser's own `<select>`. */
export function Select(props: SelectProps) {
  const { label, labelHidden, note, hint, error, className, options, placeholder, ...rest } = props
  return (
    <Field {...{ label, labelHidden, note, hint, error, className }}>
      {(control) => (
        <div className={frame}>
          <select
            {...rest}
            {...control}
            part="input select"
            className={classes(inputStyle, select, labelHidden && inRow)}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon path={icons.chevronDown} />
        </div>
      )}
    </Field>
  )
}

import { useState } from 'react'
import { IconButton } from '../buttons/icon-button'
import { classes, css } from '../style/styles'
import { space } from '../style/tokens'
import { Field } from './field'
import { inputStyle } from './input-style'
import type { TextFieldProps } from './text-field'

const frame = css({ position: 'relative' })
const input = css({
  '&&': { paddingInlineEnd: `calc(2.75rem + ${space(0.5)})` },
  // Edge adds a reveal button of its own.
  '&::-ms-reveal': { display: 'none' },
})
const toggle = css({
  '&&': { position: 'absolute', insetInlineEnd: space(0.5), insetBlock: 0, marginBlock: 'auto' },
  '&:focus-visible': { outlineOffset: '-3px' },
})

export const eye =
  'M2.5 10S5 4.75 10 4.75 17.5 10 17.5 10 15 15.25 10 15.25 2.5 10 2.5 10zM10 12.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5z'
export const eyeOff =
  'M8 4.95a7.6 7.6 0 0 1 2-.2c5 0 7.5 5.25 7.5 5.25a13 13 0 0 1-2.1 2.8M5.1 6.3A12.7 12.7 0 0 0 2.5 10s2.5 5.25 7.5 5.25a7.4 7.4 0 0 0 3.6-.95M8.35 8.45a2.25 2.25 0 0 0 3.15 3.2M3.5 3.5l13 13'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** The toggle's name while the password is hidden, such as "Show password". */
  showLabel: string
  /** The toggle's name while the password can be read, such as "Hide password". */
  concealLabel: string
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, labelHidden, note, hint, error, className, showLabel, concealLabel, ...rest } = props
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, labelHidden, note, hint, error, className }}>
      {(control) => (
        <div className={frame}>
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            part="input"
            className={classes(inputStyle, input)}
          />
          <IconButton
            icon={shown ? eyeOff : eye}
            label={shown ? concealLabel : showLabel}
            aria-controls={control.id}
            className={toggle}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}

import { TextField, type TextFieldProps } from '../../ui/fields/text-field'
import { classes, css } from '../../ui/style/styles'

const digits = css({ '& input': { fontVariantNumeric: 'tabular-nums', letterSpacing: '.1em' } })

/** The field for a code, named `code` in its form. Digits by default, which the browser may fill in from a message. */
export function CodeField({ className, ...props }: TextFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      dir="ltr"
      {...props}
      name="code"
      className={classes(digits, className)}
    />
  )
}

/** Whether it is a code of six digits, also as "123 456". */
export const isSixDigits = (text: string): boolean => /^\d{6}$/.test(text.replace(/\s/g, ''))

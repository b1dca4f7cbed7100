import type { InputHTMLAttributes, Ref } from 'react'
import { Field, type FieldTexts } from './field'
import { inputStyle } from './input-style'

export interface TextFieldProps extends FieldTexts, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>
}

/** One line of text. `type`, `required`, `autoComplete` and the like go to the input. */
export function TextField({ label, labelHidden, note, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, note, hint, error, className }}>
      {(control) => <input {...input} {...control} part="input" className={inputStyle} />}
    </Field>
  )
}

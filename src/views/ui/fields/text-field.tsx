import type { InputHTMLAttributes, Ref } from 'react'
import { Field, type FieldTexts } from './field'
import { inputStyle } from './input-style'

export interface TextFieldProps extends FieldTexts, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>
}

/** A field for one line of text. Attributes such as `type`, `required` and `autoComplete` go to the input. */
export function TextField({ label, labelHidden, note, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, note, hint, error, className }}>
      {(control) => <input {...input} {...control} part="input" className={inputStyle} />}
    </Field>
  )
}

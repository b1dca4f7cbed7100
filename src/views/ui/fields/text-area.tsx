import type { Ref, TextareaHTMLAttributes } from 'react'
import { classes, css } from '../style/styles'
import { Field, type FieldTexts } from './field'
import { inputStyle } from './input-style'

// The field grows with its text if the browser supports `field-sizing`. It can also be resized by hand.
const area = css({ resize: 'vertical', fieldSizing: 'content', minBlockSize: '6.5rem', maxBlockSize: '60vh' })

interface TextAreaProps extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>
}

export function TextArea({ label, labelHidden, note, hint, error, className, ...textarea }: TextAreaProps) {
  return (
    <Field {...{ label, labelHidden, note, hint, error, className }}>
      {(control) => (
        <textarea rows={4} {...textarea} {...control} part="input" className={classes(inputStyle, area)} />
      )}
    </Field>
  )
}

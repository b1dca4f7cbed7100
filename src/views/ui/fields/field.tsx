import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon'
import { icons } from '../pictures/icons'
import { classes, css } from '../style/styles'
import { space, token } from '../style/tokens'
import { useId } from '../use-id'
import { visuallyHidden } from '../visually-hidden'

const field = css({ display: 'grid', gap: space(1.5), minInlineSize: 0 })
const top = css({ display: 'flex', justifyContent: 'space-between', gap: space(3) })
const labelStyle = css({ fontSize: token('text-sm'), fontWeight: token('weight-medium') })
const aside = css({ fontSize: token('text-sm'), color: token('text-muted') })
const errorStyle = css({
  display: 'flex',
  gap: space(1),
  fontSize: token('text-sm'),
  color: token('danger-text'),
  '& svg': { marginBlockStart: '.125rem' },
})

/** The props that every field has beside the attributes of its control. */
export interface FieldTexts {
  label: string
  /** Hides the label; screen readers still have it. */
  labelHidden?: boolean
  /** Shown across from the label, such as "Optional". */
  note?: ReactNode
  /** A text below the control that says what is expected. */
  hint?: ReactNode
  /** A text that says what is wrong with the value. It replaces the hint. */
  error?: ReactNode
}

/** The attributes that connect a control with its label and its message. */
interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldTexts {
  className?: string
  children: (control: FieldControl) => ReactNode
}

export function Field({ label, labelHidden, note, hint, error, className, children }: FieldProps) {
  const id = useId()
  const message = error ?? hint
  const messageId = message ? `${id}-message` : undefined
  return (
    <div part="field" className={classes(field, className)}>
      <div className={labelHidden ? visuallyHidden : top}>
        <label htmlFor={id} className={labelStyle}>
          {label}
        </label>
        {note && <span className={aside}>{note}</span>}
      </div>
      {children({ id, 'aria-describedby': messageId, 'aria-invalid': error ? true : undefined })}
      {message && (
        <p id={messageId} className={error ? errorStyle : aside}>
          {error && <Icon path={icons.warning} small />}
          {message}
        </p>
      )}
    </div>
  )
}

import type { InputHTMLAttributes, ReactNode } from 'react'
import { coarsePointer } from '../style/queries'
import { css } from '../style/styles'
import { space, token } from '../style/tokens'

const frame = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: '1.5rem',
  [coarsePointer]: { minBlockSize: '2.75rem' },
  '& > input': {
    flex: 'none',
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    accentColor: token('accent-strong'),
  },
})

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Its label. */
  children: ReactNode
}

/** A box to tick, with its label beside it. */
export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label part="checkbox" className={frame}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}

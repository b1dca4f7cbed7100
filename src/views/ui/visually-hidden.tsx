import type { ReactNode } from 'react'
import { css } from './style/styles'

/** For what is hidden under a condition, such as in a narrow container. */
export const hiddenStyle = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const visuallyHidden = css({ ...hiddenStyle })

/** Text that is only for screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>
}

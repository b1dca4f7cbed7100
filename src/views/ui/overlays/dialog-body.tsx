import { type ReactNode, useRef } from 'react'
import { css } from '../style/styles'
import { space } from '../style/tokens'
import { useOverflow } from '../use-overflow'
import { useClosedOnBack } from './use-closed-on-back'

const body = css({
  padding: space(1, 5, 5),
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outlineOffset: '-2px' },
  '[data-wide=whole] > &': { display: 'grid', minBlockSize: 0, padding: 0, overflow: 'clip' },
})
interface DialogBodyProps {
  titleId: string
  onBack: (() => void) | undefined
  children: ReactNode
}

/** The content between title and footer. It scrolls if the window is too low for it. */
export function DialogBody({ titleId, onBack, children }: DialogBodyProps) {
  const box = useRef<HTMLDivElement>(null)
  useClosedOnBack(box, onBack)
  const scrolls = useOverflow(box)
  return (
    <div
      ref={box}
      className={body}
      {...(scrolls && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
    >
      {children}
    </div>
  )
}

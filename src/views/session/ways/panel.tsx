import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { HeadingLevelContext, useHeading } from '../../ui/heading'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'

// A long word breaks: it does not widen the form.
const panel = css({
  display: 'grid',
  overflowWrap: 'anywhere',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(4),
})
const headingStyle = css({
  fontFamily: token('font-heading'),
  fontSize: token('text-lg'),
  fontWeight: token('weight-bold'),
  lineHeight: token('line-height-tight'),
  '&:focus-visible': { outline: 'none' },
})
const hintStyle = css({ marginBlockStart: space(1), color: token('text-muted'), overflowWrap: 'anywhere' })
/** What leads elsewhere, below a form. */
export const othersStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(2) })

interface PanelProps {
  title: string
  hint: ReactNode
  takesFocus?: boolean
  children: ReactNode
}

/** Takes the place of a form in its card. Its heading takes the focus. */
export function Panel({ title, hint, takesFocus = true, children }: PanelProps) {
  const { Heading, below } = useHeading(3)
  const top = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) top.current?.focus()
  }, [takesFocus])
  return (
    <div className={panel}>
      <div>
        <Heading ref={top} tabIndex={-1} className={headingStyle}>
          {title}
        </Heading>
        <p className={hintStyle}>{hint}</p>
      </div>
      <HeadingLevelContext.Provider value={below}>{children}</HeadingLevelContext.Provider>
    </div>
  )
}

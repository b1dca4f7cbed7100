import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { useHeading } from '../ui/heading'
import { narrow } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3, 6),
  marginBlockEnd: space(6),
  [narrow]: { marginBlockEnd: space(4) },
})
const headingStyle = css({
  fontFamily: token('font-heading'),
  fontSize: token('text-2xl'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.2,
  letterSpacing: '-.015em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: 'none' },
})
const descriptionStyle = css({ marginBlockStart: space(1), color: token('text-muted') })

/** How many pages of the portal were visited before this one. */
export const VisitContext = createContext(0)

export interface PageHeadingProps {
  children: ReactNode
  description?: ReactNode
  /** Shown across from the heading. */
  actions?: ReactNode
}

/**
 * The heading of a screen. After a navigation inside the portal it takes the focus, so that the keyboard and
 * a screen reader start at the top of the new screen.
 */
export function PageHeading({ children, description, actions }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const visit = useContext(VisitContext)
  useLayoutEffect(() => {
    if (visit > 0) heading.current?.focus()
  }, [visit])
  const Heading = useHeading(0)
  return (
    <div className={frame}>
      <div>
        <Heading ref={heading} tabIndex={-1} className={headingStyle}>
          {children}
        </Heading>
        {description && <p className={descriptionStyle}>{description}</p>}
      </div>
      {actions}
    </div>
  )
}

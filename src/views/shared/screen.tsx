import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { HeadingLevelContext, useHeading } from '../ui/heading'
import { narrow } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3, 6),
  marginBlockEnd: space(6),
  [narrow]: { marginBlockEnd: space(3) },
  '& > :first-child': { marginInlineEnd: 'auto' },
})
const headingStyle = css({
  fontFamily: token('font-heading'),
  fontSize: token('text-2xl'),
  fontWeight: token('weight-bold'),
  lineHeight: token('line-height-large'),
  letterSpacing: '-.015em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: 'none' },
})
const descriptionStyle = css({
  marginBlockStart: space(1),
  color: token('text-muted'),
  overflowWrap: 'anywhere',
})

/** How many pages of the portal were visited before this one. */
export const VisitContext = createContext(0)

export interface ScreenProps {
  heading: ReactNode
  description?: ReactNode
  /** Shown across from the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** After a navigation inside the portal the heading takes the focus: keys and screen readers start at the top. */
export function Screen({ heading, description, actions, children }: ScreenProps) {
  const top = useRef<HTMLHeadingElement>(null)
  const visit = useContext(VisitContext)
  useLayoutEffect(() => {
    if (visit > 0) top.current?.focus()
  }, [visit])
  const { Heading, below } = useHeading()
  return (
    <>
      <div className={frame}>
        <div>
          <Heading ref={top} tabIndex={-1} className={headingStyle}>
            {heading}
          </Heading>
          {description && <div className={descriptionStyle}>{description}</div>}
        </div>
        {actions}
      </div>
      <HeadingLevelContext.Provider value={below}>{children}</HeadingLevelContext.Provider>
    </>
  )
}

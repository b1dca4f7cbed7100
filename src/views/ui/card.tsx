import type { ReactNode } from 'react'
import { HeadingLevelContext, useHeading } from './heading'
import { classes, css } from './style/styles'
import { gaps } from './style/target'
import { hairline, space, token } from './style/tokens'
import { useId } from './use-id'

const card = css({
  containerType: 'inline-size',
  background: token('surface'),
  border: hairline(),
  borderRadius: token('radius-large'),
  boxShadow: token('shadow'),
  // Content that touches the edge is clipped by the round corners.
  overflow: 'clip',
})
const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2, 4),
  // The same height with and without buttons, so that the titles of cards side by side are aligned.
  minBlockSize: `calc(${token('control-height-small')} + ${space(7)})`,
  paddingBlock: space(4, 3),
  paddingInline: space(5),
  // A long word breaks: it does not widen the card, which would clip it.
  '& > *': { minInlineSize: 0 },
})
const headingStyle = css({
  fontFamily: token('font-heading'),
  fontSize: token('text-lg'),
  fontWeight: token('weight-bold'),
  lineHeight: token('line-height-tight'),
})
const descriptionStyle = css({ color: token('text-muted'), fontSize: token('text-sm'), textWrap: 'pretty' })
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', ...gaps })
const body = css({
  padding: space(0, 5, 5),
  '&:first-child': { paddingBlockStart: space(5) },
  '&&[data-flush]': { padding: 0 },
})
const footerStyle = css({
  paddingBlock: space(3),
  paddingInline: space(5),
  borderBlockStart: hairline(),
  // What it holds may render nothing.
  '&:empty': { display: 'none' },
  // The way on stands at the end, as beside a count.
  '& > a:only-child': { display: 'flex', inlineSize: 'fit-content', marginInlineStart: 'auto' },
})

interface CardProps {
  /** The heading of the card, and its name as a landmark. */
  title?: ReactNode
  /** A sentence under the title, or in its place. */
  description?: ReactNode
  /** Buttons, links and menus across from the title; in a narrow card, below it. */
  actions?: ReactNode
  /** Shown below a hairline, such as a link to the full list. */
  footer?: ReactNode
  /** No padding around the body, for tables and lists that reach the edge. */
  flush?: boolean
  className?: string
  children?: ReactNode
}

/** A raised surface with a title. There is only one level of elevation: cards are never nested. */
export function Card(props: CardProps) {
  const { title, description, actions, footer, flush, className, children } = props
  const id = useId()
  const { Heading, below } = useHeading(3)
  return (
    <section part="card" className={classes(card, className)} aria-labelledby={title ? id : undefined}>
      {(title || description || actions) && (
        <div part="card-header" className={header}>
          <div>
            {title && (
              <Heading id={id} className={headingStyle}>
                {title}
              </Heading>
            )}
            {description && <p className={descriptionStyle}>{description}</p>}
          </div>
          {actions && <div className={actionsStyle}>{actions}</div>}
        </div>
      )}
      {children && (
        <div className={body} data-flush={flush || undefined}>
          {title ? (
            <HeadingLevelContext.Provider value={below}>{children}</HeadingLevelContext.Provider>
          ) : (
            children
          )}
        </div>
      )}
      {footer && <div className={footerStyle}>{footer}</div>}
    </section>
  )
}

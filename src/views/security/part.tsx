import type { ReactNode, RefObject } from 'react'
import { Notes } from '../shared/notes'
import { Card } from '../ui/card'
import { css } from '../ui/style/styles'
import { hairline, space, token } from '../ui/style/tokens'

export const stack = css({
  display: 'grid',
  // A long word breaks: it does not widen the card, which would clip it.
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(4),
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '& > form': { inlineSize: '100%', maxInlineSize: '26rem' },
})
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
export const muted = css({ color: token('text-muted'), fontSize: token('text-sm') })
const list = css({
  inlineSize: '100%',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(2, 4),
    paddingBlock: space(3),
    borderBlockStart: hairline(),
  },
  '& > li:first-child': { paddingBlockStart: 0, borderBlockStart: 'none' },
})
const about = css({
  display: 'grid',
  gap: space(0.5),
  minInlineSize: 0,
  flex: '1 1 12rem',
  overflowWrap: 'anywhere',
})
const nameStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  fontWeight: token('weight-medium'),
})

const titleStyle = css({ '&:focus-visible': { outline: 'none' } })

interface PartProps {
  title: string
  /** Its title, which takes the focus where what was pressed is gone. */
  top: RefObject<HTMLSpanElement | null>
  hint?: string
  children: ReactNode
}

/** A card about one of the ways in. */
export function Part({ title, top, hint, children }: PartProps) {
  const heading = (
    <span ref={top} tabIndex={-1} className={titleStyle}>
      {title}
    </span>
  )
  return (
    <Card title={heading} description={hint}>
      <div className={stack}>{children}</div>
    </Card>
  )
}

export const Rows = ({ children }: { children: ReactNode }) => <ul className={list}>{children}</ul>

interface RowProps {
  name: ReactNode
  /** What is known about it. */
  facts: readonly ReactNode[]
  /** A button, across from the name. */
  action?: ReactNode
}

export function Row({ name, facts, action }: RowProps) {
  return (
    <li>
      <div className={about}>
        <span className={nameStyle}>{name}</span>
        <Notes notes={facts} />
      </div>
      {action}
    </li>
  )
}

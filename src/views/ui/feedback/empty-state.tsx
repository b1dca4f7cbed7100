import type { ReactNode } from 'react'
import { isolated } from '../isolated'
import { Drawing } from '../pictures/drawing'
import type { DrawingName } from '../pictures/drawings'
import { css } from '../style/styles'
import { space, token } from '../style/tokens'

const state = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space(1),
  padding: space(6, 5, 8),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '&[data-compact]': { padding: space(2, 4, 4) },
})
const titleStyle = css({
  '* + &': { marginBlockStart: space(2) },
  fontWeight: token('weight-bold'),
  textWrap: 'balance',
})
const textStyle = css({
  maxInlineSize: '42ch',
  fontSize: token('text-sm'),
  color: token('text-muted'),
  textWrap: 'balance',
})
// An action may render nothing; then there is no margin.
const actionStyle = css({ '&:not(:empty)': { marginBlockStart: space(3) } })

interface EmptyStateProps {
  /** Without one, it is quiet: one of several parts of a page that have nothing. */
  drawing?: DrawingName | undefined
  title: ReactNode
  /** A sentence: what will be here, or what happened. */
  text?: ReactNode
  /** A button or a link for the next step. */
  action?: ReactNode
  /** Smaller, for a panel or a small card. */
  compact?: boolean
}

/** Shown where there is nothing else to show: a drawing, a title, and the reason. */
export function EmptyState({ drawing, title, text, action, compact }: EmptyStateProps) {
  return (
    <div part="empty-state" className={state} data-compact={compact || undefined}>
      {drawing && <Drawing name={drawing} small={compact} />}
      <p className={titleStyle}>{title}</p>
      {text && <p className={textStyle}>{isolated(text)}</p>}
      {action && <div className={actionStyle}>{action}</div>}
    </div>
  )
}

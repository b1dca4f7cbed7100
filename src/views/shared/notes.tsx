import type { ReactNode } from 'react'
import { css } from '../ui/style/styles'
import { token } from '../ui/style/tokens'

// Each note begins with its dot. Where a line begins, the dot lies outside of the frame.
const frame = css({
  overflow: 'clip',
  fontSize: token('text-sm'),
  color: token('text-muted'),
  overflowWrap: 'anywhere',
})
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: '-1.25em',
  '& > *::before': { content: '"·"', display: 'inline-block', inlineSize: '1.25em', textAlign: 'center' },
})

/** Short facts after one another, with dots between those that stand on one line. What is empty is left out. */
export function Notes({ notes }: { notes: readonly ReactNode[] }) {
  return (
    <p className={frame}>
      <span className={line}>{notes.map((note, index) => note && <span key={index}>{note}</span>)}</span>
    </p>
  )
}

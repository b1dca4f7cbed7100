import type { ReactNode } from 'react'
import { css } from '../ui/style/styles'
import { token } from '../ui/style/tokens'

// Each note begins with a dot. At the start of a line, the dot lies outside of the frame and is clipped.
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

/** Short facts one after another, with a dot between two facts on the same line. Empty facts are left out. */
export function Notes({ notes }: { notes: readonly ReactNode[] }) {
  return (
    <p className={frame}>
      <span className={line}>{notes.map((note, index) => note && <span key={index}>{note}</span>)}</span>
    </p>
  )
}

import type { ReactNode } from 'react'
import { Icon } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

// Each note begins with a dot. At the start of a line, the dot lies outside of the frame and is clipped. The dot is out
// of the flow, so that it moves no letter, and no line breaks between the two.
const frame = css({
  display: 'block',
  overflowX: 'clip',
  fontSize: token('text-sm'),
  color: token('text-muted'),
  overflowWrap: 'anywhere',
})
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: '-1.25em',
  '& > *': { position: 'relative', paddingInlineStart: '1.25em' },
  '& > *::before': {
    // Seen, and not said: the facts are said one after another.
    content: '"·"/""',
    position: 'absolute',
    insetInlineStart: 0,
    inlineSize: '1.25em',
    textAlign: 'center',
  },
})

/** Short facts one after another, with a dot between two facts on the same line. Empty facts are left out. */
export const Notes = ({ notes }: { notes: readonly ReactNode[] }) => notesOf(notes)

/** The same for the rows of a list, each of which would draw one component more. */
export const notesOf = (notes: readonly ReactNode[]) => (
  <span className={frame}>
    <span className={line}>{notes.map((note, index) => note && <span key={index}>{note}</span>)}</span>
  </span>
)

const late = css({
  verticalAlign: 'top',
  display: 'inline-flex',
  gap: space(1),
  fontWeight: token('weight-medium'),
  color: token('red-text'),
  '& > svg': { marginBlockStart: '.15em' },
})

/** What is overdue is told in colour, by an icon and in words. */
export const lateNote = (text: ReactNode) => (
  <span className={late}>
    <Icon path={icons.warning} small />
    {text}
  </span>
)

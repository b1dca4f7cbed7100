import type { ReactNode } from 'react'
import { classes, css } from '../../ui/style/styles'
import { hairline, space } from '../../ui/style/tokens'

// As wide as the cards of any page; a text in them, as lines are read well.
const frame = css({ display: 'grid', gap: space(4), '& p': { maxInlineSize: '75ch' } })
/** A dialog is a surface already: there are no boxes in it, only lines. */
const flat = css({
  '& > section': {
    background: 'none',
    borderWidth: 0,
    borderRadius: 0,
    boxShadow: 'none',
    overflow: 'visible',
  },
  '& > section + section': { borderBlockStart: hairline() },
  '& > section > div': { paddingInline: 0 },
})

/** Cards one below the other; within a dialog, without their frames. */
export const Cards = ({ isInDialog, children }: { isInDialog: boolean; children: ReactNode }) => (
  <div className={classes(frame, isInDialog && flat)}>{children}</div>
)

import { type List, saidIn, type Ticket } from '../../core/index'
import { useStore } from '../host/use-store'
import { Words } from '../shared/text/marked-words'
import { css } from '../ui/style/styles'
import { token } from '../ui/style/tokens'

const line = css({
  flexBasis: '100%',
  fontSize: token('text-sm'),
  fontWeight: '400',
  color: token('text-muted'),
  overflowWrap: 'anywhere',
  // What was searched stands in the first two lines.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})

export interface SaidProps {
  ticket: Ticket
  list: Pick<List<Ticket>, '$search'>
}

/** What was written in a ticket that a search has found by that alone. */
export function Said({ ticket, list }: SaidProps) {
  const pieces = saidIn(ticket, useStore(list.$search))
  return pieces.length > 0 ? (
    <span className={line} dir="auto">
      <Words pieces={pieces} />
    </span>
  ) : null
}

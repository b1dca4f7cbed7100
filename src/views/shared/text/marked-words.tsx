import { Fragment } from 'react'
import type { Piece } from '../../../core/index'
import { forcedColors } from '../../ui/style/forced-colors'
import { css } from '../../ui/style/styles'
import { token } from '../../ui/style/tokens'

const mark = css({
  color: token('accent-text'),
  background: token('accent-tint'),
  borderRadius: token('radius-small'),
  fontWeight: token('weight-bold'),
  [forcedColors]: { forcedColorAdjust: 'none', color: 'MarkText', background: 'Mark' },
})

/** A text in which what was searched is marked. */
export const Words = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isMatch }, place) =>
    isMatch ? (
      <mark key={place} className={mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )

/** What stands between two parts of a text, such as an amount and a date. */
const divider = ' · '

/** A text of several parts. Each has a direction of its own: in Arabic, the day of a date would leave its month. */
export const Parts = ({ pieces }: { pieces: readonly Piece[] }) =>
  partsOf(pieces).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && divider}
      <bdi>
        <Words pieces={part} />
      </bdi>
    </Fragment>
  ))

function partsOf(pieces: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [[]]
  for (const { text, isMatch } of pieces) {
    const [first = '', ...others] = isMatch ? [text] : text.split(divider)
    if (first) parts.at(-1)?.push({ text: first, isMatch })
    parts.push(...others.map((other) => (other ? [{ text: other, isMatch }] : [])))
  }
  return parts
}

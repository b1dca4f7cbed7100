/** How large a control is for a pointer, where it is drawn smaller. */
import { coarsePointer, phone } from './queries'
import { ring, space, type TokenName, token } from './tokens'

/** A control for a finger: at least 44 px high, and no lower than for a mouse. @param name is its height for a mouse */
// @__NO_SIDE_EFFECTS__
export const fingerHeight = (name: TokenName) => `max(2.75rem,${token(name)})`

/** Room for a small button until its code is there, so that nothing moves when it comes. @param padding is around the button */
// @__NO_SIDE_EFFECTS__
export const buttonRoom = (padding = '0px') => ({
  minBlockSize: `calc(${token('control-height-small')} + ${padding})`,
})

/** A row whose small buttons are 44 px high for a finger: as high as a field beside them, or what a client comes for, such as Pay. */
export const besideField = {
  [coarsePointer]: {
    '&& [part~=button]': {
      minBlockSize: fingerHeight('control-height-small'),
      minInlineSize: fingerHeight('control-height-small'),
    },
  },
} as const

/** Room for the buttons with which a client answers, as high as those. */
export const answerRoom = {
  ...buttonRoom(),
  [coarsePointer]: { ...besideField[coarsePointer], minBlockSize: fingerHeight('control-height-small') },
} as const

/** Between small controls that may stand in several lines: a finger finds each of them. */
export const gaps = { gap: space(2), [coarsePointer]: { rowGap: space(3) } } as const

/** Buttons with which a client answers. On a phone, they fill one line, or each has one of its own. */
export const answers = {
  display: 'flex',
  flexWrap: 'wrap',
  ...gaps,
  [phone]: { '&& > [part~=button]': { flexGrow: 1, minInlineSize: '40%' } },
} as const

/** A control inside a row of text. */
export const tinyHeight = `calc(${token('control-height-small')} - .25rem)`

/** As high as this at least, above and below what is drawn. Nothing moves. */
const reaching = (height: string) => ({ insetBlock: `min(0px,(100% - ${height})/2)` })

/** A press around the control counts: 24 px for a mouse and 44 px for a finger. For what is no part of a sentence. */
export const target = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 'min(0px,(100% - 1.5rem)/2)',
    ...reaching('1.5rem'),
    [coarsePointer]: { insetInline: 'min(0px,(100% - 2.75rem)/2)', ...reaching('2.75rem') },
  },
} as const

/**
 * A link or a button that covers what it stands in, such as its row: a press anywhere there is a press on it, and the ring of the
 * focus goes around all of it, and so does the veil of a press. What it covers has `position: relative`.
 */
export const cover = {
  backgroundSize: 0,
  '&::after': { content: '""', position: 'absolute', inset: 0, backgroundImage: 'inherit' },
  // A link has a rule of its own for the focus.
  '&&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: ring, outlineOffset: '-2px' },
} as const

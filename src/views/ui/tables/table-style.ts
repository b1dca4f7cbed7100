import { fadingEnd } from '../style/fade'
import { forcedColors } from '../style/forced-colors'
import { hoverPointer, narrow, print, tiny } from '../style/queries'
import { css } from '../style/styles'
import { cover } from '../style/target'
import { hairline, space, token } from '../style/tokens'
import { hiddenStyle } from '../visually-hidden'

export const frame = css({ containerType: 'inline-size' })
/** Takes no room, and is as high as the box may be. A narrow list has no box. */
export const measure = css({ position: 'absolute', [narrow]: { display: 'none' } })

export const scroller = css({
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'auto contain',
  // A row that gets the focus scrolls clear of the header, and of the shade below.
  scrollPaddingBlock: '2.5rem',
  scrollbarWidth: 'thin',
  scrollbarColor: `${token('line-strong')} transparent`,
  '&:focus-visible': { outlineOffset: '-2px' },
  ...fadingEnd('surface'),
  [narrow]: {
    '&[data-flows]': { maxBlockSize: 'none!important', '&::after': { content: 'none' } },
  },
  [print]: { '&::after': { content: 'none' } },
})

/** Rows share the columns of the table, so that rows rendered later line up with rows rendered before. */
const shared = { display: 'grid', gridColumn: '1/-1', gridTemplateColumns: 'subgrid' }

export const table = css({
  display: 'grid',
  columnGap: space(5),
  minInlineSize: '100%',
  [narrow]: { display: 'block' },
})
export const rowGroup = css({ ...shared, [narrow]: { display: 'block', borderBlockStart: hairline() } })
export const head = css({
  ...shared,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: token('surface'),
  boxShadow: `inset 0 calc(-1*${token('line-width')}) ${token('line')}`,
  color: token('text-muted'),
  fontSize: token('text-xs'),
  // The header is hidden but keeps its roles: screen readers still announce a cell with its column.
  [narrow]: hiddenStyle,
})
// What depends on other rows, or on what is in a row, is said by attributes. With `:has()` and `:last-of-type`, the browser
// would look at every row again for each one that comes into view.
export const row = css({
  ...shared,
  position: 'relative',
  paddingInline: space(5),
  borderBlockEnd: hairline(),
  alignItems: 'center',
  // It is as high as the others.
  '&[data-place~=last]': {
    borderBlockEndColor: 'transparent',
    [forcedColors]: { borderBlockEndColor: 'Canvas' },
  },
  [hoverPointer]: { '&[data-linked]:hover': { background: token('surface-hover') } },
  '&:focus-visible': { outlineOffset: '-2px' },
  [narrow]: {
    // What stands at the end of the foot takes the last column, and what stands across from the title the last two: so a wide
    // badge leaves the foot its room.
    gridTemplateColumns: 'minmax(0,1fr) auto minmax(min-content,0px)',
    columnGap: 0,
    paddingBlock: space(3),
    'thead > &': { display: 'flex' },
    '&[data-place~=hidden]': { display: 'none' },
    '&[data-place=last-shown]': { borderBlockEnd: 0 },
  },
  [print]: { '&[data-place~=hidden]': { display: 'grid' } },
})
// A number at the end of its column needs more room to the text that begins the next one.
const besideNumber = {
  '@container (width>56em)': { '&[data-align=number]:not(:last-child)': { paddingInlineEnd: space(6) } },
}
export const headerCell = css({
  paddingBlock: space(2),
  fontWeight: token('weight-medium'),
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '&[data-align=end]': { textAlign: 'end' },
  '&[data-align=number]': { textAlign: 'right' },
  ...besideNumber,
  // A row has no cell for it then.
  [narrow]: { '&[data-narrow=hidden]': { display: 'none' } },
})
/** A line with something at each end; where it is too narrow, they stand one below the other. */
const ends = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }

export const cell = css({
  minInlineSize: 0,
  paddingBlock: space(3),
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  // What a row is about leads: ids, numbers of rows and dates stand back.
  '&[data-narrow=title]': { fontWeight: token('weight-medium') },
  '&[data-narrow^=foot],&[data-narrow=hidden]': { color: token('text-muted') },
  '& time': { whiteSpace: 'nowrap' },
  // A badge breaks between words. Its column gives a word room, but for one that is longer than any status.
  '& [part~=badge]': { maxInlineSize: '9rem', overflowWrap: 'break-word' },
  '&[data-align=end]': { textAlign: 'end' },
  // Digits of numbers line up at the right, in languages from right to left, too.
  '&[data-align=number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  ...besideNumber,
  [narrow]: {
    gridColumn: '1/-1',
    display: 'grid',
    gridTemplateColumns: 'minmax(5rem,auto) minmax(0,1fr)',
    columnGap: space(4),
    alignItems: 'baseline',
    justifyItems: 'end',
    paddingBlock: space(0.5),
    '&,&[data-align=number]': { textAlign: 'end' },
    fontSize: token('text-sm'),
    // The column's name beside the value. It is silent: a screen reader gets the name from the header.
    '&::before': {
      content: 'attr(data-label)/""',
      color: token('text-muted'),
      justifySelf: 'start',
      textAlign: 'start',
    },
    '&[data-narrow=title],&[data-narrow=aside]': {
      display: 'block',
      justifyItems: 'normal',
      gridRow: 1,
      alignSelf: 'start',
      textAlign: 'start',
      fontSize: token('text-md'),
      '&::before': { content: 'none' },
    },
    '&[data-narrow=title]': { gridColumn: 1, paddingBlockEnd: space(1.5), paddingInlineEnd: space(4) },
    '&[data-narrow=aside]': { gridColumn: '2/-1', textAlign: 'end' },
    '&[data-narrow=lead]': { order: -1, ...ends, paddingBlock: space(1), '&::before': { content: 'none' } },
    '&[data-narrow^=foot]': {
      order: 1,
      ...ends,
      fontSize: token('text-xs'),
    },
    '&[data-narrow=foot-start],&[data-narrow=foot-end]': { paddingBlock: space(1.5, 1) },
    '&[data-narrow=foot-start]': {
      gridColumn: '1/3',
      justifyContent: 'start',
      columnGap: space(2),
      paddingInlineEnd: space(4),
    },
    // A long one leaves room for what stands before it.
    '&[data-narrow=foot-end]': {
      order: 2,
      gridColumn: 3,
      inlineSize: 'max-content',
      maxInlineSize: '9rem',
      justifySelf: 'end',
      justifyContent: 'end',
    },
    '&[data-narrow=hidden]': { display: 'none' },
  },
  [tiny]: {
    // The name stands above the value.
    '&&': { gridTemplateColumns: 'minmax(0,1fr)', justifyItems: 'start', textAlign: 'start' },
    '&[data-narrow=title],&[data-narrow=aside]': { gridColumn: '1/-1' },
    '&[data-narrow=aside]': { gridRow: 2 },
    '&[data-narrow=foot-start],&[data-narrow=foot-end]': {
      gridColumn: '1/-1',
      justifySelf: 'start',
      justifyContent: 'start',
    },
  },
})

/** A second line in a cell, such as the date under a number. */
export const cellNote = css({
  display: 'block',
  fontSize: token('text-sm'),
  fontWeight: '400',
  color: token('text-muted'),
  // The note stands under the value, which stands beside its column's name.
  [narrow]: { gridColumn: 2, '[data-narrow=foot] > &': { order: -1, fontSize: 'inherit' } },
  [tiny]: { gridColumn: 1 },
})

/** The row's link covers the whole row with its border. `calc()` takes a width of `0` for no length, and no padding does. */
export const rowLink = css({
  color: 'inherit',
  textDecoration: 'none',
  ...cover,
  '&::after': {
    ...cover['&::after'],
    boxSizing: 'content-box',
    blockSize: '100%',
    paddingBlockEnd: token('line-width'),
    zIndex: 1,
  },
})
